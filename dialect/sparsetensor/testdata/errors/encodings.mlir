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
