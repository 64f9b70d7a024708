//===- Regions.td - Regions in rewrite rules ---------------*- tablegen -*-===//
//
// Directives of mica for regions and successors, in patterns of PatternBase.td.
// mlir-tblgen does not have them.
//
//===----------------------------------------------------------------------===//

#ifndef MICA_REGIONS_TD
#define MICA_REGIONS_TD

include "mlir/IR/PatternBase.td"

// As the last argument of an operation: all of its regions, in the order of its
// definition. In a source pattern an argument is `$name`, or `Constraint:$name`
// with a constraint on regions, such as `SizedRegion<1>`. In a result, `$name`
// moves the blocks of a matched region to the new operation.
def regions;

// As the last argument of an operation: all of its successors. In a source pattern
// an argument is `$name`; a name that occurs twice is one block. In a result it is
// such a name.
def successors;

// In `regions` of a result: copies of the blocks, and no blocks.
def cloneRegion;
def emptyRegion;

// In a result, `(inlineRegion $name, values...)`: the operations of a matched
// region, which has one block, are moved before the operation that has it. The
// values replace the arguments of the block. The operands of its terminator, which
// is erased, are the value.
def inlineRegion;

#endif // MICA_REGIONS_TD
