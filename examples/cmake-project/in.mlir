func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %0 = sums.neg %x : i32
  %1 = sums.neg %y : i32
  %2 = sums.add %0, %1 : i32
  %3 = sums.neg %2 : i32
  %4 = sums.add %3, %y : i32
  return %3, %4 : i32, i32
}
