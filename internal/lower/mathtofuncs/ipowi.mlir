func.func private @NAME(%base: T, %power: T) -> T attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %zero = arith.constant 0 : T
  %one = arith.constant 1 : T
  %minus = arith.constant -1 : T
  %trivial = arith.cmpi eq, %power, %zero : T
  cf.cond_br %trivial, ^one, ^nonzero
^one:
  return %one : T
^nonzero:
  %negative = arith.cmpi sle, %power, %zero : T
  cf.cond_br %negative, ^fraction, ^square(%one, %base, %power : T, T, T)
^fraction:
  %infinite = arith.cmpi eq, %base, %zero : T
  cf.cond_br %infinite, ^divide, ^finite
^divide:
  %undefined = arith.divsi %one, %zero : T
  return %undefined : T
^finite:
  %unit = arith.cmpi eq, %base, %one : T
  cf.cond_br %unit, ^unit, ^notone
^unit:
  return %one : T
^notone:
  %sign = arith.cmpi eq, %base, %minus : T
  cf.cond_br %sign, ^sign, ^truncated
^sign:
  %parity = arith.andi %power, %one : T
  %alternate = arith.cmpi ne, %parity, %zero : T
  cf.cond_br %alternate, ^odd, ^even
^odd:
  return %minus : T
^even:
  return %one : T
^truncated:
  return %zero : T
^square(%product: T, %factor: T, %rest: T):
  %bit = arith.andi %rest, %one : T
  %set = arith.cmpi ne, %bit, %zero : T
  cf.cond_br %set, ^multiply, ^shift(%product : T)
^multiply:
  %next = arith.muli %product, %factor : T
  cf.br ^shift(%next : T)
^shift(%result: T):
  %half = arith.shrui %rest, %one : T
  %done = arith.cmpi eq, %half, %zero : T
  cf.cond_br %done, ^return, ^continue
^return:
  return %result : T
^continue:
  %squared = arith.muli %factor, %factor : T
  cf.br ^square(%result, %squared, %half : T, T, T)
}
