func.func @multiples(%x: index, %n: i64) -> (index, index, index, index, i64) {
  %s = vector.vscale
  %four = arith.constant 4 : index
  %less = arith.constant -3 : index
  %a = arith.muli %four, %s : index
  %b = arith.muli %s, %less : index
  %c = arith.muli %s, %x : index
  %d = arith.muli %s, %s : index
  %five = arith.constant 5 : i64
  %e = arith.muli %five, %n : i64
  return %a, %b, %c, %d, %e : index, index, index, index, i64
}
