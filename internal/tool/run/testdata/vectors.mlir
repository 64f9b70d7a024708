// Vectors of several dimensions.
// RUN
func.func @main() -> i32 {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  vector.print %v : vector<2x3xi32>
  %row = vector.extract %v[1] : vector<3xi32> from vector<2x3xi32>
  vector.print %row : vector<3xi32>
  %t = vector.transpose %v, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  vector.print %t : vector<3x2xi32>
  %b = vector.broadcast %row : vector<3xi32> to vector<2x3xi32>
  %s = arith.addi %v, %b : vector<2x3xi32>
  vector.print %s : vector<2x3xi32>
  %c = vector.shape_cast %s : vector<2x3xi32> to vector<6xi32>
  vector.print %c : vector<6xi32>
  %e = vector.extract_strided_slice %c {offsets = [1], sizes = [3], strides = [1]} : vector<6xi32> to vector<3xi32>
  vector.print %e : vector<3xi32>
  %sh = vector.shuffle %e, %row [5, 0, 2, 3] : vector<3xi32>, vector<3xi32>
  vector.print %sh : vector<4xi32>
  %x = arith.constant 99 : i32
  %i = vector.insert %x, %v[0, 2] : i32 into vector<2x3xi32>
  vector.print %i : vector<2x3xi32>
  %m = vector.constant_mask [2] : vector<4xi1>
  vector.print %m : vector<4xi1>
  %sel = arith.select %m, %sh, %sh : vector<4xi1>, vector<4xi32>
  vector.print %sel : vector<4xi32>
  %max = vector.reduction <maxsi>, %c : vector<6xi32> into i32
  vector.print %max : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %mem = memref.alloca() : memref<5xi32>
  scf.for %k = %c0 to %c1 step %c1 {
    %five = arith.constant dense<[10, 20, 30, 40, 50]> : vector<5xi32>
    vector.store %five, %mem[%k] : memref<5xi32>, vector<5xi32>
  }
  %c3 = arith.constant 3 : index
  %pad = arith.constant -1 : i32
  %tr = vector.transfer_read %mem[%c3], %pad : memref<5xi32>, vector<4xi32>
  vector.print %tr : vector<4xi32>
  vector.transfer_write %tr, %mem[%c1] {in_bounds = [true]} : vector<4xi32>, memref<5xi32>
  %all = vector.load %mem[%c0] : memref<5xi32>, vector<5xi32>
  vector.print %all : vector<5xi32>
  %sum = vector.reduction <add>, %all, %x : vector<5xi32> into i32
  return %sum : i32
}
