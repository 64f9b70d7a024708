//===- MPIOps.td - Operations of mpi -----------------------*- tablegen -*-===//

#ifndef MICA_MPI_OPS
#define MICA_MPI_OPS

include "mlir/Dialect/MPI/IR/MPI.td"
include "mlir/Dialect/MPI/IR/MPITypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class MPI_Op<string mnemonic, list<Trait> traits = []> : Op<MPI_Dialect, mnemonic, traits>;

// The number that the call returns, where it is asked for.
defvar _retval = Optional<MPI_Retval>;

//===----------------------------------------------------------------------===//
// The environment
//===----------------------------------------------------------------------===//

class _Environment<string mnemonic> : MPI_Op<mnemonic> {
  let results = (outs _retval:$retval);
  let assemblyFormat = "attr-dict (`:` type($retval)^)?";
}

def MPI_InitOp : _Environment<"init"> {
  let summary = "starts the library, before any other call";
  let description = "The call passes no command line: `MPI_Init(NULL, NULL)`.";
}
def MPI_FinalizeOp : _Environment<"finalize"> {
  let summary = "ends the library, after all other calls";
}

//===----------------------------------------------------------------------===//
// Communicators
//===----------------------------------------------------------------------===//

class _Communicator<string mnemonic, dag given, dag made, string operands> : MPI_Op<mnemonic, [Pure]> {
  let arguments = given;
  let results = made;
  let assemblyFormat = operands # "attr-dict `:` type(results)";
}

def MPI_CommWorldOp : _Communicator<"comm_world", (ins), (outs MPI_Comm:$comm), ""> {
  let summary = "the communicator of all processes";
}
def MPI_CommRankOp : _Communicator<"comm_rank", (ins MPI_Comm:$comm), (outs _retval:$retval, I32:$rank), "`(` $comm `)`"> {
  let summary = "the number of this process in a communicator";
  let hasCanonicalizer = 1;
}
def MPI_CommSizeOp : _Communicator<"comm_size", (ins MPI_Comm:$comm), (outs _retval:$retval, I32:$size), "`(` $comm `)`"> {
  let summary = "how many processes a communicator has";
}
def MPI_CommSplitOp : _Communicator<"comm_split", (ins MPI_Comm:$comm, I32:$color, I32:$key),
    (outs _retval:$retval, MPI_Comm:$newcomm), "`(` $comm `,` $color `,` $key `)`"> {
  let summary = "a communicator of the processes that give the same color, in the order of their keys";
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

class _Transfer<string mnemonic, string process, dag made, string returned> : MPI_Op<mnemonic> {
  let arguments = !con((ins AnyMemRef:$ref, I32:$tag), !dag(ins, [I32], [process]), (ins MPI_Comm:$comm));
  let results = made;
  let assemblyFormat = "`(` $ref `,` $tag `,` $" # process # " `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($"
                       # process # ")" # returned;
  let hasCanonicalizer = 1;
}

class _Blocking<string mnemonic, string process>
    : _Transfer<mnemonic, process, (outs _retval:$retval), "(`->` type($retval)^)?">;
class _Immediate<string mnemonic, string process>
    : _Transfer<mnemonic, process, (outs _retval:$retval, MPI_Request:$req), "`->` type(results)">;

def MPI_SendOp : _Blocking<"send", "dest"> {
  let summary = "sends a buffer to a process, and returns when it can be overwritten";
}
def MPI_ISendOp : _Immediate<"isend", "dest"> {
  let summary = "begins to send a buffer to a process";
}
def MPI_RecvOp : _Blocking<"recv", "source"> {
  let summary = "receives a message from a process in a buffer";
  let description = "There is no status: the call is given `MPI_STATUS_IGNORE`.";
}
def MPI_IRecvOp : _Immediate<"irecv", "source"> {
  let summary = "begins to receive a message from a process in a buffer";
}

def MPI_Wait : MPI_Op<"wait"> {
  let summary = "waits for the end of a transfer";
  let arguments = (ins MPI_Request:$req);
  let results = (outs _retval:$retval);
  let assemblyFormat = "`(` $req `)` attr-dict `:` type($req) (`->` type($retval)^)?";
}

//===----------------------------------------------------------------------===//
// Calls of all processes
//===----------------------------------------------------------------------===//

def MPI_AllReduceOp : MPI_Op<"allreduce"> {
  let summary = "combines a buffer of each process, and gives the result to all";
  let description = [{
    ```mlir
    mpi.allreduce(%mine, %all, MPI_SUM, %comm) : memref<8xf32>, memref<8xf32>
    ```
  }];
  let arguments = (ins AnyMemRef:$sendbuf, AnyMemRef:$recvbuf, MPI_ReductionOpEnum:$op, MPI_Comm:$comm);
  let results = (outs _retval:$retval);
  let assemblyFormat = [{
    `(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)?
  }];
}

def MPI_Barrier : MPI_Op<"barrier"> {
  let summary = "waits until all processes of a communicator are here";
  let arguments = (ins MPI_Comm:$comm);
  let results = (outs _retval:$retval);
  let assemblyFormat = "`(` $comm `)` attr-dict (`->` type($retval)^)?";
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

def MPI_RetvalCheckOp : MPI_Op<"retval_check"> {
  let summary = "whether a returned number belongs to a class of errors";
  let arguments = (ins MPI_Retval:$val, MPI_ErrorClassAttr:$errclass);
  let results = (outs I1:$res);
  let assemblyFormat = "$val `=` $errclass attr-dict `:` type($res)";
}

def MPI_ErrorClassOp : MPI_Op<"error_class"> {
  let summary = "the class of errors that a returned number belongs to";
  let arguments = (ins MPI_Retval:$val);
  let results = (outs MPI_Retval:$errclass);
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

#endif // MICA_MPI_OPS
