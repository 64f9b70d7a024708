"test.x"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>} : () -> ()
"test.x"() {a = #sparse_tensor.encoding<{map = (i, j) -> (j : dense, i : compressed(nonunique, nonordered))}>} : () -> ()
"test.x"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonordered, nonunique), d1 : singleton(soa)), posWidth = 32, crdWidth = 16}>} : () -> ()
"test.x"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense), explicitVal = 1 : i32, implicitVal = 0 : i32}>} : () -> ()
"test.x"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4])}>} : () -> ()
"test.x"() {a = #sparse_tensor.encoding<{map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d0 : dense, l1 = d1 : loose_compressed)}>} : () -> ()
"test.x"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, ?, 2)>) -> (d0 : batch, d1 : compressed)}>} : () -> ()
"test.x"() {a = #sparse_tensor.encoding<{map = {l0, l1, l2, l3} (d0 = l0 * 2 + l2, d1 = l1 * 3 + l3) -> (l0 = d0 floordiv 2 : dense, l1 = d1 floordiv 3 : compressed, l2 = d0 mod 2 : dense, l3 = d1 mod 3 : dense)}>} : () -> ()
"test.x"() {a = #sparse_tensor.encoding<{map = [s0](d0) -> (d0 : dense)}>} : () -> ()
"test.x"() : () -> tensor<8xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>
"test.x"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>
