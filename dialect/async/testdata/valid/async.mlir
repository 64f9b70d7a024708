async.func @f(%arg0: f32) -> (!async.token, !async.value<f32>) {
  async.return %arg0 : f32
}
async.func private @g(%arg0: i32 {test.x}) -> !async.value<i32> attributes {foo} {
  async.return %arg0 : i32
}
async.func private @decl() -> !async.token
func.func @ops(%t: !async.token, %v: !async.value<f32>, %w: !async.value<memref<?xf32>>, %n: index) {
  %x = "test.x"() : () -> f32
  %token, %value = async.call @f(%x) : (f32) -> (!async.token, !async.value<f32>)
  async.await %t : !async.token
  %0 = async.await %v : !async.value<f32>
  %g = async.create_group %n : !async.group
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}
func.func @execute(%t: !async.token, %v: !async.value<f32>, %w: !async.value<i32>) {
  %0 = async.execute {
    async.yield
  }
  %1, %2 = async.execute -> !async.value<f32> {
    %c = "test.x"() : () -> f32
    async.yield %c : f32
  }
  %3, %4:2 = async.execute [%t, %0] (%v as %a: !async.value<f32>, %w as %b: !async.value<i32>) -> (!async.value<f32>, !async.value<i32>) attributes {foo} {
    async.yield %a, %b : f32, i32
  }
  async.execute [%t] {
    async.yield
  }
  return
}
