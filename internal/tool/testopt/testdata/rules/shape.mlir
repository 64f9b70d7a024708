func.func @assuming_all_one(%a: !shape.witness) -> !shape.witness {
  %w = shape.assuming_all %a
  return %w : !shape.witness
}
func.func @assuming_all_two(%a: !shape.witness, %b: !shape.witness) -> !shape.witness {
  %w = shape.assuming_all %a, %b
  return %w : !shape.witness
}
func.func @broadcastable_same(%a: !shape.shape) -> !shape.witness {
  %w = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape
  return %w : !shape.witness
}
func.func @broadcastable_others(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %w = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %w : !shape.witness
}
func.func @equal_same(%a: !shape.shape) -> !shape.witness {
  %w = shape.cstr_eq %a, %a, %a : !shape.shape, !shape.shape, !shape.shape
  return %w : !shape.witness
}
func.func @size_of_index(%i: index) -> index {
  %s = shape.index_to_size %i
  %r = shape.size_to_index %s : !shape.size
  return %r : index
}
func.func @index_of_size(%s: !shape.size) -> !shape.size {
  %i = shape.size_to_index %s : !shape.size
  %r = shape.index_to_size %i
  return %r : !shape.size
}
func.func @cast_constant() -> tensor<2xindex> {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = tensor.cast %0 : tensor<2xindex> to tensor<2xindex>
  return %1 : tensor<2xindex>
}
func.func @cast_to_dynamic() -> tensor<?xindex> {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  return %1 : tensor<?xindex>
}
func.func @extract(%a: tensor<?x3xf32>, %i: index) -> index {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
  %1 = tensor.extract %0[%i] : tensor<2xindex>
  return %1 : index
}
