package llvm

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A parameterRule tells what an attribute of an argument or a result must be, and
// on what type it can stand.
type parameterRule struct {
	value parameterValue
	on    parameterType
}

type parameterValue uint8

const (
	unitValue parameterValue = iota
	typeValue
	integerValue
)

type parameterType uint8

const (
	anyType parameterType = iota
	pointerType
	integerType
)

var parameterRules = map[string]parameterRule{
	"llvm.noalias":                 {unitValue, pointerType},
	"llvm.readonly":                {unitValue, pointerType},
	"llvm.readnone":                {unitValue, pointerType},
	"llvm.writeonly":               {unitValue, pointerType},
	"llvm.nest":                    {unitValue, pointerType},
	"llvm.nocapture":               {unitValue, pointerType},
	"llvm.nofree":                  {unitValue, pointerType},
	"llvm.nonnull":                 {unitValue, pointerType},
	"llvm.sret":                    {typeValue, pointerType},
	"llvm.byval":                   {typeValue, pointerType},
	"llvm.byref":                   {typeValue, pointerType},
	"llvm.elementtype":             {typeValue, pointerType},
	"llvm.inalloca":                {typeValue, pointerType},
	"llvm.preallocated":            {typeValue, pointerType},
	"llvm.signext":                 {unitValue, integerType},
	"llvm.zeroext":                 {unitValue, integerType},
	"llvm.align":                   {integerValue, pointerType},
	"llvm.dereferenceable":         {integerValue, pointerType},
	"llvm.dereferenceable_or_null": {integerValue, pointerType},
	"llvm.alignstack":              {integerValue, anyType},
	"llvm.noundef":                 {unitValue, anyType},
	"llvm.inreg":                   {unitValue, anyType},
	"llvm.returned":                {unitValue, anyType},
}

// notOnResults are attributes that results cannot have.
var notOnResults = []string{"llvm.allocalign", "llvm.allocptr", "llvm.byval", "llvm.byref", "llvm.inalloca", "llvm.nest",
	"llvm.nocapture", "llvm.nofree", "llvm.preallocated", "llvm.readnone", "llvm.readonly", "llvm.returned",
	"llvm.alignstack", "llvm.sret", "llvm.writeonly"}

// verifyParameter checks an attribute of an argument or a result of a type.
func verifyParameter(op *ir.Operation, t ir.Type, a ir.NamedAttribute, d *diag.List) bool {
	rule, ok := parameterRules[a.Name]
	if !ok {
		return true
	}
	what := ""
	switch rule.value {
	case unitValue:
		_, ok = a.Value.(*ir.UnitAttr)
		what = "a unit"
	case typeValue:
		_, ok = a.Value.(*ir.TypeAttr)
		what = "a type"
	case integerValue:
		_, ok = a.Value.(*ir.IntegerAttr)
		what = "an integer"
	}
	if !ok {
		op.EmitError(d, "%q should be %s attribute", a.Name, what)
		return false
	}
	// Types of other dialects become types of LLVM later.
	if t == nil || !IsCompatibleOuterType(t) {
		return true
	}
	switch _, integer := t.(*ir.IntegerType); {
	case rule.on == pointerType && class(t) != pointerClass:
		op.EmitError(d, "%q attribute attached to non-pointer LLVM type", a.Name)
		return false
	case rule.on == integerType && !integer:
		op.EmitError(d, "%q attribute attached to non-integer LLVM type", a.Name)
		return false
	}
	return true
}

// parameterTypes returns the types of the arguments and results of a function of
// any dialect.
func parameterTypes(op *ir.Operation) (in, out []ir.Type) {
	switch t := typeAttr(op, ir.FunctionTypeAttr).(type) {
	case *ir.FunctionType:
		return t.Inputs, t.Results
	case *ir.DefinedType:
		if s, ok := SignatureOf(t); ok {
			if class(s.Result) != voidClass {
				out = []ir.Type{s.Result}
			}
			return s.Params, out
		}
	}
	return nil, nil
}

func typeOf(ts []ir.Type, i int) ir.Type {
	if i < len(ts) {
		return ts[i]
	}
	return nil
}

func verifyArgumentAttribute(op *ir.Operation, index int, a ir.NamedAttribute, d *diag.List) bool {
	in, _ := parameterTypes(op)
	return verifyParameter(op, typeOf(in, index), a, d)
}

func verifyResultAttribute(op *ir.Operation, index int, a ir.NamedAttribute, d *diag.List) bool {
	if slices.Contains(notOnResults, a.Name) {
		op.EmitError(d, "%q is not a valid result attribute", a.Name)
		return false
	}
	_, out := parameterTypes(op)
	return verifyParameter(op, typeOf(out, index), a, d)
}

// verifySignature checks what all functions have to obey, which is not done for
// function types of a dialect: attributes, and the arguments of the entry block.
func verifySignature(op *ir.Operation, d *diag.List) bool {
	in, out := parameterTypes(op)
	if !verifyDictionaries(op, ir.ArgumentAttrsAttr, "argument", len(in), d) ||
		!verifyDictionaries(op, ir.ResultAttrsAttr, "result", len(out), d) {
		return false
	}
	entry := op.Region(0).Entry()
	if entry == nil {
		return true
	}
	if entry.NumArguments() != len(in) {
		op.EmitOpError(d, "entry block must have %d arguments to match function signature", len(in))
		return false
	}
	for i, t := range in {
		if got := entry.Argument(i).Type(); got != t {
			op.EmitOpError(d, "type of entry block argument #%d('%s') must match the type of the corresponding argument in function signature('%s')", i, got, t)
			return false
		}
	}
	return true
}

func verifyDictionaries(op *ir.Operation, name, what string, n int, d *diag.List) bool {
	list, ok := op.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return true
	}
	if len(list.Elements) != n {
		op.EmitOpError(d, "expects %s attribute array to have the same number of elements as the number of function %ss, got %d, but expected %d",
			what, what, len(list.Elements), n)
		return false
	}
	for i := range list.Elements {
		for _, a := range dictionaryAt(list, i) {
			ns, _, dotted := strings.Cut(a.Name, ".")
			if !dotted {
				op.EmitOpError(d, "%ss may only have dialect attributes", what)
				return false
			}
			dialect := op.Context().Dialect(ns)
			if dialect == nil {
				continue
			}
			verify := dialect.VerifyArgumentAttribute
			if what == "result" {
				verify = dialect.VerifyResultAttribute
			}
			if verify != nil && !verify(op, i, a, d) {
				return false
			}
		}
	}
	return true
}

// verifyDialectAttribute checks discardable attributes of the dialect.
func verifyDialectAttribute(op *ir.Operation, a ir.NamedAttribute, d *diag.List) bool {
	if a.Name == "llvm.data_layout" {
		if _, ok := a.Value.(*ir.StringAttr); !ok {
			op.EmitOpError(d, "expected 'llvm.data_layout' to be a string attributes")
			return false
		}
	}
	return true
}
