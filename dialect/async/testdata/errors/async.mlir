func.func private @f(!async.value<>)

// -----

func.func private @f(!async.value)

// -----

%t = "test.x"() : () -> !async.token
%0 = "async.await"(%t) : (!async.token) -> f32

// -----

%t = "test.x"() : () -> !async.value<i32>
%0 = "async.await"(%t) : (!async.value<i32>) -> f32

// -----

async.func @f()

// -----

async.func @f() -> i32

// -----

async.func @f() -> (!async.value<i32>, !async.token)

// -----

async.func @f(%a: i32) -> (!async.token) {
  async.return %a : i32
}

// -----

async.func @f(%a: i32) -> (!async.value<i32>) {
  async.return
}

// -----

async.call @f() : () -> ()

// -----

func.func @f() { return }
async.call @f() : () -> ()

// -----

async.func private @f(i32) -> !async.token
%0 = async.call @f() : () -> !async.token

// -----

async.func private @f(i32) -> !async.token
%x = "test.x"() : () -> f32
%0 = async.call @f(%x) : (f32) -> !async.token

// -----

async.func private @f() -> !async.token
async.call @f() : () -> ()

// -----

async.func private @f() -> !async.token
%0 = async.call @f() : () -> !async.value<i32>

// -----

%v = "test.x"() : () -> !async.value<f32>
%0 = async.execute (%v as %a: !async.value<f32>) {
  async.yield %a : f32
}

// -----

%v = "test.x"() : () -> !async.value<f32>
%0, %1 = async.execute (%v as %a: !async.value<f32>) -> !async.value<i32> {
  async.yield %a : f32
}

// -----

%v = "test.x"() : () -> !async.value<f32>
%0 = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  async.yield
}) : (!async.value<f32>) -> !async.token

// -----

%v = "test.x"() : () -> !async.value<f32>
%0 = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a: i32):
  async.yield
}) : (!async.value<f32>) -> !async.token

// -----

%v = "test.x"() : () -> !async.value<f32>
%0 = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a: !async.value<f32>):
  async.yield
}) : (!async.value<f32>) -> !async.token

// -----

%0 = async.execute (%v is %a: !async.value<f32>) {
}
