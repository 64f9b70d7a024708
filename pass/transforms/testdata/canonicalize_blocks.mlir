// ARGS: --canonicalize=region-simplify=aggressive

func.func private @use(i32)
func.func private @cond() -> i1

// Identical blocks have the same lists of successors, some of which begin with others.
func.func @prefixes(%s: i32, %x: i32, %y: i32, %z: i32) {
  cf.switch %s : i32, [
    default: ^bb1,
    0: ^bb2,
    1: ^bb3,
    2: ^bb4,
    3: ^bb5,
    4: ^bb6,
    5: ^bb7,
    6: ^bb8
  ]
^bb1:
  call @use(%x) : (i32) -> ()
  %0 = call @cond() : () -> i1
  cf.cond_br %0, ^bb9, ^bb10
^bb2:
  call @use(%x) : (i32) -> ()
  cf.br ^bb9
^bb3:
  call @use(%y) : (i32) -> ()
  %1 = call @cond() : () -> i1
  cf.cond_br %1, ^bb10, ^bb9
^bb4:
  call @use(%y) : (i32) -> ()
  cf.br ^bb9
^bb5:
  call @use(%z) : (i32) -> ()
  %2 = call @cond() : () -> i1
  cf.cond_br %2, ^bb9, ^bb10
^bb6:
  call @use(%z) : (i32) -> ()
  %3 = call @cond() : () -> i1
  cf.cond_br %3, ^bb10, ^bb9
^bb7:
  call @use(%z) : (i32) -> ()
  cf.br ^bb9
^bb8:
  call @use(%x) : (i32) -> ()
  cf.br ^bb10
^bb9:
  call @use(%s) : (i32) -> ()
  return
^bb10:
  call @use(%x) : (i32) -> ()
  call @use(%y) : (i32) -> ()
  return
}

// Arguments of the destinations of switches that nothing uses are removed with what is passed for them.
func.func @unused_arguments(%f: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb1(%x : i32),
    42: ^bb2(%x : i32)
  ]
^bb1(%a: i32):
  return %f : i32
^bb2(%b: i32):
  return %x : i32
}

llvm.func @unused_arguments_in_llvm(%f: i32, %x: i32, %p: !llvm.ptr) -> i32 {
  llvm.switch %f : i32, ^bb1(%x : i32) [
    42: ^bb2(%x : i32)
  ]
^bb1(%a: i32):
  llvm.return %f : i32
^bb2(%b: i32):
  llvm.indirectbr %p : !llvm.ptr, [
    ^bb3(%x : i32),
    ^bb4(%x : i32)
  ]
^bb3(%c: i32):
  llvm.return %x : i32
^bb4(%d: i32):
  llvm.return %f : i32
}
