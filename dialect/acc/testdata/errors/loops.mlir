acc.loop {
  acc.yield
}

// -----

acc.loop {
  acc.yield
} attributes {independent = [#acc.device_type<none>]}

// -----

acc.loop {
} attributes {independent = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> i32
"acc.loop"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : (i32) -> ()

// -----

%i = "test.x"() : () -> i32
"acc.loop"(%i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : (i32, i32) -> ()

// -----

%i = "test.x"() : () -> i32
"acc.loop"(%i, %i, %i) <{inclusiveUpperbound = array<i1: true, false>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : (i32, i32, i32) -> ()

// -----

acc.loop {
  acc.yield
} attributes {collapse = [1]}

// -----

"acc.loop"() <{collapse = [1], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()

// -----

"acc.loop"() <{collapse = [1], collapseDeviceType = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()

// -----

"acc.loop"() <{collapse = [1, 2], collapseDeviceType = [#acc.device_type<host>, #acc.device_type<host>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()

// -----

%i = "test.x"() : () -> i32
"acc.loop"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : (i32) -> ()

// -----

%i = "test.x"() : () -> i32
"acc.loop"(%i) <{gangOperandsArgType = [], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : (i32) -> ()

// -----

%i = "test.x"() : () -> i32
"acc.loop"(%i) <{gangOperandsArgType = [#acc.gang_arg_type<Num>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : (i32) -> ()

// -----

"acc.loop"() <{gang = [#acc.device_type<host>, #acc.device_type<host>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()

// -----

"acc.loop"() <{worker = [#acc.device_type<host>, #acc.device_type<host>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()

// -----

"acc.loop"() <{workerNumOperandsDeviceType = [#acc.device_type<host>, #acc.device_type<host>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()

// -----

"acc.loop"() <{vector = [#acc.device_type<host>, #acc.device_type<host>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()

// -----

"acc.loop"() <{vectorOperandsDeviceType = [#acc.device_type<host>, #acc.device_type<host>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()

// -----

%i = "test.x"() : () -> i32
"acc.loop"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
}) : (i32) -> ()

// -----

acc.loop {
  acc.yield
} attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}

// -----

acc.loop {
  acc.yield
} attributes {independent = [#acc.device_type<host>]}

// -----

acc.loop gang {
  acc.yield
} attributes {seq = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> i32
acc.loop vector(%i : i32) {
  acc.yield
} attributes {seq = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> i32
acc.loop gang({num=%i : i32}) {
  acc.yield
} attributes {seq = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> memref<i32>
acc.loop private(%i : memref<i32>) {
  acc.yield
} attributes {seq = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> index
acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
  acc.yield
} attributes {unstructured, auto_ = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> index
acc.loop {
  acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  acc.yield
} attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], auto_ = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> index
%0 = acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) (i32) {
} attributes {auto_ = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> index
%0 = acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
  acc.yield
} (index) attributes {auto_ = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> index
acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
  acc.yield %k : index
} attributes {auto_ = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> index
acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
  "acc.yield"(%k) : (index) -> ()
} attributes {auto_ = [#acc.device_type<none>]}

// -----

%i = "test.x"() : () -> index
%0 = "acc.loop"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
^bb0(%k: index):
  "acc.yield"(%k) : (index) -> ()
}) : (index, index, index) -> index

// -----

%0 = "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>], unstructured}> ({
  "acc.yield"() : () -> ()
}) : () -> index
