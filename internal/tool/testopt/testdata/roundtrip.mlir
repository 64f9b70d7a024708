// ARGS: --test-bytecode-roundtrip=test-kind=3
// ARGS: --test-bytecode-roundtrip=test-kind=4
"test.versionedC"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
// -----
"test.op"() {a = i32, b = dense<1> : tensor<2xi64>, c = [dense<3> : vector<2xi32>, dense<-4> : tensor<2x1xi32>], d = dense<[5, -6]> : tensor<2xi32>} : () -> ()
// -----
func.func @f() {
  "test.op"() {a = [#test.attr_params<0, 1>, #test.attr_params<7, 7>], b = dense<8> : tensor<2xi32>} : () -> ()
  return
}
