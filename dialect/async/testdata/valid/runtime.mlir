func.func @coroutine() -> !async.token {
  %done = async.runtime.create : !async.token
  %id = async.coro.id
  %handle = async.coro.begin %id
  %state = async.coro.save %handle
  async.runtime.resume %handle
  async.coro.suspend %state, ^suspended, ^resumed, ^destroyed
^resumed:
  async.runtime.set_available %done : !async.token
  cf.br ^destroyed
^destroyed:
  async.coro.free %id, %handle
  cf.br ^suspended
^suspended:
  async.coro.end %handle
  return %done : !async.token
}
func.func @values(%x: f32, %n: index, %h: !async.coro.handle) -> (f32, i1, index) {
  %v = async.runtime.create : !async.value<f32>
  async.runtime.store %x, %v : !async.value<f32>
  async.runtime.set_error %v {a.b} : !async.value<f32>
  %failed = async.runtime.is_error %v : !async.value<f32>
  %group = async.runtime.create_group %n : !async.group
  %rank = async.runtime.add_to_group %v, %group : !async.value<f32>
  async.runtime.await %group : !async.group
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  %y = async.runtime.load %v : !async.value<f32>
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<f32>
  async.runtime.drop_ref %group {count = 1 : i64} : !async.group
  %workers = async.runtime.num_worker_threads : index
  return %y, %failed, %workers : f32, i1, index
}
func.func private @types(!async.coro.id, !async.coro.state)
