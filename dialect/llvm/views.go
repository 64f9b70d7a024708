package llvm

import "github.com/mica-ir/mica/ir"

// accessOp reads memory or writes it.
type accessOp struct{ Operation *ir.Operation }

func (op accessOp) AlignmentAttr() ir.Attribute { return op.Operation.Attr("alignment") }
func (op accessOp) OrderingAttr() ir.Attribute  { return op.Operation.Attr("ordering") }
func (op accessOp) SyncscopeAttr() ir.Attribute { return op.Operation.Attr("syncscope") }

// bundleUserOp has operand bundles.
type bundleUserOp struct{ Operation *ir.Operation }

func (op bundleUserOp) OpBundleSizesAttr() ir.Attribute { return op.Operation.Attr("op_bundle_sizes") }
func (op bundleUserOp) OpBundleTagsAttr() ir.Attribute  { return op.Operation.Attr("op_bundle_tags") }

// callOp is one of the calls that have arguments and a callee.
type callOp struct{ Operation *ir.Operation }

func (op callOp) IndirectCallee() *ir.Value       { return op.Operation.Operand(0) }
func (op callOp) CalleeOperands() []ir.Operand    { return op.Operation.OperandGroup(0) }
func (op callOp) ArgAttrsAttr() ir.Attribute      { return op.Operation.Attr("arg_attrs") }
func (op callOp) CalleeAttr() ir.Attribute        { return op.Operation.Attr("callee") }
func (op callOp) ResAttrsAttr() ir.Attribute      { return op.Operation.Attr("res_attrs") }
func (op callOp) VarCalleeTypeAttr() ir.Attribute { return op.Operation.Attr("var_callee_type") }

// elementOp computes an address in units of a type.
type elementOp struct{ Operation *ir.Operation }

func (op elementOp) ElemTypeAttr() ir.Attribute { return op.Operation.Attr("elem_type") }

// functionOrGlobalOp is a symbol that may be in a comdat.
type functionOrGlobalOp struct{ Operation *ir.Operation }

func (op functionOrGlobalOp) ComdatAttr() ir.Attribute { return op.Operation.Attr("comdat") }

// globalOrAliasOp is a symbol with memory.
type globalOrAliasOp struct{ Operation *ir.Operation }

func (op globalOrAliasOp) ThreadLocalAttr() ir.Attribute { return op.Operation.Attr("thread_local_") }

// memcpyOp copies memory, which may overlap or not.
type memcpyOp struct{ Operation *ir.Operation }

func (op memcpyOp) Dst() *ir.Value { return op.Operation.Operand(0) }
func (op memcpyOp) Src() *ir.Value { return op.Operation.Operand(1) }

// memsetOp fills memory with a byte.
type memsetOp struct{ Operation *ir.Operation }

func (op memsetOp) Dst() *ir.Value { return op.Operation.Operand(0) }
func (op memsetOp) Val() *ir.Value { return op.Operation.Operand(1) }

// sizedOp accesses as many bytes as an operand says.
type sizedOp struct{ Operation *ir.Operation }

func (op sizedOp) LenAttr() ir.Attribute { return op.Operation.Attr("len") }

// xtorsOp lists the functions that run at the start or at the end.
type xtorsOp struct{ Operation *ir.Operation }

func (op xtorsOp) DataAttr() ir.Attribute       { return op.Operation.Attr("data") }
func (op xtorsOp) PrioritiesAttr() ir.Attribute { return op.Operation.Attr("priorities") }
