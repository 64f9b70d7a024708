//===- MPI.td - The dialect mpi ----------------------------*- tablegen -*-===//

#ifndef MICA_MPI
#define MICA_MPI

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def MPI_Dialect : Dialect {
  let name = "mpi";
  let cppNamespace = "::mlir::mpi";
  let description = [{
    Calls of the Message Passing Interface between the processes of a program. Each may return the
    number that the function of the C library returns.
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Classes of errors
//===----------------------------------------------------------------------===//

def MPI_CodeSuccess : I32EnumAttrCase<"MPI_SUCCESS", 0>;
def MPI_CodeErrAccess : I32EnumAttrCase<"MPI_ERR_ACCESS", 1>;
def MPI_CodeErrAmode : I32EnumAttrCase<"MPI_ERR_AMODE", 2>;
def MPI_CodeErrArg : I32EnumAttrCase<"MPI_ERR_ARG", 3>;
def MPI_CodeErrAssert : I32EnumAttrCase<"MPI_ERR_ASSERT", 4>;
def MPI_CodeErrBadFile : I32EnumAttrCase<"MPI_ERR_BAD_FILE", 5>;
def MPI_CodeErrBase : I32EnumAttrCase<"MPI_ERR_BASE", 6>;
def MPI_CodeErrBuffer : I32EnumAttrCase<"MPI_ERR_BUFFER", 7>;
def MPI_CodeErrComm : I32EnumAttrCase<"MPI_ERR_COMM", 8>;
def MPI_CodeErrConversion : I32EnumAttrCase<"MPI_ERR_CONVERSION", 9>;
def MPI_CodeErrCount : I32EnumAttrCase<"MPI_ERR_COUNT", 10>;
def MPI_CodeErrDims : I32EnumAttrCase<"MPI_ERR_DIMS", 11>;
def MPI_CodeErrDisp : I32EnumAttrCase<"MPI_ERR_DISP", 12>;
def MPI_CodeErrDupDatarep : I32EnumAttrCase<"MPI_ERR_DUP_DATAREP", 13>;
def MPI_CodeErrErrhandler : I32EnumAttrCase<"MPI_ERR_ERRHANDLER", 14>;
def MPI_CodeErrFile : I32EnumAttrCase<"MPI_ERR_FILE", 15>;
def MPI_CodeErrFileExists : I32EnumAttrCase<"MPI_ERR_FILE_EXISTS", 16>;
def MPI_CodeErrFileInUse : I32EnumAttrCase<"MPI_ERR_FILE_IN_USE", 17>;
def MPI_CodeErrGroup : I32EnumAttrCase<"MPI_ERR_GROUP", 18>;
def MPI_CodeErrInfo : I32EnumAttrCase<"MPI_ERR_INFO", 19>;
def MPI_CodeErrInfoKey : I32EnumAttrCase<"MPI_ERR_INFO_KEY", 20>;
def MPI_CodeErrInfoNokey : I32EnumAttrCase<"MPI_ERR_INFO_NOKEY", 21>;
def MPI_CodeErrInfoValue : I32EnumAttrCase<"MPI_ERR_INFO_VALUE", 22>;
def MPI_CodeErrInStatus : I32EnumAttrCase<"MPI_ERR_IN_STATUS", 23>;
def MPI_CodeErrIntern : I32EnumAttrCase<"MPI_ERR_INTERN", 24>;
def MPI_CodeErrIo : I32EnumAttrCase<"MPI_ERR_IO", 25>;
def MPI_CodeErrKeyval : I32EnumAttrCase<"MPI_ERR_KEYVAL", 26>;
def MPI_CodeErrLocktype : I32EnumAttrCase<"MPI_ERR_LOCKTYPE", 27>;
def MPI_CodeErrName : I32EnumAttrCase<"MPI_ERR_NAME", 28>;
def MPI_CodeErrNoMem : I32EnumAttrCase<"MPI_ERR_NO_MEM", 29>;
def MPI_CodeErrNoSpace : I32EnumAttrCase<"MPI_ERR_NO_SPACE", 30>;
def MPI_CodeErrNoSuchFile : I32EnumAttrCase<"MPI_ERR_NO_SUCH_FILE", 31>;
def MPI_CodeErrNotSame : I32EnumAttrCase<"MPI_ERR_NOT_SAME", 32>;
def MPI_CodeErrOp : I32EnumAttrCase<"MPI_ERR_OP", 33>;
def MPI_CodeErrOther : I32EnumAttrCase<"MPI_ERR_OTHER", 34>;
def MPI_CodeErrPending : I32EnumAttrCase<"MPI_ERR_PENDING", 35>;
def MPI_CodeErrPort : I32EnumAttrCase<"MPI_ERR_PORT", 36>;
def MPI_CodeErrProcAborted : I32EnumAttrCase<"MPI_ERR_PROC_ABORTED", 37>;
def MPI_CodeErrQuota : I32EnumAttrCase<"MPI_ERR_QUOTA", 38>;
def MPI_CodeErrRank : I32EnumAttrCase<"MPI_ERR_RANK", 39>;
def MPI_CodeErrReadOnly : I32EnumAttrCase<"MPI_ERR_READ_ONLY", 40>;
def MPI_CodeErrRequest : I32EnumAttrCase<"MPI_ERR_REQUEST", 41>;
def MPI_CodeErrRmaAttach : I32EnumAttrCase<"MPI_ERR_RMA_ATTACH", 42>;
def MPI_CodeErrRmaConflict : I32EnumAttrCase<"MPI_ERR_RMA_CONFLICT", 43>;
def MPI_CodeErrRmaFlavor : I32EnumAttrCase<"MPI_ERR_RMA_FLAVOR", 44>;
def MPI_CodeErrRmaRange : I32EnumAttrCase<"MPI_ERR_RMA_RANGE", 45>;
def MPI_CodeErrRmaShared : I32EnumAttrCase<"MPI_ERR_RMA_SHARED", 46>;
def MPI_CodeErrRmaSync : I32EnumAttrCase<"MPI_ERR_RMA_SYNC", 47>;
def MPI_CodeErrRoot : I32EnumAttrCase<"MPI_ERR_ROOT", 48>;
def MPI_CodeErrService : I32EnumAttrCase<"MPI_ERR_SERVICE", 49>;
def MPI_CodeErrSession : I32EnumAttrCase<"MPI_ERR_SESSION", 50>;
def MPI_CodeErrSize : I32EnumAttrCase<"MPI_ERR_SIZE", 51>;
def MPI_CodeErrSpawn : I32EnumAttrCase<"MPI_ERR_SPAWN", 52>;
def MPI_CodeErrTag : I32EnumAttrCase<"MPI_ERR_TAG", 53>;
def MPI_CodeErrTopology : I32EnumAttrCase<"MPI_ERR_TOPOLOGY", 54>;
def MPI_CodeErrTruncate : I32EnumAttrCase<"MPI_ERR_TRUNCATE", 55>;
def MPI_CodeErrType : I32EnumAttrCase<"MPI_ERR_TYPE", 56>;
def MPI_CodeErrUnknown : I32EnumAttrCase<"MPI_ERR_UNKNOWN", 57>;
def MPI_CodeErrUnsupportedDatarep : I32EnumAttrCase<"MPI_ERR_UNSUPPORTED_DATAREP", 58>;
def MPI_CodeErrUnsupportedOperation : I32EnumAttrCase<"MPI_ERR_UNSUPPORTED_OPERATION", 59>;
def MPI_CodeErrValueTooLarge : I32EnumAttrCase<"MPI_ERR_VALUE_TOO_LARGE", 60>;
def MPI_CodeErrWin : I32EnumAttrCase<"MPI_ERR_WIN", 61>;
def MPI_CodeErrLastcode : I32EnumAttrCase<"MPI_ERR_LASTCODE", 62>;

def MPI_ErrorClassEnum : I32EnumAttr<"MPI_ErrorClassEnum", "MPI error class name", [
    MPI_CodeSuccess, MPI_CodeErrAccess, MPI_CodeErrAmode, MPI_CodeErrArg, MPI_CodeErrAssert,
    MPI_CodeErrBadFile, MPI_CodeErrBase, MPI_CodeErrBuffer, MPI_CodeErrComm, MPI_CodeErrConversion,
    MPI_CodeErrCount, MPI_CodeErrDims, MPI_CodeErrDisp, MPI_CodeErrDupDatarep, MPI_CodeErrErrhandler,
    MPI_CodeErrFile, MPI_CodeErrFileExists, MPI_CodeErrFileInUse, MPI_CodeErrGroup, MPI_CodeErrInfo,
    MPI_CodeErrInfoKey, MPI_CodeErrInfoNokey, MPI_CodeErrInfoValue, MPI_CodeErrInStatus, MPI_CodeErrIntern,
    MPI_CodeErrIo, MPI_CodeErrKeyval, MPI_CodeErrLocktype, MPI_CodeErrName, MPI_CodeErrNoMem,
    MPI_CodeErrNoSpace, MPI_CodeErrNoSuchFile, MPI_CodeErrNotSame, MPI_CodeErrOp, MPI_CodeErrOther,
    MPI_CodeErrPending, MPI_CodeErrPort, MPI_CodeErrProcAborted, MPI_CodeErrQuota, MPI_CodeErrRank,
    MPI_CodeErrReadOnly, MPI_CodeErrRequest, MPI_CodeErrRmaAttach, MPI_CodeErrRmaConflict,
    MPI_CodeErrRmaFlavor, MPI_CodeErrRmaRange, MPI_CodeErrRmaShared, MPI_CodeErrRmaSync, MPI_CodeErrRoot,
    MPI_CodeErrService, MPI_CodeErrSession, MPI_CodeErrSize, MPI_CodeErrSpawn, MPI_CodeErrTag,
    MPI_CodeErrTopology, MPI_CodeErrTruncate, MPI_CodeErrType, MPI_CodeErrUnknown,
    MPI_CodeErrUnsupportedDatarep, MPI_CodeErrUnsupportedOperation, MPI_CodeErrValueTooLarge, MPI_CodeErrWin,
    MPI_CodeErrLastcode]> {
  let genSpecializedAttr = 0; // the attribute below has the cases
  let cppNamespace = "::mlir::mpi";
}

def MPI_ErrorClassAttr : EnumAttr<MPI_Dialect, MPI_ErrorClassEnum, "errclass"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

def MPI_OpNull : I32EnumAttrCase<"MPI_OP_NULL", 0>;
def MPI_OpMax : I32EnumAttrCase<"MPI_MAX", 1>;
def MPI_OpMin : I32EnumAttrCase<"MPI_MIN", 2>;
def MPI_OpSum : I32EnumAttrCase<"MPI_SUM", 3>;
def MPI_OpProd : I32EnumAttrCase<"MPI_PROD", 4>;
def MPI_OpLand : I32EnumAttrCase<"MPI_LAND", 5>;
def MPI_OpBand : I32EnumAttrCase<"MPI_BAND", 6>;
def MPI_OpLor : I32EnumAttrCase<"MPI_LOR", 7>;
def MPI_OpBor : I32EnumAttrCase<"MPI_BOR", 8>;
def MPI_OpLxor : I32EnumAttrCase<"MPI_LXOR", 9>;
def MPI_OpBxor : I32EnumAttrCase<"MPI_BXOR", 10>;
def MPI_OpMinloc : I32EnumAttrCase<"MPI_MINLOC", 11>;
def MPI_OpMaxloc : I32EnumAttrCase<"MPI_MAXLOC", 12>;
def MPI_OpReplace : I32EnumAttrCase<"MPI_REPLACE", 13>;

def MPI_ReductionOpEnum : I32EnumAttr<"MPI_ReductionOpEnum", "MPI operation class", [
    MPI_OpNull, MPI_OpMax, MPI_OpMin, MPI_OpSum, MPI_OpProd, MPI_OpLand, MPI_OpBand, MPI_OpLor, MPI_OpBor,
    MPI_OpLxor, MPI_OpBxor, MPI_OpMinloc, MPI_OpMaxloc, MPI_OpReplace]> {
  let cppNamespace = "::mlir::mpi";
}

#endif // MICA_MPI
