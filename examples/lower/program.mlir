// (1.5 ^ 4 + 2) * 3
func.func @main() -> !calc.number {
  %x = calc.constant 1.5 : !calc.number
  %p = calc.power %x, 4 : !calc.number
  %r = func.call @scale(%p) : (!calc.number) -> !calc.number
  return %r : !calc.number
}

func.func @scale(%n: !calc.number) -> !calc.number {
  %two = calc.constant 2.0 : !calc.number
  %three = calc.constant 3.0 : !calc.number
  %s = calc.add %n, %two : !calc.number
  %r = calc.mul %s, %three : !calc.number
  return %r : !calc.number
}
