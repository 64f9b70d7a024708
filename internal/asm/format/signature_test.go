package format_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/asm/format"
)

// A signature in a test is one declaration a line, in ODS's words, so that the
// same text makes a definition for the reference:
//
//	operand NAME[?|*|**] TYPE        result NAME[?|*] TYPE
//	attr NAME ATTR                   prop NAME PROP
//	region NAME[*]                   successor NAME[*]
//	trait TRAIT                      infers
//	param NAME TYPE                  self NAME
type testSignature struct {
	op     format.Signature
	params format.Parameters

	arguments, results, regions, successors, traits, parameters []string
}

// buildable are the type constraints with a single type.
var buildable = map[string]bool{"I1": true, "I32": true, "I64": true, "F32": true, "Index": true}

// attrFacts are the properties of the attributes in tests.
var attrFacts = map[string]format.Attribute{
	"I32Attr":           {ValueType: true},
	"StrAttr":           {ValueType: true},
	"AnyAttr":           {Generic: true},
	"ElementsAttr":      {},
	"UnitAttr":          {ValueType: true, Unit: true, Optional: true},
	"IntProp<int64_t>":  {Property: true},
	"UnitProp":          {Property: true, Unit: true, HasDefault: true, OptionalParser: true},
	"DefaultProp":       {Property: true, HasDefault: true, OptionalParser: true},
	"DenseI64ArrayAttr": {},
}

// odsNames maps abbreviations to names of definitions.
var odsNames = map[string]string{
	"IntProp<int64_t>": `IntProp<"int64_t">`,
	"DefaultProp":      `DefaultValuedProp<IntProp<"int64_t">, "3">`,
}

func parseSignature(t *testing.T, text string) *testSignature {
	t.Helper()
	s := &testSignature{op: format.Signature{Name: "t.o"}, params: format.Parameters{Name: "T1"}}
	for _, line := range strings.Split(text, "\n") {
		f := strings.Fields(line)
		if len(f) == 0 || f[0] == "#" {
			continue
		}
		if err := s.declare(f); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
	}
	return s
}

func arity(name string) (string, format.Arity, string) {
	switch {
	case strings.HasSuffix(name, "**"):
		return name[:len(name)-2], format.VariadicOfVariadic, `VariadicOfVariadic<%s, "segs">`
	case strings.HasSuffix(name, "*"):
		return name[:len(name)-1], format.Variadic, "Variadic<%s>"
	case strings.HasSuffix(name, "?"):
		return name[:len(name)-1], format.OptionalValue, "Optional<%s>"
	}
	return name, format.Single, "%s"
}

func (s *testSignature) declare(f []string) error {
	rest := ""
	if len(f) > 1 {
		rest = strings.Join(f[1:], " ")
	}
	switch f[0] {
	case "operand", "result":
		name, ar, wrap := arity(f[1])
		v := format.Value{Name: name, Arity: ar, Buildable: buildable[f[2]], Segments: "segs"}
		decl := fmt.Sprintf(wrap, f[2]) + ":$" + name
		if f[0] == "operand" {
			s.op.Operands = append(s.op.Operands, v)
			s.arguments = append(s.arguments, decl)
		} else {
			s.op.Results = append(s.op.Results, v)
			s.results = append(s.results, decl)
		}
	case "attr", "prop":
		kind := strings.Join(f[2:], " ")
		base, optional := strings.CutPrefix(kind, "OptionalAttr<")
		base = strings.TrimSuffix(base, ">")
		if !optional {
			base = kind
		}
		a, ok := attrFacts[base]
		if !ok {
			return fmt.Errorf("no such attribute: %q", base)
		}
		a.Name = f[1]
		a.Optional = a.Optional || optional
		s.op.Attributes = append(s.op.Attributes, a)
		if ods := odsNames[kind]; ods != "" {
			kind = ods
		}
		s.arguments = append(s.arguments, kind+":$"+f[1])
	case "region":
		name, ar, _ := arity(f[1])
		s.op.Regions = append(s.op.Regions, format.Region{Name: name, Variadic: ar != format.Single})
		decl := "AnyRegion:$" + name
		if ar != format.Single {
			decl = "VariadicRegion<AnyRegion>:$" + name
		}
		s.regions = append(s.regions, decl)
	case "successor":
		name, ar, _ := arity(f[1])
		s.op.Successors = append(s.op.Successors, format.Successor{Name: name, Variadic: ar != format.Single})
		decl := "AnySuccessor:$" + name
		if ar != format.Single {
			decl = "VariadicSuccessor<AnySuccessor>:$" + name
		}
		s.successors = append(s.successors, decl)
	case "trait":
		s.traits = append(s.traits, rest)
		s.equation(rest)
	case "infers":
		s.op.InfersTypes = true
		s.traits = append(s.traits, "InferTypeOpInterface")
	case "param", "self":
		typ := strings.Join(f[2:], " ")
		p := format.Parameter{Name: f[1], Optional: strings.HasPrefix(typ, "Optional") || strings.HasPrefix(typ, "Default")}
		if f[0] == "self" {
			p.SelfType, p.Optional, typ = true, true, `AttributeSelfTypeParameter<"">`
		}
		s.params.List = append(s.params.List, p)
		s.parameters = append(s.parameters, typ+":$"+f[1])
	default:
		return fmt.Errorf("unknown declaration %s", f[0])
	}
	return nil
}

func (s *testSignature) equation(trait string) {
	name, args, _ := strings.Cut(trait, "<")
	var names []string
	for i, part := range strings.Split(args, `"`) {
		if i%2 == 1 {
			names = append(names, part)
		}
	}
	switch name {
	case "AllTypesMatch":
		s.op.Equations = append(s.op.Equations, format.Equation{Kind: format.AllTypesMatch, Names: names})
	case "ShapedTypeMatchesElementCountAndTypes":
		s.op.Equations = append(s.op.Equations, format.Equation{Kind: format.ShapedTypeMatchesElementCountAndTypes, Names: names})
	case "TypesMatchWith":
		s.op.Equations = append(s.op.Equations, format.Equation{Kind: format.TypesMatchWith, Names: names[1:3]})
	case "SameTypeOperands":
		s.op.Equations = append(s.op.Equations, format.Equation{Kind: format.SameTypeOperands})
	case "SameOperandsAndResultType":
		s.op.Equations = append(s.op.Equations, format.Equation{Kind: format.SameOperandsAndResultType})
	}
}

// run checks a format and returns the dump for a golden.
func (s *testSignature) run(text string) (dump string, errs []*format.Error) {
	if s.isParams() {
		p, errs := format.ParseParams(text, &s.params)
		if p == nil {
			return "", errs
		}
		return p.DumpParams(&s.params), nil
	}
	p, errs := format.Parse(text, &s.op)
	if p == nil {
		return "", errs
	}
	return p.Dump(&s.op), nil
}

func (s *testSignature) isParams() bool { return len(s.params.List) > 0 }

// showErrors writes errors as the goldens and the comparison with the
// reference do: the column in the format, and the message.
func showErrors(errs []*format.Error) string {
	var b strings.Builder
	for _, e := range errs {
		fmt.Fprintf(&b, "%d: error: %s\n", e.Offset, e.Message)
		if e.Note != "" {
			fmt.Fprintf(&b, "%d: note: %s\n", e.Offset, e.Note)
		}
	}
	return b.String()
}
