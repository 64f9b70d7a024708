func.func @xor(%x: i3, %y: i3) -> i3 {
  %0 = arith.xori %x, %y : i3
  return %0 : i3
}
func.func @sub(%x: i3, %y: i3) -> i3 {
  %0 = arith.subi %x, %y : i3
  %1 = arith.subi %x, %0 : i3
  return %1 : i3
}
func.func @and(%x: i3) -> i3 {
  %0 = arith.andi %x, %x : i3
  return %0 : i3
}
func.func @or(%x: i3, %y: i3) -> i3 {
  %0 = arith.andi %x, %y : i3
  %1 = arith.ori %x, %0 : i3
  return %1 : i3
}
func.func @min(%x: i3, %y: i3) -> i3 {
  %0 = arith.maxsi %x, %y : i3
  %1 = arith.minsi %x, %0 : i3
  return %1 : i3
}
func.func @max(%x: i3, %y: i3) -> i3 {
  %0 = arith.maxui %x, %y : i3
  %1 = arith.maxui %y, %x : i3
  %2 = arith.addi %0, %1 : i3
  return %2 : i3
}
func.func @double(%x: i3) -> i3 {
  %c = arith.constant 2 : i3
  %0 = arith.muli %x, %c : i3
  return %0 : i3
}
func.func @halve(%x: i3) -> i3 {
  %c = arith.constant 2 : i3
  %0 = arith.divui %x, %c : i3
  return %0 : i3
}
func.func @remainder(%x: i3) -> i3 {
  %c = arith.constant 4 : i3
  %0 = arith.remui %x, %c : i3
  return %0 : i3
}
func.func @absorb(%x: i3, %y: i3) -> i3 {
  %0 = arith.ori %x, %y : i3
  %1 = arith.andi %x, %0 : i3
  return %1 : i3
}

// Shapes that are only nearly those of the rules.
func.func @sub_of_others(%x: i3, %y: i3, %z: i3) -> i3 {
  %0 = arith.subi %x, %y : i3
  %1 = arith.subi %z, %0 : i3
  return %1 : i3
}
func.func @sub_swapped(%x: i3, %y: i3) -> i3 {
  %0 = arith.subi %y, %x : i3
  %1 = arith.subi %x, %0 : i3
  return %1 : i3
}
func.func @or_of_others(%x: i3, %y: i3, %z: i3) -> i3 {
  %0 = arith.andi %x, %y : i3
  %1 = arith.ori %z, %0 : i3
  return %1 : i3
}
func.func @and_of_others(%x: i3, %y: i3, %z: i3) -> i3 {
  %0 = arith.ori %x, %y : i3
  %1 = arith.andi %z, %0 : i3
  return %1 : i3
}
func.func @min_of_others(%x: i3, %y: i3, %z: i3) -> i3 {
  %0 = arith.maxsi %x, %y : i3
  %1 = arith.minsi %z, %0 : i3
  return %1 : i3
}
func.func @square(%x: i3) -> i3 {
  %0 = arith.muli %x, %x : i3
  return %0 : i3
}
func.func @quarter(%x: i3) -> i3 {
  %c = arith.constant 4 : i3
  %0 = arith.divui %x, %c : i3
  return %0 : i3
}
func.func @parity(%x: i3) -> i3 {
  %c = arith.constant 2 : i3
  %0 = arith.remui %x, %c : i3
  return %0 : i3
}
