// Definitions of one class without predicates.
include "mlir/IR/BytecodeBase.td"

let cType = "ShapedType" in {
  def SmallType : DialectType<(type VarInt:$size)> { let printerPredicate = "$_val.isSmall()"; }
  def LargeType : DialectType<(type VarInt:$size, Blob:$data)>;
}
def Types : DialectTypes<"Some"> { let elems = [SmallType, LargeType]; }
