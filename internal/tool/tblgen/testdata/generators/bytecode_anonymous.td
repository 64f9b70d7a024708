// A part without a class.
include "mlir/IR/BytecodeBase.td"

def SomeType : DialectType<(type WithParser<"x">:$part)>;
def Types : DialectTypes<"Some"> { let elems = [SomeType]; }
def Others : DialectTypes<"Other"> { let elems = []; }
