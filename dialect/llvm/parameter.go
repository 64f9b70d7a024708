package llvm

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A parameterRule describes the value that an attribute of an argument or a result must have, and
// the types on which it can occur.
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
func verifyParameter(op *ir.Operation, t ir.Type, a ir.NamedAttribute, c *ir.Checker) {
	rule, ok := parameterRules[a.Name]
	if !ok {
		return
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
		c.FailPlainf("%q should be %s attribute", a.Name, what)
	}
	// Types of other dialects become types of LLVM later.
	if t == nil || !IsCompatibleType(t) {
		return
	}
	switch _, integer := t.(*ir.IntegerType); {
	case rule.on == pointerType && class(t) != pointerClass:
		c.FailPlainf("%q attribute attached to non-pointer LLVM type", a.Name)
	case rule.on == integerType && !integer:
		c.FailPlainf("%q attribute attached to non-integer LLVM type", a.Name)
	}
}

// parameterTypes returns the types of the arguments and results of a function of
// any dialect.
func parameterTypes(op *ir.Operation) (in, out []ir.Type) {
	switch t := named.TypeAttr(op, ir.FunctionTypeAttr).(type) {
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

func verifyArgumentAttribute(op *ir.Operation, index int, a ir.NamedAttribute, c *ir.Checker) {
	in, _ := parameterTypes(op)
	verifyParameter(op, typeOf(in, index), a, c)
}

func verifyResultAttribute(op *ir.Operation, index int, a ir.NamedAttribute, c *ir.Checker) {
	if slices.Contains(notOnResults, a.Name) {
		c.FailPlainf("%q is not a valid result attribute", a.Name)
	}
	_, out := parameterTypes(op)
	verifyParameter(op, typeOf(out, index), a, c)
}

// verifySignature checks the rules that all functions obey, which are not checked for function
// types of a dialect: attributes, and the arguments of the entry block.
func verifySignature(op *ir.Operation, c *ir.Checker) {
	in, out := parameterTypes(op)
	verifyDictionaries(op, ir.ArgumentAttrsAttr, "argument", len(in), c)
	verifyDictionaries(op, ir.ResultAttrsAttr, "result", len(out), c)
	entry := op.Region(0).Entry()
	if entry == nil {
		return
	}
	c.Checkf(entry.NumArguments() == len(in), "entry block must have %d arguments to match function signature", len(in))
	for i, t := range in {
		if got := entry.Argument(i).Type(); got != t {
			c.Failf("type of entry block argument #%d('%s') must match the type of the corresponding argument in function signature('%s')", i, got, t)
		}
	}
}

func verifyDictionaries(op *ir.Operation, name, what string, n int, c *ir.Checker) {
	list, ok := op.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return
	}
	if len(list.Elements) != n {
		c.Failf("expects %s attribute array to have the same number of elements as the number of function %ss, got %d, but expected %d",
			what, what, len(list.Elements), n)
	}
	for i := range list.Elements {
		for _, a := range named.Entries(list, i) {
			ns, _, dotted := strings.Cut(a.Name, ".")
			if !dotted {
				c.Failf("%ss may only have dialect attributes", what)
			}
			dialect := op.Context().Dialect(ns)
			if dialect == nil {
				continue
			}
			verify := dialect.VerifyArgumentAttribute
			if what == "result" {
				verify = dialect.VerifyResultAttribute
			}
			if verify != nil {
				verify(op, i, a, c)
			}
		}
	}
}

// verifyDialectAttribute checks discardable attributes of the dialect.
func verifyDialectAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	if a.Name == "llvm.data_layout" {
		text, ok := a.Value.(*ir.StringAttr)
		c.Check(ok, "expected 'llvm.data_layout' to be a string attributes")
		if _, err := ParseDataLayout(text.Value); err != nil {
			c.Failf("invalid data layout descriptor: %s", err)
		}
	}
}
