// ARGS: --test-distinct-attrs

func.func @f() {
  "a"() {distinct.input = distinct[0]<42 : i32>} : () -> ()
  "b"() {distinct.input = distinct[1]<>} : () -> ()
  return
}
