//===- MPITypes.td - Types of mpi --------------------------*- tablegen -*-===//

#ifndef MICA_MPI_TYPES
#define MICA_MPI_TYPES

include "mlir/Dialect/MPI/IR/MPI.td"
include "mlir/IR/AttrTypeBase.td"

class MPI_Type<string name, string text, string what, string more> : TypeDef<MPI_Dialect, name> {
  let mnemonic = text;
  let summary = what;
  let description = more;
}

def MPI_Retval : MPI_Type<"Retval", "retval", "MPI function call return value (!mpi.retval)",
    "The number that a call returns, which belongs to a class of errors.">;
def MPI_Comm : MPI_Type<"Comm", "comm", "MPI communicator handler", "A set of processes that exchange messages.">;
def MPI_Request : MPI_Type<"Request", "request", "MPI asynchronous request handler",
    "A transfer that may still go on, for `mpi.wait`.">;
def MPI_Status : MPI_Type<"Status", "status", "MPI reception operation status type",
    "The source, the tag and the size of a message that was received.">;

#endif // MICA_MPI_TYPES
