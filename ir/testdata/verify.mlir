"test.same_operand_element_type"() : () -> i32
// -----
%0 = "test.any"() : () -> i32
%1 = "test.any"() : () -> f32
%2 = "test.same_operand_element_type"(%0, %1) : (i32, f32) -> i32
// -----
%0 = "test.any"() : () -> i32
%1 = "test.any"() : () -> tensor<2xi32>
%2 = "test.same_operand_element_type"(%0, %1) : (i32, tensor<2xi32>) -> f32
// -----
"test.same_operand_and_result_element_type"() : () -> ()
// -----
%0 = "test.any"() : () -> i32
"test.same_operand_and_result_element_type"(%0) : (i32) -> ()
// -----
%0 = "test.any"() : () -> i32
%1 = "test.same_operand_and_result_element_type"(%0) : (i32) -> f32
// -----
%0 = "test.any"() : () -> tensor<2xi32>
%1 = "test.any"() : () -> tensor<3xi32>
"test.same_operand_shape"(%0, %1) : (tensor<2xi32>, tensor<3xi32>) -> ()
// -----
%0 = "test.any"() : () -> tensor<?xi32>
%1 = "test.any"() : () -> tensor<3xi32>
%2 = "test.any"() : () -> tensor<*xf32>
"test.same_operand_shape"(%0, %1, %2) : (tensor<?xi32>, tensor<3xi32>, tensor<*xf32>) -> ()
// -----
%0 = "test.any"() : () -> tensor<?xi32>
%1 = "test.any"() : () -> i32
"test.same_operand_shape"(%0, %1) : (tensor<?xi32>, i32) -> ()
// -----
%0 = "test.any"() : () -> tensor<2xi32>
"test.same_operand_and_result_shape"(%0) : (tensor<2xi32>) -> tensor<3xf32>
// -----
%0 = "test.any"() : () -> vector<[2]xi32>
"test.same_operand_and_result_shape"(%0) : (vector<[2]xi32>) -> vector<2xf32>
// -----
%0 = "test.any"() : () -> tensor<2xi32>
"test.same_operand_and_result_type"(%0) : (tensor<2xi32>) -> tensor<2xf32>
// -----
%0 = "test.any"() : () -> tensor<?xi32>
%1 = "test.any"() : () -> tensor<4xi32>
%2:2 = "test.same_operand_and_result_type"(%0, %1) : (tensor<?xi32>, tensor<4xi32>) -> (tensor<*xi32>, tensor<2xi32>)
%3 = "test.same_operand_and_result_type"(%0, %1) : (tensor<?xi32>, tensor<4xi32>) -> tensor<3xi32>
// -----
%0 = "test.any"() : () -> tensor<2xi32, "a">
"test.same_operand_and_result_type"(%0) : (tensor<2xi32, "a">) -> tensor<2xi32, "b">
// -----
%0 = "test.any"() : () -> tensor<2xi32>
"test.elementwise_mappable"() : () -> tensor<2xi32>
// -----
%0 = "test.any"() : () -> tensor<2xi32>
"test.elementwise_mappable"(%0) : (tensor<2xi32>) -> i32
// -----
%0 = "test.any"() : () -> tensor<2xi32>
"test.elementwise_mappable"(%0) : (tensor<2xi32>) -> (tensor<2xi32>, i32)
// -----
%0 = "test.any"() : () -> tensor<2xi32>
%1 = "test.any"() : () -> i1
"test.elementwise_mappable"(%0, %1) : (tensor<2xi32>, i1) -> tensor<3xi1>
// -----
%0 = "test.any"() : () -> tensor<2xi32>
"test.elementwise_mappable"(%0) : (tensor<2xi32>) -> vector<2xi1>
// -----
%0 = "test.any"() : () -> i32
"test.attr_sized_operands"(%0) : (i32) -> ()
// -----
%0 = "test.any"() : () -> i32
"test.attr_sized_operands"(%0, %0) {operandSegmentSizes = array<i32: 0, 1, 0, 0>} : (i32, i32) -> ()
// -----
%0 = "test.any"() : () -> i32
"test.attr_sized_operands"(%0, %0) {operandSegmentSizes = array<i32: -1, 1, 1, 1>} : (i32, i32) -> ()
// -----
%0 = "test.any"() : () -> i32
"test.attr_sized_operands"(%0, %0, %0) {operandSegmentSizes = array<i32: 0, 0, 2, 1>} : (i32, i32, i32) -> ()
// -----
%0 = "test.any"() : () -> i32
%1 = "test.any"() : () -> f32
"test.attr_sized_operands"(%0, %0, %1, %0) {operandSegmentSizes = array<i32: 1, 2, 0, 1>} : (i32, i32, f32, i32) -> ()
// -----
%0:4 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 2, 1, 1>} : () -> (i32, i32, i32, f32)
// -----
%0:4 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 1, 1, 1>} : () -> (i32, i32, i32, i32)
// -----
"test.two_region_op"() ({}) : () -> ()
// -----
"test.sized_region_op"() ({}, {}) : () -> ()
// -----
"test.sized_region_op"() ({"test.finish"() : () -> ()
  ^bb1:
    "test.finish"() : () -> ()}, {}) : () -> ()
