package pdll

import (
	"slices"
	"strconv"
	"strings"
)

// A builtIn is a constraint or a rewrite that the language in mica declares. A declaration of the same
// name in a text hides it.
type builtIn struct {
	name, doc string
	rewrite   bool
	params    []CoreKind
	names     []string // of the parameters
	results   []CoreKind
	// numbered means that the second argument in PDLL is a number, which is no parameter: there is a function
	// for each number, in whose C++ # stands for it.
	numbered bool
	code     string // C++; empty if it has no form in the C++ of mlir-pdll
	// conversion is not nil for the functions of dialect conversions, which can be called in several ways.
	conversion *conversionForms
}

var (
	valueParam = []CoreKind{ValueConstraint}
	opParam    = []CoreKind{OpConstraint}
)

var builtIns = []builtIn{
	{name: "HasNoUses", params: valueParam, names: []string{"v"}, doc: "Nothing uses the value.",
		code: "return ::mlir::success(v.use_empty());"},
	{name: "HasOneUse", params: valueParam, names: []string{"v"}, doc: "The value has one use.",
		code: "return ::mlir::success(v.hasOneUse());"},
	{name: "HasUses", params: valueParam, names: []string{"v"}, numbered: true, doc: "The value has a number of uses, an integer.",
		code: "return ::mlir::success(v.hasNUses(#));"},
	{name: "HasUsesAtMost", params: valueParam, names: []string{"v"}, numbered: true, doc: "The value has not more than a number of uses, an integer.",
		code: "return ::mlir::success(!v.hasNUsesOrMore(# + 1));"},
	{name: "HasOneBlock", params: opParam, names: []string{"op"}, numbered: true, doc: "The region of that number, from 0, has one block.",
		code: "return ::mlir::success(op->getNumRegions() > # && op->getRegion(#).hasOneBlock());"},
	{name: "HasNoBlocks", params: opParam, names: []string{"op"}, numbered: true, doc: "The region of that number, from 0, is empty.",
		code: "return ::mlir::success(op->getNumRegions() > # && op->getRegion(#).empty());"},
	{name: "MoveRegions", rewrite: true, params: []CoreKind{OpConstraint, OpConstraint}, names: []string{"from", "to"},
		doc:  "Moves the blocks of each region of the first operation to the region of the same number of the second one.",
		code: "for (auto [source, target] : ::llvm::zip_equal(from->getRegions(), to->getRegions()))\n    rewriter.inlineRegionBefore(source, target, target.end());"},
	{name: "InlineBlock", rewrite: true, params: []CoreKind{OpConstraint, ValueRangeConstraint}, names: []string{"op", "args"}, numbered: true, results: []CoreKind{ValueRangeConstraint},
		doc: "Moves the operations of the only block of the region of that number before the operation. The values replace the arguments of the block. The operands of the terminator are the result."},
	{name: "convert_type", params: []CoreKind{TypeConstraint}, names: []string{"t"}, results: []CoreKind{TypeConstraint},
		doc:        "The type that a type becomes in the conversion: exactly one.",
		conversion: &conversionForms{function: "ConvertType", inRewrite: "ConvertedType", many: "convert_types", inMLIR: "convertType"}},
	{name: "convert_types", params: []CoreKind{TypeRangeConstraint}, names: []string{"ts"}, results: []CoreKind{TypeRangeConstraint},
		doc:        "The types that types become in the conversion: any number for each.",
		conversion: &conversionForms{function: "ConvertTypes", inRewrite: "ConvertedTypes", ofOne: "ConvertTypeToMany", inMLIR: "convertTypes"}},
	{name: "converted_operand", params: []CoreKind{ValueConstraint, TypeConstraint}, names: []string{"v", "t"}, results: []CoreKind{ValueConstraint},
		doc:        "The value that a value is after the conversion: exactly one, of the converted type or of the given one.",
		conversion: &conversionForms{function: "ConvertedOperand", withType: "OperandOfType", many: "converted_operands", late: true, inMLIR: "convertValue"}},
	{name: "converted_operands", params: []CoreKind{ValueRangeConstraint, TypeRangeConstraint}, names: []string{"vs", "ts"}, results: []CoreKind{ValueRangeConstraint},
		doc:        "The values that values are after the conversion: of the converted types, any number for each, or of the given types.",
		conversion: &conversionForms{function: "ConvertedOperands", withType: "OperandsOfTypes", late: true, inMLIR: "convertValues"}},
	{name: "materialize", params: []CoreKind{ValueRangeConstraint, TypeConstraint}, names: []string{"vs", "t"}, results: []CoreKind{ValueConstraint},
		doc:        "A value of a type that the type converter builds of the given ones.",
		conversion: &conversionForms{function: "Materialize", many: "materialize_all", late: true}},
	{name: "materialize_all", params: []CoreKind{ValueRangeConstraint, TypeRangeConstraint}, names: []string{"vs", "ts"}, results: []CoreKind{ValueRangeConstraint},
		doc:        "Values of types that the type converter builds of the given ones.",
		conversion: &conversionForms{function: "MaterializeAll", late: true}},
}

// A BuiltIn is the meaning of a built-in constraint or rewrite.
type BuiltIn struct {
	Name   string
	Number int // its second argument, or -1
	Doc    string
	// Conversion is not nil for a function of dialect conversions.
	Conversion *Conversion
	// General is the declaration as the text sees it, with the number as a parameter if it has one.
	General *Callable

	def *builtIn
}

// BuiltIns returns the names of the constraints and rewrites that the language in mica declares, with
// descriptions.
func BuiltIns(rewrites bool) (names, docs []string) {
	for _, b := range builtIns {
		if b.rewrite == rewrites {
			names, docs = append(names, b.name), append(docs, b.doc)
		}
	}
	return names, docs
}

