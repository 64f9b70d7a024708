// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm --mlir-print-debuginfo
func.func @v2_pr(%a: f32, %b: f64, %c: i1, %d: i8, %e: ui8, %f: index, %g: bf16, %i: i64) {
 vector.print %a : f32
 vector.print %b : f64 punctuation <comma>
 vector.print %c : i1
 vector.print %d : i8
 vector.print %e : ui8
 vector.print %f : index
 vector.print %g : bf16
 vector.print %i : i64
 vector.print str "hallo"
 vector.print str "hallo2"
 vector.print punctuation <open>
 return
}