// -----
"test.single_no_terminator_op"() ({
  "t.x"() : () -> ()
  ^bb1:
  "t.x"() : () -> ()
}) : () -> ()
// -----
"test.child"() : () -> ()
// -----
"test.parent"() ({
  "test.child"() : () -> ()
}) : () -> ()
// -----
"test.any_cond"() ({
  "test.finish"() : () -> ()
}, {}) : () -> i32
// -----
%0 = "test.any"() : () -> index
"test.isolated_region"(%0) ({
  ^bb0(%a : index):
  "t.use"(%0) : (index) -> ()
  "test.region_yield"(%a) : (index) -> ()
}) : (index) -> ()
// -----
%0 = "test.any"() : () -> index
"test.isolated_region"(%0) ({
  ^bb0(%a : index):
  "t.region"() ({
    "t.use"(%0) : (index) -> ()
  }) : () -> ()
}) : (index) -> ()
// -----
"test.symbol"() {sym_name = 1} : () -> ()
// -----
"test.symbol"() {sym_name = "a", sym_visibility = 1 : i32} : () -> ()
// -----
"test.symbol"() {sym_name = "a", sym_visibility = "x"} : () -> ()
// -----
"test.symbol"() {sym_name = "a", sym_visibility = "private"} : () -> ()
"test.symbol"() {sym_name = "a"} : () -> ()
// -----
"test.symbol"() <{sym_name = "a"}> : () -> ()
"t.region"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
}) : () -> ()
// -----
"test.isolated_graph_region"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
}) : () -> ()
// -----
"test.graph_region"() ({
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
}) : () -> ()
// -----
"test.graph_region"() ({
  "t.x"() : () -> ()
  ^bb1:
  "t.x"() : () -> ()
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  "t.x"()[^bb1] : () -> ()
  "t.x"() : () -> ()
  ^bb1:
  "t.x"() : () -> ()
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  "t.x"()[^bb1] : () -> ()
  ^bb1:
  "t.x"()[^bb2] : () -> ()
  ^bb2:
  "t.use"(%x, %y) : (i32, i32) -> ()
  ^bb3(%x : i32):
  %y = "t.def"() : () -> i32
  "t.x"()[^bb2] : () -> ()
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  ^bb0:
  "t.x"()[^bb0] : () -> ()
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  "t.x"() : () -> ()
  ^bb1:
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
  ^bb1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  %c = "t.def"() : () -> i1
  "t.cond"(%c)[^bb1, ^bb2] : (i1) -> ()
  ^bb1:
  %x = "t.def"() : () -> i32
  "t.br"()[^bb3] : () -> ()
  ^bb2:
  "t.br"()[^bb3] : () -> ()
  ^bb3:
  "t.region"() ({
    "t.use"(%c, %x) : (i1, i32) -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  "t.end"() : () -> ()
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  %z = "t.region"() ({
    "t.use"(%z) : (i32) -> ()
    "t.end"() : () -> ()
  }) : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  %c = "t.def"() : () -> i1
  "t.cond"(%c)[^bb1, ^bb2] : (i1) -> ()
  ^bb1:
  "t.cond"(%c)[^bb3, ^bb1] : (i1) -> ()
  ^bb2:
  "t.cond"(%c)[^bb3, ^bb2] : (i1) -> ()
  ^bb3:
  "t.use"(%c) : (i1) -> ()
  "t.end"() : () -> ()
}) : () -> ()
// -----
"test.finish"() : () -> ()
"t.x"() : () -> ()
// -----
%0 = "test.any"() : () -> tensor<2xi32>
%1 = "test.any"() : () -> tensor<3xi32>
"test.broadcastable"(%0, %1) : (tensor<2xi32>, tensor<3xi32>) -> tensor<3xi32>
// -----
%0 = "test.any"() : () -> tensor<2xi32>
%1 = "test.any"() : () -> tensor<4x1xi32>
"test.broadcastable"(%0, %1) : (tensor<2xi32>, tensor<4x1xi32>) -> tensor<4x3xi32>
// -----
%0 = "test.any"() : () -> tensor<2xi32>
%1 = "test.any"() : () -> vector<2xi32>
"test.broadcastable"(%0, %1) : (tensor<2xi32>, vector<2xi32>) -> tensor<2xi32>
// -----
%0 = "test.any"() : () -> tensor<?xi32>
%1 = "test.any"() : () -> tensor<1xi32>
%2 = "test.broadcastable"(%0, %1) : (tensor<?xi32>, tensor<1xi32>) -> tensor<3xi32>
%3 = "test.broadcastable"(%0, %1) : (tensor<?xi32>, tensor<1xi32>) -> tensor<2x?xi32>
%4 = "test.broadcastable"(%0, %1) : (tensor<?xi32>, tensor<1xi32>) -> i32
// -----
%0 = "test.any"() : () -> f32
%1 = "test.any"() : () -> i32
"test.operands_have_same_type"(%0, %1) : (f32, i32) -> ()
// -----
"test.br"()[^bb1] : () -> ()
^bb1:
"t.x"() : () -> ()
// -----
"test.symbol_scope"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
  "test.symbol"() <{sym_name = "a"}> : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
// -----
"test.symbol_scope"() ({
}) : () -> ()
// -----
"test.symbol_scope_isolated"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
  "test.symbol"() <{sym_name = "a"}> : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
"test.symbol_scope_isolated"() ({
  %x = "t.def"() : () -> i32
}) : () -> ()
// -----
"builtin.module"() ({
  ^bb0(%a : i32):
  "t.x"() : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "t.x"() : () -> ()
  ^bb0:
  "t.x"() : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "t.x"() : () -> ()
}) {sym_name = 3 : i32} : () -> ()
// -----
%0 = "test.any"() : () -> i32
"builtin.module"(%0) ({}) : (i32) -> ()
// -----
"builtin.module"() ({}) {sym_visibility = "private"} : () -> ()
// -----
%0 = "test.any"() : () -> f32
%1 = "builtin.unrealized_conversion_cast"(%0) : (f32) -> i32
"builtin.unrealized_conversion_cast"(%0) ({}) : (f32) -> ()
// -----
%0 = "test.any"() : () -> i32
"test.attr_sized_operands"(%0) {operandSegmentSizes = array<i32: 0, 1>} : (i32) -> ()
// -----
%0 = "test.any"() : () -> i32
"test.attr_sized_operands"(%0) {operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>} : (i32) -> ()
// -----
%0 = "test.any"() : () -> i32
"test.attr_sized_operands"(%0) {operandSegmentSizes = 3 : i32} : (i32) -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%a : i32, %b : i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [{}, {}]}> ({
  ^bb0(%a : i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [{x = 1 : i32}]}> ({
  ^bb0(%a : i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (f32, i32), sym_name = "f", sym_visibility = "private", res_attrs = [{}, {u.x, x}]}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
// -----
"t.region"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"test.ssacfg_region"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "t.end"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "t.region"() ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = i32, sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
// An operation with successors ahead of others counts more than what is wrong
// before it, but not than what is wrong in an earlier block.
"t.region"() ({
  "func.func"() <{function_type = i32, sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() : () -> ()
  "t.region"() ({
    "func.func"() : () -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  "t.br"()[^bb1] : () -> ()
  "t.end"() : () -> ()
^bb1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
"t.region"() ({
  "func.func"() : () -> ()
  "t.end"() : () -> ()
^bb1:
  "t.br"()[^bb2] : () -> ()
  "t.end"() : () -> ()
^bb2:
  "t.end"() : () -> ()
}) : () -> ()
// -----
"t.region"() ({
  "t.br"()[^bb2] : () -> ()
  "func.func"() : () -> ()
  "t.end"() : () -> ()
^bb2:
  "t.end"() : () -> ()
}) : () -> ()
