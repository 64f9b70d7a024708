//===- ShardBase.td - The dialect shard --------------------*- tablegen -*-===//

#ifndef MICA_SHARD_BASE
#define MICA_SHARD_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Shard_Dialect : Dialect {
  let name = "shard";
  let cppNamespace = "::mlir::shard";
  let description = [{
    Tensors that are divided among the devices of a grid, and communication between the devices. A group of devices is
    named by axes of the grid: its devices differ in the coordinates of these axes alone.
  }];
  let dependentDialects = ["arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

def Shard_GridAxis : I<16>;
def Shard_GridAxesAttr : DenseArrayAttrBase<"DenseI16ArrayAttr", "int16_t", "i16">;
def Shard_ShardShapeAttr : DenseArrayAttrBase<"DenseI64ArrayAttr", "int64_t", "i64">;

def Shard_GridAxesArrayAttr : AttrDef<Shard_Dialect, "GridAxesArray"> {
  let mnemonic = "axisarray";
  let description = "For each dimension of a tensor, the axes of the grid that divide it: `[[0, 2], [], [1]]`.";
  let parameters = (ins ArrayRefParameter<"GridAxesAttr">:$axes);
  let assemblyFormat = "`[` $axes `]`";
  let extraClassDeclaration = [{
    auto begin() const { return getAxes().begin(); }
    auto end() const { return getAxes().end(); }
    size_t size() const { return getAxes().size(); }
  }];
}

def Shard_ReductionKind : I32EnumAttr<"ReductionKind", "Reduction of an iterator/grid dimension.",
    [I32EnumAttrCase<"Sum", 1, "sum">, I32EnumAttrCase<"Max", 2, "max">, I32EnumAttrCase<"Min", 3, "min">,
     I32EnumAttrCase<"Product", 4, "product">, I32EnumAttrCase<"Average", 5, "average">,
     I32EnumAttrCase<"BitwiseAnd", 6, "bitwise_and">, I32EnumAttrCase<"BitwiseOr", 7, "bitwise_or">,
     I32EnumAttrCase<"BitwiseXor", 8, "bitwise_xor">, I32EnumAttrCase<"Generic", 100, "generic">]> {
  let cppNamespace = "::mlir::shard";
  let genSpecializedAttr = 0;
}
def Shard_ReductionKindAttr : EnumAttr<Shard_Dialect, Shard_ReductionKind, "partial"> {
  let assemblyFormat = "$value";
}

class Shard_Type<string name, string typeMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Type">
    : TypeDef<Shard_Dialect, name, traits, baseCppClass> {
  let mnemonic = typeMnemonic;
}

def Shard_Sharding : Shard_Type<"Sharding", "sharding"> {
  let summary = "sharding definition";
  let description = "The result of `shard.sharding`, which says how a tensor is divided.";
  let assemblyFormat = "";
}

#endif // MICA_SHARD_BASE
