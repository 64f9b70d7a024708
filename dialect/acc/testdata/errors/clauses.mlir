%i = "test.x"() : () -> i32
"acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  acc.yield
}) : (i32) -> ()

// -----

%i = "test.x"() : () -> i32
"acc.parallel"(%i) <{waitOperandsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  acc.yield
}) : (i32) -> ()

// -----

%i = "test.x"() : () -> i32
"acc.parallel"(%i) <{waitOperandsDeviceType = [], waitOperandsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  acc.yield
}) : (i32) -> ()

// -----

%i = "test.x"() : () -> i32
"acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  acc.yield
}) : (i32) -> ()

// -----

%i = "test.x"() : () -> i32
acc.parallel num_gangs({%i : i32, %i : i32, %i : i32, %i : i32}) {
  acc.yield
}

// -----

%i = "test.x"() : () -> i32
"acc.kernels"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = []}> ({
  acc.terminator
}) : (i32) -> ()

// -----

%i = "test.x"() : () -> memref<i32>
acc.kernels private(%i : memref<i32>) firstprivate(%i : memref<i32>) reduction(%i : memref<i32>) dataOperands(%i : memref<i32>) {
  acc.terminator
}

// -----

%i = "test.x"() : () -> memref<i32>
acc.parallel private(%i : memref<i32>) {
  acc.yield
}

// -----

%i = "test.x"() : () -> memref<i32>
acc.serial firstprivate(%i : memref<i32>) {
  acc.yield
}

// -----

%i = "test.x"() : () -> memref<i32>
acc.serial reduction(%i : memref<i32>) {
  acc.yield
}

// -----

acc.private.recipe @p : memref<i32> init {
^bb0(%arg0: memref<i32>):
  acc.yield %arg0 : memref<i32>
}
%a = "test.x"() : () -> memref<i32>
%0 = acc.private varPtr(%a : memref<i32>) recipe(@p) -> memref<i32>
acc.serial private(%0, %0 : memref<i32>, memref<i32>) {
  acc.yield
}

// -----

%i = "test.x"() : () -> memref<i32>
acc.parallel dataOperands(%i : memref<i32>) {
  acc.yield
}

// -----

%i = "test.x"() : () -> i32
acc.parallel async(%i : i32) {
  acc.yield
} attributes {asyncOnly = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> i32
"acc.parallel"(%i) <{asyncOperandsDeviceType = [#acc.device_type<none>], asyncOnly = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  acc.yield
}) : (i32) -> ()

// -----

%i = "test.x"() : () -> i32
acc.serial wait([#acc.device_type<nvidia>], {%i : i32} [#acc.device_type<nvidia>]) {
  acc.yield
}

// -----

%i = "test.x"() : () -> i32
acc.serial {
  acc.yield %i : i32
}

// -----

%i = "test.x"() : () -> i32
acc.serial {
  "acc.yield"(%i) : (i32) -> ()
}

// -----

acc.data {
  acc.terminator
}

// -----

%i = "test.x"() : () -> memref<i32>
acc.data dataOperands(%i : memref<i32>) {
  acc.terminator
}

// -----

acc.host_data {
  acc.terminator
}

// -----

%i = "test.x"() : () -> memref<i32>
acc.host_data dataOperands(%i : memref<i32>) {
  acc.terminator
}

// -----

acc.enter_data

// -----

acc.exit_data

// -----

%i = "test.x"() : () -> memref<i32>
acc.enter_data dataOperands(%i : memref<i32>)

// -----

%i, %j = "test.x"() : () -> (memref<i32>, i32)
acc.exit_data async(%j : i32) dataOperands(%i : memref<i32>) attributes {async}

// -----

%i, %j = "test.x"() : () -> (memref<i32>, i32)
"acc.exit_data"(%j, %i) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0, 1>}> : (i32, memref<i32>) -> ()

// -----

%i, %j = "test.x"() : () -> (memref<i32>, i32)
"acc.exit_data"(%j, %i) <{wait, operandSegmentSizes = array<i32: 0, 0, 0, 1, 1>}> : (i32, memref<i32>) -> ()

// -----

%i, %j = "test.x"() : () -> (memref<i32>, i32)
"acc.exit_data"(%j, %i) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 1>}> : (i32, memref<i32>) -> ()

// -----

acc.update

// -----

%i = "test.x"() : () -> memref<i32>
acc.update dataOperands(%i : memref<i32>)

// -----

%i = "test.x"() : () -> i32
"acc.wait"(%i) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()

// -----

%i = "test.x"() : () -> i32
acc.wait wait_devnum(%i : i32)

// -----

acc.parallel {
  acc.init
  acc.yield
}

// -----

acc.parallel {
  acc.shutdown
  acc.yield
}

// -----

acc.serial {
  acc.set
  acc.yield
}

// -----

acc.set

// -----

acc.declare_exit

// -----

%t = acc.declare_enter

// -----

%i = "test.x"() : () -> memref<i32>
%t = acc.declare_enter dataOperands(%i : memref<i32>)

// -----

acc.routine @r func(@x) gang worker

// -----

acc.routine @r func(@x) gang worker([#acc.device_type<nvidia>])

// -----

acc.routine @r func(@x) vector([#acc.device_type<nvidia>]) worker([#acc.device_type<nvidia>])

// -----

%i = "test.x"() : () -> i32
acc.loop gang({num=%i : i32}, {num=%i : i32}) {
}

// -----

%i = "test.x"() : () -> i32
acc.loop gang({num=%i : i32, }) {
}

// -----

acc.loop gang({}) {
}

// -----

acc.loop combined(data) {
}

// -----

%0 = acc.bounds

// -----

acc.private.recipe @p : memref<i32> init {
}

// -----

acc.private.recipe @p : memref<i32> init {
^bb0:
  acc.yield
}

// -----

acc.private.recipe @p : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} destroy {
^bb0:
  acc.terminator
}

// -----

acc.firstprivate.recipe @p : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
}

// -----

acc.firstprivate.recipe @p : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
^bb0(%a: memref<i32>):
  acc.terminator
}

// -----

acc.reduction.recipe @p : memref<i32> reduction_operator <add> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} combiner {
}

// -----

acc.reduction.recipe @p : memref<i32> reduction_operator <add> init {
^bb0:
  acc.yield
} combiner {
}

// -----

acc.reduction.recipe @p : memref<i32> reduction_operator <add> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} combiner {
^bb0(%a: memref<i32>, %b: i32):
  acc.yield %a : memref<i32>
}

// -----

acc.reduction.recipe @p : memref<i32> reduction_operator <add> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} combiner {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.yield
}
