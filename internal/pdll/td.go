package pdll

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// ReadTD reads a .td file with everything that it includes, with macros defined.
func ReadTD(f *source.File, files *source.Set, defines ...string) (*TDFile, diag.List) {
	recs, list := tablegen.Load(f, tablegen.Options{Files: files, Defines: defines, NoUnusedArgWarnings: true})
	if list.HasErrors() {
		return nil, list
	}
	m, list := ods.ReadForRules(recs)
	if list.HasErrors() {
		return nil, list
	}
	return FromModule(m), nil
}

// FromModule extracts the parts that PDLL uses from definitions that were already read.
func FromModule(m *ods.Module) *TDFile {
	td := &TDFile{Module: m}
	byRecord := operators(m)
	for _, r := range m.Records.DerivedFrom("Op") {
		if op := byRecord[r]; op != nil {
			td.Operations = append(td.Operations, operation(op, m.Records))
		}
	}
	td.Constraints = constraints(m, m.Records)
	return td
}

// operators maps records to the operators of a module.
func operators(m *ods.Module) map[*tablegen.Record]*ods.Operator {
	byRecord := make(map[*tablegen.Record]*ods.Operator, len(m.Ops))
	for _, op := range m.Ops {
		byRecord[op.Record] = op
	}
	return byRecord
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func operation(op *ods.Operator, recs *tablegen.Records) *Operation {
	o := &Operation{
		Name: op.Name(), Summary: strings.TrimSpace(op.Summary), Description: op.Description,
		InfersTypes: infersTypes(op, recs),
		Span:        spanOf(op.Record),
		NativeClass: qualify(op.CppNamespace, op.CppClass),
	}
	for _, list := range [][]*ods.NamedAttribute{op.Attributes, op.Derived} {
		for _, a := range list {
			o.Attrs = append(o.Attrs, ODSAttr{Name: a.Name, Optional: a.Attr.IsOptional, Default: a.Attr.HasDefault, Constraint: &ODSConstraint{
				Name:    uniqueName(a.Attr.Record, "baseAttr"),
				Summary: a.Attr.Summary,
				Class:   orElse(a.Attr.StorageType, "::mlir::Attribute"),
			}})
		}
	}
	o.Operands = odsValues(op.Operands)
	o.Results = odsValues(op.Results)
	o.Regions, o.VariadicRegions = len(op.Regions), op.HasVariadicRegions()
	o.Successors = len(op.Successors)
	o.VariadicSuccessors = slices.ContainsFunc(op.Successors, func(s *ods.Successor) bool { return s.Variadic })
	return o
}

func odsValues(list []*ods.Value) []ODSValue {
	var out []ODSValue
	for _, v := range list {
		length := Single
		switch v.Constraint.Arity {
		case ods.Optional:
			length = Optional
		case ods.Variadic, ods.VariadicOfVariadic:
			length = Variadic
		}
		out = append(out, ODSValue{Name: v.Name, Length: length, Constraint: &ODSConstraint{
			Name:    uniqueName(v.Constraint.Record, "baseType"),
			Summary: v.Constraint.Summary,
			Class:   v.Constraint.CppType,
		}})
	}
	return out
}

// uniqueName returns the unique name of a constraint's record. For an anonymous
// record it is the name of its base followed by the record's name in parentheses.
func uniqueName(r *tablegen.Record, base string) string {
	b := r
	for b.IsAnonymous() {
		next, ok := b.Def(base)
		if !ok {
			break
		}
		b = next
	}
	if b == r {
		return r.Name()
	}
	return b.Name() + "(" + r.Name() + ")"
}

func spanOf(r *tablegen.Record) source.Span {
	p := r.Pos()
	return source.Span{File: p.File, Start: p.Offset, End: p.Offset + 1}
}

// constraints returns the definitions that PDLL can use as constraints, in the
// order in which the reference declares them.
func constraints(m *ods.Module, recs *tablegen.Records) []*TDConstraint {
	var out []*TDConstraint
	add := func(kind TDKind, r *tablegen.Record, code, class string) {
		out = append(out, &TDConstraint{Kind: kind, Name: r.Name(), Span: spanOf(r), Code: code, Class: class})
	}
	usable := func(r *tablegen.Record) bool {
		return !r.IsAnonymous() && !r.IsSubClassOf("DeclareInterfaceMethods")
	}
	for _, r := range recs.DerivedFrom("Attr") {
		if usable(r) {
			a := m.Attribute(r)
			add(TDAttr, r, conditionBody(a.Condition), orElse(a.StorageType, "::mlir::Attribute"))
		}
	}
	for _, r := range recs.DerivedFrom("Type") {
		if usable(r) {
			t := m.TypeConstraint(r)
			add(TDType, r, conditionBody(t.Condition), t.CppType)
		}
	}
	for _, r := range recs.DerivedFrom("OpInterface") {
		if usable(r) {
			name, _ := r.String("cppInterfaceName")
			namespace, _ := r.String("cppNamespace")
			class := namespace + "::" + name
			add(TDOpInterface, r, "return ::mlir::success(llvm::isa<"+class+">(self));", class)
		}
	}
	return out
}

func qualify(namespace, name string) string {
	if namespace == "" {
		return name
	}
	return namespace + "::" + name
}

func orElse(s, otherwise string) string {
	if s == "" {
		return otherwise
	}
	return s
}

// conditionBody returns a function body that tests a condition on self.
func conditionBody(condition string) string {
	return "return ::mlir::success(" + expand(condition) + ");"
}

// expand replaces the placeholders of a template. Only $_self is defined in a
// constraint; the others are marked as undefined, as in the reference.
func expand(template string) string {
	var b strings.Builder
	for {
		i := strings.IndexByte(template, '$')
		if i < 0 || i+1 >= len(template) {
			b.WriteString(template)
			return b.String()
		}
		b.WriteString(template[:i])
		template = template[i+1:]
		n := 0
		for n < len(template) && (isDigit(template[n]) || isLetter(template[n])) {
			n++
		}
		name := template[:n]
		switch {
		case template[0] == '$':
			b.WriteByte('$')
			n = 1
		case n == 0:
			b.WriteByte('$')
		case name == "_self":
			b.WriteString("self")
		default:
			b.WriteString("$" + name + "<no-subst-found>")
		}
		template = template[n:]
	}
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' }
