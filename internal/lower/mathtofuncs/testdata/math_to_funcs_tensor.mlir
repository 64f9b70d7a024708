// ARGS: --convert-math-to-funcs
func.func @tensor(%a: tensor<4xi8>) {
  %0 = math.ipowi %a, %a : tensor<4xi8>
  return
}
