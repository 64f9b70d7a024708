"test.x"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : foo)}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(foo))}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = (d0) -> (d1 : compressed)}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{foo = 1}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), posWidth = 3}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : singleton)}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed)}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 + d1 : compressed, d1 : dense)}>} : () -> ()
// -----
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>)
// -----
func.func private @f(tensor<f32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>)
// -----
func.func private @f(tensor<*xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>)
// -----
func.func private @f(tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), explicitVal = 1 : i8}>>)
// -----
func.func private @f(tensor<4xcomplex<f32>, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), implicitVal = #complex.number<:f32 0.0, 2.0>}>>)
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = {b, a} (d0, d1) -> (a = d0 : dense, b = d1 : dense)}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = {a, b, c} (d0, d1) -> (a = d0 : dense, b = d1 : dense)}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = {a, b} (d0 = b, d1 = b) -> (a = d0 : dense, b = d1 : dense)}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = (d0, d0) -> (d0 : dense)}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 floordiv 4 : dense, d0 mod 4 : structured[2, 8])}>} : () -> ()
// -----
"test.x"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[3])}>} : () -> ()
