func.func private @NAME(%base: T, %power: E) -> T attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %one = arith.constant 1.0 : T
  %zero = arith.constant 0 : E
  %bit0 = arith.constant 1 : E
  %min = arith.constant MIN : E
  %max = arith.constant MAX : E
  %trivial = arith.cmpi eq, %power, %zero : E
  cf.cond_br %trivial, ^one, ^nonzero
^one:
  return %one : T
^nonzero:
  %negative = arith.cmpi sle, %power, %zero : E
  %extreme = arith.cmpi eq, %power, %min : E
  %opposite = arith.subi %zero, %power : E
  %positive = arith.select %negative, %opposite, %power : E
  %count = arith.select %extreme, %max, %positive : E
  cf.br ^square(%one, %base, %count : T, T, E)
^square(%product: T, %factor: T, %rest: E):
  %bit = arith.andi %rest, %bit0 : E
  %set = arith.cmpi ne, %bit, %zero : E
  cf.cond_br %set, ^multiply, ^shift(%product : T)
^multiply:
  %next = arith.mulf %product, %factor : T
  cf.br ^shift(%next : T)
^shift(%result: T):
  %half = arith.shrui %rest, %bit0 : E
  %done = arith.cmpi eq, %half, %zero : E
  cf.cond_br %done, ^correct(%result : T), ^continue
^continue:
  %squared = arith.mulf %factor, %factor : T
  cf.br ^square(%result, %squared, %half : T, T, E)
^correct(%almost: T):
  cf.cond_br %extreme, ^more, ^invert(%almost : T)
^more:
  %whole = arith.mulf %almost, %base : T
  cf.br ^invert(%whole : T)
^invert(%direct: T):
  cf.cond_br %negative, ^divide, ^return(%direct : T)
^divide:
  %inverse = arith.divf %one, %direct : T
  cf.br ^return(%inverse : T)
^return(%final: T):
  return %final : T
}