// BuiltInNamed returns the declaration of a built-in constraint or rewrite as the text sees it, or nil.
func BuiltInNamed(name string) *Callable {
	for i := range builtIns {
		if b := &builtIns[i]; b.name == name {
			return b.declare(-1)
		}
	}
	return nil
}

// BuiltInNames returns the names of the constraints that take only a value, and can be in a list of constraints.
func BuiltInNames() (names []string) {
	for _, b := range builtIns {
		if !b.numbered && !b.rewrite && b.conversion == nil {
			names = append(names, b.name)
		}
	}
	return names
}

// lookup returns what a name refers to: the built-in constraint or rewrite if nothing else.
func (c *checker) lookup(name string) Decl {
	if d := c.scope.lookup(name); d != nil || c.opt.Reference {
		return d
	}
	for i := range builtIns {
		if b := &builtIns[i]; b.name == name {
			return c.builtIn(b, -1)
		}
	}
	return nil
}

// names returns the names that are known, for messages about others.
func (c *checker) names() []string {
	names := slices.DeleteFunc(c.scope.all(), func(name string) bool { return strings.HasPrefix(name, blockPrefix) })
	if c.opt.Reference {
		return names
	}
	for _, b := range builtIns {
		names = append(names, b.name)
	}
	return names
}

// builtIn returns the declaration of a built-in, the same one each time. number is -1 for one whose
// number is not known.
func (c *checker) builtIn(b *builtIn, number int) *Callable {
	f := b.declare(number)
	if old := c.builtIns[f.Name.Text]; old != nil {
		return old
	}
	c.builtIns[f.Name.Text] = f
	return f
}

// AppliedBuiltIn returns the built-in constraint or rewrite that has a name in the pdl dialect, such as
// HasUses7, or nil.
func AppliedBuiltIn(name string) *Callable {
	for i := range builtIns {
		b := &builtIns[i]
		rest, ok := strings.CutPrefix(name, b.name)
		if n, err := strconv.Atoi(rest); ok && b.numbered && err == nil && n >= 0 && n <= maxNumber && strconv.Itoa(n) == rest {
			f := b.declare(n)
			f.Symbol = name
			return f
		}
		if ok && rest == "" && !b.numbered {
			f := b.declare(-1)
			f.Symbol = name
			return f
		}
	}
	return nil
}

// declare returns a declaration of a built-in.
func (b *builtIn) declare(number int) *Callable {
	key := b.name
	if number >= 0 {
		key += strconv.Itoa(number)
	}
	f := &Callable{Name: Name{Text: key}, IsRewrite: b.rewrite, Result: &TupleType{}, BuiltIn: &BuiltIn{Name: b.name, Number: number, Doc: b.doc, def: b}}
	f.BuiltIn.General = f
	f.HasCode, f.Code = b.code != "", strings.ReplaceAll(b.code, "#", strconv.Itoa(number))
	for i, kind := range b.params {
		f.Inputs = append(f.Inputs, builtInVar(b.names[i], kind))
	}
	if b.numbered && number < 0 {
		f.Inputs = append([]*Var{f.Inputs[0], builtInVar("n", AttrConstraint)}, f.Inputs[1:]...)
	}
	for _, kind := range b.results {
		v := builtInVar("", kind)
		f.Results, f.Result = []*Var{v}, v.Type
	}
	return f
}

// builtInVar returns a parameter or a result.
func builtInVar(name string, kind CoreKind) *Var {
	core := &CoreConstraint{Kind: kind}
	v := &Var{Name: name, Constraints: []ConstraintRef{{Constraint: core}}}
	switch kind {
	case AttrConstraint:
		v.Type = AttrType
	case OpConstraint:
		core.Op, v.Type = &OpName{}, &OpType{}
	case ValueRangeConstraint:
		v.Type = ValueRangeType
	case TypeConstraint:
		v.Type = TypeType
	case TypeRangeConstraint:
		v.Type = TypeRangeType
	default:
		v.Type = ValueType
	}
	return v
}

// needsNumber reports whether a built-in needs a number as its second argument.
func needsNumber(f *Callable) bool {
	return f.BuiltIn != nil && f.BuiltIn.Number < 0 && f.BuiltIn.def.numbered
}

// maxNumber bounds the number of a built-in.
const maxNumber = 1 << 20

// numberedCall returns the arguments and the function for a call with a number: the function for its number.
func (c *checker) numberedCall(l loc, f *Callable, args []Expr) ([]Expr, *Callable, bool) {
	if len(args) != len(f.Inputs) {
		c.errorf(l.Span, "`%s` takes %d arguments, the second of them a number, but got %d", f.Name.Text, len(f.Inputs), len(args))
		return nil, nil, false
	}
	n, ok := number(args[1])
	if !ok || n > maxNumber {
		c.errorf(args[1].Loc(), "expected a number, an integer of at most %d", maxNumber)
		return nil, nil, false
	}
	numbered := c.builtIn(f.BuiltIn.def, n)
	numbered.BuiltIn.General = f
	return append([]Expr{args[0]}, args[2:]...), numbered, true
}

// number returns the value of an integer literal, also as the value of a parameter.
func number(x Expr) (int, bool) {
	if r, ok := x.(*DeclRef); ok {
		if v, ok := r.Decl.(*Var); ok && v.Init != nil {
			x = v.Init
		}
	}
	a, ok := x.(*AttrExpr)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(a.Text), " : i64"))
	return n, err == nil && n >= 0
}
