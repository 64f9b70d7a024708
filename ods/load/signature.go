package load

import (
	"hash/fnv"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// Signatures returns the parts of definitions that natives rely on, as text by dialect
// namespace. [dialect.Natives.Signatures] is written from it.
func Signatures(ms []*ods.Module, natives []*dialect.Natives) (map[string]string, diag.List) {
	bare := make([]*dialect.Natives, len(natives))
	for i, n := range natives {
		x := *n
		x.Signatures = ""
		bare[i] = &x
	}
	s := NewLoader(ir.NewContext(), Options{Natives: bare})
	s.collected = map[string]map[string]bool{}
	_, list := s.Load(ms, func(string) bool { return true })
	out := map[string]string{}
	for ns, lines := range s.collected {
		out[ns] = strings.Join(slices.Sorted(maps.Keys(lines)), "\n") + "\n"
	}
	return out, list
}

// collect notes a signature of a dialect that has natives.
func (s *shared) collect(n *dialect.Natives, sig dialect.Signature) {
	if s.collected[n.Namespace] == nil {
		s.collected[n.Namespace] = map[string]bool{}
	}
	s.collected[n.Namespace][sig.String()] = true
}

// plain strips qualifiers and blanks from C++ text, so that different spellings of one
// condition compare equal.
var plain = strings.NewReplacer(" ", "", "\t", "", "\n", "", "::mlir::", "", "mlir::", "", "::llvm::", "", "llvm::", "")

// shapeOf condenses C++ texts.
func shapeOf(texts ...string) string {
	h := fnv.New32a()
	for _, t := range texts {
		plain.WriteString(h, t)
		h.Write([]byte{0})
	}
	return strconv.FormatUint(uint64(h.Sum32()), 36)
}

var arityMarks = [...]string{ods.Single: "", ods.Optional: "?", ods.Variadic: "*", ods.VariadicOfVariadic: "**"}

func mark(variadic bool) string {
	if variadic {
		return "*"
	}
	return ""
}

// conditionOf is the condition of a constraint; one that always holds is no
// constraint, however that is written.
func conditionOf(c *ods.Constraint) string {
	if c == nil || holdsAlways(c.Condition) {
		return ""
	}
	return c.Condition
}

// shape returns the shape of a constraint with a C++ class, computed once.
func (s *shared) shape(c *ods.Constraint, class string) string {
	if x, ok := s.shapes[c]; ok {
		return x
	}
	x := shapeOf(class, conditionOf(c))
	s.shapes[c] = x
	return x
}

func (s *shared) valuePart(v *ods.Value) dialect.Part {
	return dialect.Part{Arity: arityMarks[v.Constraint.Arity], Name: v.Name, Shape: s.shape(v.Constraint.Constraint, v.Constraint.CppType)}
}

func (s *shared) attrPart(a *ods.NamedAttribute) dialect.Part {
	p := dialect.Part{Name: a.Name, Shape: s.shape(a.Attr.Constraint, a.Attr.StorageType)}
	if a.Attr.IsOptional || a.Attr.IsUnit {
		p.Arity = "?"
	}
	// An attribute whose parameters natives do not know is another one.
	if d := a.Attr.Def; d != nil && !s.fitsNatives(d) && s.foreign[d] {
		p.Shape += "-foreign"
	}
	return p
}

func (s *shared) propPart(p *ods.NamedProperty) dialect.Part {
	return dialect.Part{Name: p.Name, Shape: s.shape(p.Prop.Constraint, "property "+p.Prop.InterfaceType)}
}

// opSignature returns the signature of an operation.
func (s *shared) opSignature(op *ods.Operator, natives *dialect.Natives) dialect.Signature {
	sig := dialect.Signature{Name: op.Name()}
	for _, v := range op.Operands {
		sig.Operands = append(sig.Operands, s.valuePart(v))
	}
	for _, v := range op.Results {
		sig.Results = append(sig.Results, s.valuePart(v))
	}
	for _, a := range op.Attributes {
		sig.Attributes = append(sig.Attributes, s.attrPart(a))
	}
	for _, p := range op.Properties {
		sig.Attributes = append(sig.Attributes, s.propPart(p))
	}
	for _, r := range op.Regions {
		sig.Regions = append(sig.Regions, dialect.Part{Arity: mark(r.Variadic), Name: r.Name, Shape: shapeOf(conditionOf(r.Constraint))})
	}
	for _, b := range op.Successors {
		sig.Successors = append(sig.Successors, dialect.Part{Arity: mark(b.Variadic), Name: b.Name, Shape: shapeOf(conditionOf(b.Constraint))})
	}
	for _, t := range op.Traits {
		if p, ok := s.traitPart(t, op, natives); ok && !slices.Contains(sig.Traits, p) {
			sig.Traits = append(sig.Traits, p)
		}
	}
	return sig
}

// traitPart returns the part of a trait that checks operations. Natives rely on the checks of
// traits.
func (s *shared) traitPart(t *ods.Trait, op *ods.Operator, natives *dialect.Natives) (dialect.Part, bool) {
	checks := func(x *ir.Trait) bool { return x != nil && (x.Verify != nil || x.VerifyRegions != nil || x.Structural) }
	switch t.Kind {
	case ods.PredTrait:
		return dialect.Part{Name: "predicate-" + shapeOf(predicate(t))}, !holdsAlways(t.Condition)
	case ods.InterfaceTrait:
		name := cppapi.TraitName(t.Interface)
		return dialect.Part{Name: strings.ReplaceAll(name, "::", ".")}, t.HasVerify()
	case ods.NativeTrait, ods.InternalTrait:
		var params []string
		for p := range strings.SplitSeq(t.Params, ",") {
			p = strings.TrimSpace(p)
			params = append(params, p[strings.LastIndexByte(p, ':')+1:])
		}
		known := ir.LookupTrait(t.Name, params...)
		name := cppapi.TraitName(t.Name)
		if !t.Structural && !checks(known) && !checks(natives.Traits[name]) && !checks(natives.Ops[op.Name()].Traits[name]) {
			return dialect.Part{}, false
		}
		if t.Params != "" {
			name += "<" + strings.Join(params, ",") + ">"
		}
		return dialect.Part{Name: strings.ReplaceAll(name, "::", ".")}, true
	}
	return dialect.Part{}, false
}

// predicate returns the condition of a trait. A function in it can be written in many ways; the
// trait's summary, which is the message if the condition fails, identifies it instead.
func predicate(t *ods.Trait) string {
	before, function, ok := strings.Cut(strings.Replace(t.Condition, "[&]{", "[&](){", 1), "[&]()")
	if !ok {
		return t.Condition
	}
	return before + t.Summary + function[max(strings.LastIndex(function, "}"), 0):]
}

// defSignature returns the signature of a type or an attribute.
func (s *shared) defSignature(d *ods.Def) dialect.Signature {
	sig := dialect.Signature{Name: defName(d)}
	for _, p := range d.Params {
		part := dialect.Part{Name: p.Name, Shape: shapeOf(p.CppType)}
		if p.IsOptional {
			part.Arity = "?"
		}
		sig.Operands = append(sig.Operands, part)
	}
	return sig
}

func defName(d *ods.Def) string {
	if d.IsType {
		return "!" + d.CppClass
	}
	return "#" + d.CppClass
}

// directives calls f with the custom directives in a format.
func directives(list []format.Element, f func(*format.Custom)) {
	for _, e := range list {
		switch e := e.(type) {
		case *format.Custom:
			f(e)
		case *format.Optional:
			directives(e.Then, f)
			directives(e.Else, f)
		case *format.OIList:
			for _, c := range e.Clauses {
				directives(c.Elements, f)
			}
		case *format.Struct:
			directives(e.Fields, f)
		}
	}
}

// directiveSignature returns the signature of a use of a directive in the format
// of an operation.
func (s *shared) directiveSignature(op *ods.Operator, c *format.Custom) dialect.Signature {
	sig := dialect.Signature{Name: "custom<" + c.Name + ">"}
	for _, arg := range c.Args {
		ref := ""
		if r, ok := arg.(*format.Ref); ok {
			ref, arg = "ref-", r.Arg
		}
		var p dialect.Part
		value := func(kind string, v *ods.Value) {
			p = s.valuePart(v)
			p.Name = kind
		}
		switch arg := arg.(type) {
		case *format.Operand:
			value("operand", op.Operands[arg.Index])
		case *format.Attr:
			if arg.Index < len(op.Attributes) {
				p = s.attrPart(op.Attributes[arg.Index])
			} else {
				p = s.propPart(op.Properties[arg.Index-len(op.Attributes)])
			}
			p.Name = "attribute"
		case *format.RegionVar:
			p = dialect.Part{Arity: mark(op.Regions[arg.Index].Variadic), Name: "region"}
		case *format.SuccessorVar:
			p = dialect.Part{Arity: mark(op.Successors[arg.Index].Variadic), Name: "successor"}
		case *format.Operands:
			p = dialect.Part{Name: "operands"}
		case *format.Regions:
			p = dialect.Part{Name: "regions"}
		case *format.Successors:
			p = dialect.Part{Name: "successors"}
		case *format.Type:
			switch v := arg.Arg.(type) {
			case *format.Operand:
				value("type", op.Operands[v.Index])
			case *format.Result:
				value("type", op.Results[v.Index])
			case *format.Operands:
				p = dialect.Part{Name: "operand-types"}
			default:
				p = dialect.Part{Name: "result-types"}
			}
		case *format.String:
			p = dialect.Part{Name: "text", Shape: shapeOf(arg.Text)}
		default:
			p = dialect.Part{Name: "dictionary"}
		}
		p.Name = ref + p.Name
		sig.Operands = append(sig.Operands, p)
	}
	return sig
}

// paramDirectiveSignature returns the signature of a use of a directive in the
// format of a type or an attribute.
func paramDirectiveSignature(d *ods.Def, c *format.Custom) dialect.Signature {
	sig := dialect.Signature{Name: "custom<" + c.Name + ">"}
	for _, arg := range c.Args {
		if r, ok := arg.(*format.Ref); ok {
			arg = r.Arg
		}
		p := dialect.Part{Name: "text"}
		switch arg := arg.(type) {
		case *format.Param:
			p = dialect.Part{Name: "parameter", Shape: shapeOf(d.Params[arg.Index].CppType)}
		case *format.String:
			p.Shape = shapeOf(arg.Text)
		}
		sig.Operands = append(sig.Operands, p)
	}
	return sig
}
