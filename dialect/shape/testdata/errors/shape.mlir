%z = "test.x"() : () -> !shape.size
%0 = shape.add %z, %z : !shape.size, !shape.size -> index

// -----

%z = "test.x"() : () -> !shape.size
%0 = shape.mul %z, %z : !shape.size, !shape.size -> index

// -----

%z = "test.x"() : () -> !shape.size
%0 = shape.div %z, %z : !shape.size, !shape.size -> index

// -----

%z = "test.x"() : () -> !shape.shape
%0 = shape.rank %z : !shape.shape -> index

// -----

%z = "test.x"() : () -> !shape.shape
%0 = shape.num_elements %z : !shape.shape -> index

// -----

%z, %i = "test.x"() : () -> (!shape.shape, index)
%0 = shape.get_extent %z, %i : !shape.shape, index -> index

// -----

%z = "test.x"() : () -> !shape.shape
%0 = shape.broadcast %z, %z : !shape.shape, !shape.shape -> tensor<?xindex>

// -----

%z = "test.x"() : () -> !shape.value_shape
%0 = shape.shape_of %z : !shape.value_shape -> tensor<?xindex>

// -----

%z = "test.x"() : () -> tensor<2xf32>
%0 = shape.shape_of %z : tensor<2xf32> -> tensor<3xindex>

// -----

%0 = "shape.assuming_all"() : () -> !shape.witness

// -----

%z = "test.x"() : () -> !shape.shape
%0 = shape.cstr_broadcastable %z : !shape.shape

// -----

%0 = shape.const_shape [1, 2] : tensor<3xindex>

// -----

%z, %y = "test.x"() : () -> (!shape.shape, !shape.size)
%0 = shape.meet %z, %y : !shape.shape, !shape.size -> !shape.shape

// -----

%z, %y = "test.x"() : () -> (tensor<2xindex>, tensor<3xindex>)
%0 = shape.meet %z, %y : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>

// -----

%z, %y = "test.x"() : () -> (tensor<2xindex>, tensor<2xindex>)
%0 = shape.meet %z, %y : tensor<2xindex>, tensor<2xindex> -> !shape.size

// -----

%z = "test.x"() : () -> !shape.size
%0 = "shape.max"(%z, %z) : (!shape.size, !shape.size) -> !shape.shape

// -----

%z, %y = "test.x"() : () -> (!shape.shape, !shape.size)
%0 = "shape.max"(%z, %y) : (!shape.shape, !shape.size) -> !shape.shape

// -----

%z = "test.x"() : () -> tensor<2x2xindex>
%0 = "shape.to_extent_tensor"(%z) : (tensor<2x2xindex>) -> tensor<?xindex>

// -----

%s, %i = "test.x"() : () -> (!shape.shape, index)
%17 = shape.reduce(%s, %i) : !shape.shape -> (index) {
^bb0(%a: index, %b: !shape.size):
  shape.yield %a : index
}

// -----

%s, %i = "test.x"() : () -> (!shape.shape, index)
%17 = shape.reduce(%s, %i) : !shape.shape -> (index) {
^bb0(%a: i32, %b: !shape.size, %c: index):
  shape.yield %c : index
}

// -----

%s, %i = "test.x"() : () -> (!shape.shape, index)
%17 = shape.reduce(%s, %i) : !shape.shape -> (index) {
^bb0(%a: index, %b: index, %c: index):
  shape.yield %c : index
}

// -----

%s, %i = "test.x"() : () -> (tensor<?xindex>, index)
%17 = shape.reduce(%s, %i) : tensor<?xindex> -> (index) {
^bb0(%a: index, %b: !shape.size, %c: index):
  shape.yield %c : index
}

// -----

%s, %i = "test.x"() : () -> (tensor<?xindex>, index)
%17 = shape.reduce(%s, %i) : tensor<?xindex> -> (index) {
^bb0(%a: index, %b: index, %c: i32):
  shape.yield %a : index
}

// -----

%s, %i = "test.x"() : () -> (tensor<?xindex>, index)
%17 = shape.reduce(%s, %i) : tensor<?xindex> -> (index) {
^bb0(%a: index, %b: index, %c: index):
  shape.yield
}

// -----

%s, %i = "test.x"() : () -> (tensor<?xindex>, index)
%17 = shape.reduce(%s, %i) : tensor<?xindex> -> (index) {
^bb0(%a: index, %b: index, %c: index):
  %0 = "test.x"() : () -> i32
  shape.yield %0 : i32
}

// -----

%w = "test.x"() : () -> !shape.witness
%0 = shape.assuming %w -> (index) {
}

// -----

func.func private @f() attributes {shape.lib = @x}

// -----

module attributes {shape.lib = @x} {}

// -----

module attributes {shape.lib = @f} { func.func private @f() }

// -----

module attributes {shape.lib = [@f]} { func.func private @f() }

// -----

module attributes {shape.lib = [1]} { func.func private @f() }

// -----

module attributes {shape.lib = 1} { func.func private @f() }

// -----

module attributes {shape.lib = [@a, @b]} {
  shape.function_library @a {} mapping {test.op = @f}
  shape.function_library @b {} mapping {test.op = @f}
}
