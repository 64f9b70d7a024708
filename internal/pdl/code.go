package pdl

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Patterns are compiled to one program for a register machine. Each kind of value has its own
// register file, so nothing is boxed and a match that fails allocates nothing. Instructions
// have a fixed size; larger data, such as the operands of a new operation, is in tables of the
// program that instructions refer to by index. The code of the matcher and that of the rewrites
// are separate, each with its own registers: a match copies the inputs of its rewrite from the
// former (record) to the latter (program.inputs).

// An opcode is the operation of an instruction. In the comments, a, b, c and to are the fields
// of the instruction; "else to" is where the machine continues if the check fails. If it holds,
// the machine continues at the next instruction.
type opcode uint8

const (
	opFail opcode = iota // go to to; the end of the program if that is negative

	opOperand       // value a = operand c of operation b
	opOperands      // range a = operand group c of operation b, all of them without c
	opOperandSingle // value a = the one of operand group c of operation b
	opResult        // value a = result c of operation b
	opResults       // range a = result group c of operation b, all of them without c
	opResultSingle  // value a = the one of result group c of operation b
	opDefiningOp    // operation a = the definition of value b
	opRangeDefining // operation a = the one that defines the first value of range b
	opAttribute     // attribute a = the attribute with name c of operation b
	opAttributeType // type a = the type of attribute b
	opValueType     // type a = the type of value b
	opValueTypes    // types a = the types of range b

	opLoadAttribute // attribute a = constant b
	opLoadType      // type a = constant b
	opLoadTypes     // types a = constant b

	opNotNull        // a of kind is not null, else to
	opName           // operation a has the name b, else to
	opOperandCount   // operation a has c operands, else to
	opOperandAtLeast // operation a has at least c operands, else to
	opResultCount    // operation a has c results, else to
	opResultAtLeast  // operation a has at least c results, else to
	opAttributeIs    // attribute a is constant b, else to
	opTypeIs         // type a is constant b, else to
	opTypesAre       // types a are constants b, else to
	opEqual          // a and b of kind are the same, else to
	opConstraint     // call a holds, else to
	opSwitch         // go to the target of answer a in table b, else to

	opExactly   // range a = range b if it has c elements
	opExtract   // a of kind = element c of range b
	opUserRange // operations a = the users of value or of all of range b, by kind
	opEach      // a of kind = the next of range b in loop c, else to
	opBack      // go back to to, in function b

	opUsers // users a = the users of value or of the first of range b, by kind
	opLoop  // start loop a
	opNext  // operation a = the next of users b in loop c, else to

	opRecord // record match b, and go to to

	opCreate      // build operation b
	opReplace     // replacement b
	opErase       // erase operation a
	opRewrite     // call a
	opValuesRange // range a = concatenation b
	opTypesRange  // types a = concatenation b
	opFinish      // the end of a rewrite
)

type inst struct {
	op   opcode
	kind valueKind
	// defined means that group c is a group of the operation's definition. Otherwise groups are
	// numbered as in the reference's bytecode (groupOf).
	defined bool
	a, b, c int32
	to      int32
}

// A ref is a register.
type ref struct {
	kind valueKind
	reg  int32
}

// A call is the call of a native function.
type call struct {
	op         *ir.Operation // in the pattern, for messages
	constraint rewrite.ConstraintFunc
	rewrite    rewrite.RewriteFunc
	negated    bool
	args       []ref
	results    []ref
}

// A switchTable chooses by an operation's name or counts, a type, types or an attribute.
type switchTable struct {
	on    questionKind
	count []int32 // by number, -1 for none
	defs  []*ir.OpDef
	attrs []ir.Attribute
	types []ir.Type
	lists [][]ir.Type
	to    []int32 // by index in defs, attrs, types or lists

	// Long tables are looked up.
	byDef  map[*ir.OpDef]int32
	byAttr map[ir.Attribute]int32
	byType map[ir.Type]int32
}

// longTable is the length above which a table is looked up in a map; a linear
// search of a shorter one is faster.
const longTable = 12

// A record lists the values of a complete match that its rewrite needs.
type record struct {
	pattern   int
	inputs    []ref   // in the registers of the matcher
	locations []int32 // registers of the operations whose locations the match has
}

// A creation builds an operation.
type creation struct {
	op       *ir.Operation // in the pattern
	def      *ir.OpDef
	dst      int32
	operands []ref
	attrs    []attrRef
	types    []ref
	infer    bool
	replaced int32 // the operation that determines the result types, or none
	regions  int   // that it has at least
	// successors is the number of successors, which native rewrites set.
	successors int
}

type attrRef struct {
	name string
	reg  int32
}

// A replacement replaces an operation with values, or erases it.
type replacement struct {
	op     *ir.Operation // in the pattern
	target int32
	values []ref
}

// A program is all patterns of a module, compiled.
type program struct {
	match []inst
	// entries is where matching starts for a root of that kind; other is for all
	// other kinds. It is negative where no pattern can match.
	entries map[*ir.OpDef]int32
	other   int32

	names      []string // of attributes
	defs       []*ir.OpDef
	attrConsts []ir.Attribute
	typeConsts []ir.Type
	listConsts [][]ir.Type
	switches   []switchTable
	calls      []call
	records    []record
	matchRegs  [numKinds]int
	users      int // the number of lists of users
	loops      int

	rewrite       []inst
	rewriteStarts []int32 // by pattern
	inputs        [][]ref // where the inputs of a rewrite go, by pattern
	creations     []creation
	replacements  []replacement
	concats       [][]ref
	functions     []*ir.Operation // of pdl_interp
	rewriteRegs   [numKinds]int
}

// register returns a new register of a kind.
func newRegister(counts *[numKinds]int, k valueKind) int {
	n := counts[k]
	counts[k]++
	return n
}

// constants assigns numbers to the constants that instructions use, without duplicates.
type constants struct {
	p     *program
	names map[string]int32
	defs  map[*ir.OpDef]int32
	attrs map[ir.Attribute]int32
	types map[ir.Type]int32
	lists map[ir.Attribute]int32
}

func newConstants(p *program) *constants {
	return &constants{p, map[string]int32{}, map[*ir.OpDef]int32{}, map[ir.Attribute]int32{}, map[ir.Type]int32{}, map[ir.Attribute]int32{}}
}

func intern[K comparable, V any](index map[K]int32, list *[]V, k K, v V) int32 {
	n, ok := index[k]
	if !ok {
		n = int32(len(*list))
		index[k] = n
		*list = append(*list, v)
	}
	return n
}

func (c *constants) name(s string) int32       { return intern(c.names, &c.p.names, s, s) }
func (c *constants) def(d *ir.OpDef) int32     { return intern(c.defs, &c.p.defs, d, d) }
func (c *constants) attr(a ir.Attribute) int32 { return intern(c.attrs, &c.p.attrConsts, a, a) }
func (c *constants) typ(t ir.Type) int32       { return intern(c.types, &c.p.typeConsts, t, t) }
func (c *constants) list(array ir.Attribute) int32 {
	return intern(c.lists, &c.p.listConsts, array, typeList(array))
}

// typeList returns the types of an array of TypeAttr.
func typeList(array ir.Attribute) []ir.Type {
	a := array.(*ir.ArrayAttr)
	list := make([]ir.Type, len(a.Elements))
	for i, e := range a.Elements {
		list[i] = e.(*ir.TypeAttr).Value
	}
	return list
}
