func.func @f() { %0 = complex.constant [1.0] : complex<f32> return }
// -----
func.func @f() { %0 = complex.constant ["a", 1.0] : complex<f32> return }
// -----
func.func @f() { %0 = complex.constant [1.0, 1.0 : f32] : complex<f32> return }
// -----
func.func @f() { %0 = complex.constant [1.0] : f32 return }
// -----
func.func @f(%c: complex<f32>) { %0 = complex.bitcast %c : complex<f32> to i32 return }
// -----
func.func @f(%c: f32) { %0 = complex.bitcast %c : f32 to i32 return }
// -----
func.func @f(%c: index) { %0 = complex.bitcast %c : index to i32 return }
// -----
func.func @f(%c: i32) { %0 = complex.bitcast %c : i32 to index return }
// -----
"t.x"() {a = #complex.number<:bf16 1.0 -2.0e10>} : () -> ()
// -----
"t.x"() {a = #complex.number<bf16 1.0, 2.0>} : () -> ()
// -----
"t.x"() {a = #complex.number<:bf16 1, 2.0>} : () -> ()
// -----
"t.x"() {a = #complex.number} : () -> ()
// -----
%0 = arith.constant #complex.number<:f32 1.1, -2.0e10> : complex<f32>
