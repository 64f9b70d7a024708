#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @a(%sp : tensor<4x8xf32, #COO>, %i: index, %j: index) -> index {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 1 {x} : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  %l3 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  sparse_tensor.iterate %it in %l1 : !sparse_tensor.iter_space<#COO, lvls = 0> {
    %l2 = sparse_tensor.extract_iteration_space %sp at %it lvls = 1 : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 1>
    "test.use"(%l2) : (!sparse_tensor.iter_space<#COO, lvls = 1>) -> ()
  }
  %r:2 = sparse_tensor.iterate %it in %l3 at (_, %crd) iter_args(%x = %i, %y = %j) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> (index, index) {
    %k = "test.op"(%it, %crd) : (!sparse_tensor.iterator<#COO, lvls = 0 to 2>, index) -> index
    %v = sparse_tensor.extract_value %sp at %it : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0 to 2>
    "test.use"(%v) : (f32) -> ()
    sparse_tensor.yield %k, %y : index, index
  }
  %c = sparse_tensor.coiterate (%l1, %l1) at(%crd) iter_args(%arg = %i) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %it1, _ {
    "test.use"(%it1) : (!sparse_tensor.iterator<#COO, lvls = 0>) -> ()
    sparse_tensor.yield %arg : index
  }
  case %it1, %it2 {
    sparse_tensor.yield %crd : index
  }
  sparse_tensor.coiterate (%l1) : (!sparse_tensor.iter_space<#COO, lvls = 0>)
  case %it {
    "test.use"(%it) : (!sparse_tensor.iterator<#COO, lvls = 0>) -> ()
  }
  %q = sparse_tensor.iterate %it in %l3 at(%a, %b) iter_args(%x = %i) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
    sparse_tensor.yield %b : index
  }
  "test.use"(%r#1, %q, %c) : (index, index, index) -> ()
  return %r#0 : index
}
