func.func @f(%x: i32) { %0 = index.casts %x : i32 to i64 return }
// -----
func.func @f(%x: index) { %0 = index.castu %x : index to index return }
// -----
func.func @f(%x: index) { %0 = index.constant 1.0 return }
// -----
func.func @f(%x: index) { %0 = index.cmp foo(%x, %x) return }
// -----
func.func @f(%x: i32) { %0 = index.add %x, %x return }
// -----
func.func @f(%x: i32) { %0 = index.bool.constant 3 return }
