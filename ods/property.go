package ods

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/tablegen"
)

// A Property is a definition derived from Property: inherent data of an operation
// that is stored in a C++ type of its own, not as an attribute.
type Property struct {
	*Constraint
	StorageType   string
	InterfaceType string
	DefaultValue  string // C++ text; see HasDefault
	HasDefault    bool
	Inner         *Property // of a property with a default, the underlying property; see [Property.Base]
	Enum          *Enum
	// Element is the element of an array property, or the value of an optional one; nil for other
	// properties.
	Element *Property
	// OptionalParser is C++ that parses the value if it is present. It is "" if the
	// property cannot be omitted in the textual form.
	OptionalParser string
	// Kind is the class in Properties.td that the property derives from.
	Kind PropertyKind
	// Mnemonic is that of a NamedEnumProp. AttrForm is the storage type of the attribute form of an
	// EnumPropWithAttrForm; with Stored, the property stores the attribute itself.
	Mnemonic string
	AttrForm string
	Stored   bool
	// SyntaxCode and Code name the fields whose C++ the definition (or a base property) overrides,
	// so that the property differs from its class: SyntaxCode those that formats need, Code all
	// others.
	SyntaxCode, Code []string
}

// A PropertyKind is the part of a property's class that determines its forms.
type PropertyKind uint8

// The kinds of properties.
const (
	PlainProp PropertyKind = iota
	UnitProp
	OptionalProp
	ArrayProp
	IntArrayProp // an ArrayProp that is a dense array in its attribute form
)

// Base returns the property without its default.
func (p *Property) Base() *Property {
	if p.Inner != nil {
		return p.Inner
	}
	return p
}

// property returns the model of a record derived from Property.
func (m *reader) property(r *tablegen.Record) *Property {
	if p := m.props[r]; p != nil {
		return p
	}
	p := &Property{
		Constraint:    m.constraint(r),
		StorageType:   strings.TrimSpace(optional(r, "storageType")),
		InterfaceType: strings.TrimSpace(optional(r, "interfaceType")),
		DefaultValue:  optional(r, "defaultValue"),

		OptionalParser: optional(r, "optionalParser"),
	}
	m.props[r] = p
	p.HasDefault = p.DefaultValue != ""
	p.readKind()
	if b, ok := r.Def("baseProperty"); ok {
		inner := m.property(b)
		p.Inner = inner.Base()
		p.addCode(inner)
	}
	if e, ok := p.Base().Record.Def("enum"); ok {
		p.Enum = m.enum(e)
	}
	if p.Base() == p {
		p.Element = m.elementProperty(p)
		p.addCode(p.Element)
	} else {
		p.Element = p.Base().Element
	}
	return p
}

// addCode adds the fields that a component of a property overrides with C++.
func (p *Property) addCode(part *Property) {
	if part == nil {
		return
	}
	for _, field := range part.SyntaxCode {
		if !slices.Contains(p.SyntaxCode, field) {
			p.SyntaxCode = append(p.SyntaxCode, field)
		}
	}
	for _, field := range part.Code {
		if !slices.Contains(p.Code, field) {
			p.Code = append(p.Code, field)
		}
	}
}

// readKind reads the fields that determine the forms of a property.
func (p *Property) readKind() {
	r := p.Record
	switch {
	case r.IsSubClassOf("OptionalProp"):
		p.Kind = OptionalProp
	case r.IsSubClassOf("IntArrayProp"):
		p.Kind = IntArrayProp
	case r.IsSubClassOf("ArrayProp"):
		p.Kind = ArrayProp
	case r.IsSubClassOf("_cls_UnitProp"): // both UnitProp and UnitProperty
		p.Kind = UnitProp
	}
	p.Mnemonic = optional(r, "mnemonic")
	if form, ok := r.Def("attrForm"); ok {
		p.AttrForm = optional(form, "storageType")
		n, _ := r.Int("storeInCustomAttribute")
		p.Stored = n != 0
	}
	p.SyntaxCode = ownFields(r, "parser", "optionalParser", "printer")
	p.Code = ownFields(r, "convertToAttribute", "convertFromAttribute", "convertFromStorage", "assignToStorage", "hashProperty",
		"readFromMlirBytecode", "writeToMlirBytecode")
}

// ownFields returns those of some fields that a definition does not have from the kinds of
// properties and parameters.
func ownFields(r *tablegen.Record, fields ...string) (own []string) {
	for _, field := range fields {
		if at := r.FieldPos(field); at.IsValid() && !definesKinds(at.File.Name) {
			own = append(own, field)
		}
	}
	return own
}

// definesKinds reports whether a file is one of those that define the kinds of
// properties and parameters.
func definesKinds(file string) bool {
	for _, name := range []string{"Properties.td", "EnumAttr.td", "AttrTypeBase.td"} {
		if strings.HasSuffix(file, "mlir/IR/"+name) {
			return true
		}
	}
	return false
}

// elementProperty returns the element of an array property, or the value of an optional one. The
// class does not keep its argument, but its code contains the argument's code. Several properties
// can have the same code; then each of them is right. The code of a property also contains that of
// inner elements, so the one with the most code is the direct element.
func (m *reader) elementProperty(p *Property) *Property {
	if !p.Record.IsSubClassOf("ArrayProp") && !p.Record.IsSubClassOf("OptionalProp") {
		return nil
	}
	var element *tablegen.Record
	most := -1
	for _, r := range m.Records.DerivedInOrder("Property") {
		storage := strings.TrimSpace(optional(r, "storageType"))
		if r == p.Record || !strings.HasSuffix(p.StorageType, "<"+storage+">") {
			continue
		}
		if n, ok := embedded(r, p.Record); ok && n > most {
			element, most = r, n
		}
	}
	if element == nil {
		return nil
	}
	return m.property(element)
}

// embedded reports whether the code of an array or optional property contains that
// of another, and how long the latter is.
func embedded(elem, whole *tablegen.Record) (length int, ok bool) {
	for _, field := range []string{"parser", "printer", "convertToAttribute", "convertFromAttribute"} {
		in := optional(whole, field)
		code := []string{optional(elem, field)}
		if other := optional(elem, "optionalParser"); field == "parser" && other != "" {
			code = append(code, other) // of an optional property without some<>
		}
		found := slices.IndexFunc(code, func(c string) bool { return contains(in, c) })
		switch {
		case found >= 0:
			length += len(code[found])
		case strings.HasPrefix(field, "convert") && whole.IsSubClassOf("IntArrayProp"):
			// It converts all elements at once.
		default:
			return 0, false
		}
	}
	return length, true
}

var placeholder = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\$_(storage|attr)\b`) })

// contains reports whether code contains a part with expressions in the place of
// the part's placeholders.
func contains(code, part string) bool {
	var pattern strings.Builder
	for i, text := range placeholder().Split(part, -1) {
		if i > 0 {
			pattern.WriteString(`[^\s,;]+?`)
		}
		pattern.WriteString(regexp.QuoteMeta(text))
	}
	return regexp.MustCompile(pattern.String()).MatchString(code)
}
