func.func @broadcastable(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness {
  %w = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  return %w : !shape.witness
}
func.func @equal(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %w = shape.cstr_eq %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  return %w : !shape.witness
}
