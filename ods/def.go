package ods

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/tablegen"
)

// A Def is a definition derived from TypeDef or AttrDef.
type Def struct {
	Record      *tablegen.Record
	IsType      bool
	Dialect     *Dialect
	CppClass    string // "PlaintextType"
	CppType     string // including its namespace
	Mnemonic    string // see HasMnemonic
	HasMnemonic bool
	Summary     string
	Description string
	Params      []*Param
	Traits      []*Trait

	// AssemblyFormat is the declarative format, see HasAssemblyFormat.
	AssemblyFormat          string
	HasAssemblyFormat       bool
	HasCustomAssemblyFormat bool
	GenVerify               bool // verify is implemented in C++

	// CppBase is the C++ class from which the definition's class derives, "" for that of all types or attributes.
	CppBase string
	// ClassBody is the C++ that the definition adds to the class, see
	// [Operator.ClassBody].
	ClassBody           string
	Builders            []DefBuilder
	SkipDefaultBuilders bool
	// MnemonicAlias means that the mnemonic is the alias of values.
	MnemonicAlias bool

	// Enum is the enumeration of an EnumAttr.
	Enum *Enum
	// Constraint is the definition as a constraint.
	Constraint *Constraint
}

// A DefBuilder is an additional way to build a Def, from other arguments than all
// of its parameters.
type DefBuilder struct {
	Params          []CppParam // nil for a definition without parameters
	Body            string     // C++; "" if the builder is only declared
	ReturnType      string     // in C++; "" for the class of the definition
	InferredContext bool
}

// A Param is a parameter of a Def.
type Param struct {
	Name       string
	Summary    string
	CppType    string           // of the value, "::llvm::ArrayRef<int64_t>"
	Storage    string           // C++ type in which it is stored
	Record     *tablegen.Record // nil for a parameter that is only a string
	Default    string           // C++ text for an optional parameter, see IsOptional
	IsOptional bool
	IsSelfType bool   // AttributeSelfTypeParameter
	IsResource bool   // ResourceHandleParameter
	Parser     string // C++ that parses it, "" for the default parser of its type
	Printer    string
	Enum       *Enum // of an EnumParameter
	// ForeignEnum means that the parameter is an EnumParameter of an enumeration that
	// the file does not define.
	ForeignEnum bool
	// Class is the name of the parameter's definition, "" for a parameter that is only
	// a string, and Type or Attr the constraint that it is.
	Class string
	Type  *TypeConstraint
	Attr  *Attribute
	// Code names the fields whose C++ the definition of the parameter overrides and that
	// determine how its values are stored and compared.
	Code []string
}

// def returns the model of a record derived from TypeDef or AttrDef, or nil if it
// has an error.
func (m *reader) def(r *tablegen.Record) *Def {
	if d, ok := m.defs[r]; ok {
		return d
	}
	d := &Def{
		Record:                  r,
		IsType:                  r.IsSubClassOf("TypeDef"),
		Dialect:                 m.dialectOf(r, "dialect"),
		CppClass:                m.str(r, "cppClassName"),
		CppType:                 optional(r, "cppType"),
		Summary:                 optional(r, "summary"),
		Description:             optional(r, "description"),
		HasCustomAssemblyFormat: flag(r, "hasCustomAssemblyFormat"),
		GenVerify:               flag(r, "genVerifyDecl"),
		SkipDefaultBuilders:     flag(r, "skipDefaultBuilders"),
		MnemonicAlias:           flag(r, "genMnemonicAlias"),
		Constraint:              m.constraint(r),
	}
	m.defs[r] = d
	if base := optional(r, "cppBaseClassName"); base != "::mlir::Type" && base != "::mlir::Attribute" {
		d.CppBase = base
	}
	d.ClassBody = classBody(r, d.CppClass)
	if optional(r, "parser") != "" || optional(r, "printer") != "" { // an older spelling
		d.HasCustomAssemblyFormat = true
	}
	d.Mnemonic, d.HasMnemonic = r.String("mnemonic")
	d.AssemblyFormat, d.HasAssemblyFormat = r.String("assemblyFormat")
	if e, ok := r.Def("enum"); ok && r.IsSubClassOf("EnumAttr") {
		d.Enum = m.enum(e)
	}
	before := len(m.diags)
	d.Params = m.readParams(r)
	d.Traits = m.readTraits(r, "traits")
	d.Builders = m.readDefBuilders(d)
	m.checkDef(d)
	if m.failed(r, before) {
		m.defs[r] = nil
		return nil
	}
	return d
}

// readDefBuilders reads the builders. No two may have the same parameter types; a
// builder from all parameters exists unless the definition suppresses it.
// mlir-tblgen ignores the builders of a definition without parameters.
func (m *reader) readDefBuilders(d *Def) []DefBuilder {
	var builders []DefBuilder
	seen := map[string]bool{}
	if !d.SkipDefaultBuilders {
		types := contextType
		for _, p := range d.Params {
			types += "," + p.CppType
		}
		seen[types] = true
	}
	l, _ := d.Record.List("builders")
	for _, v := range l {
		v, ok := v.(*tablegen.DefValue)
		if !ok {
			continue
		}
		b := DefBuilder{Body: optional(v.Rec, "body"), ReturnType: optional(v.Rec, "returnType"), InferredContext: flag(v.Rec, "hasInferredContextParam")}
		if dag, ok := v.Rec.Dag("dagParams"); ok {
			m.checkIns(v.Rec, dag)
			m.checkDefaults(d.Record, dag)
			b.Params = append([]CppParam{}, m.cppParams(d.Record, dag)...)
		}
		builders = append(builders, b)
		if types, ok := m.builderTypes(d, b); ok && seen[types] && len(d.Params) > 0 {
			m.diags.Errorf(diag.At(d.Record.FieldPos("builders")), "builder `get` conflicts with an existing builder. ")
		} else {
			seen[types] = true
		}
	}
	return builders
}

// contextType is the first parameter of most builders.
const contextType = "::mlir::MLIRContext *"

// builderTypes returns the parameter types of a builder as one text, for
// comparison.
func (m *reader) builderTypes(d *Def, b DefBuilder) (string, bool) {
	if b.Params == nil {
		return "", false
	}
	types := ""
	if !b.InferredContext {
		types = contextType
	}
	for _, p := range b.Params {
		if p.Name == "" {
			m.errorf(d.Record, "builder parameters must have a name")
			return "", false
		}
		types += "," + p.Type
	}
	return types, true
}

func (m *reader) checkDef(d *Def) {
	r := d.Record
	if d.HasAssemblyFormat && d.HasCustomAssemblyFormat {
		m.errorf(r, "cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'")
	}
	if d.HasAssemblyFormat && r.Value("genAccessors") != nil && !flag(r, "genAccessors") {
		m.errorf(r, "'assemblyFormat' requires 'genAccessors' to be true")
	}
	if d.HasMnemonic {
		if len(d.Params) > 0 && !d.HasAssemblyFormat && !d.HasCustomAssemblyFormat {
			m.errorf(r, "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set")
		}
	} else if d.HasAssemblyFormat || d.HasCustomAssemblyFormat {
		m.errorf(r, "'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used when 'mnemonic' is set")
	}
	seen := map[string]bool{}
	for _, p := range d.Params {
		if seen[p.Name] && !m.withoutCpp {
			m.errorf(r, "duplicate parameter '%s'", p.Name)
		}
		seen[p.Name] = true
	}
}

func (m *reader) readParams(r *tablegen.Record) []*Param {
	dag, ok := r.Dag("parameters")
	if !ok {
		return nil
	}
	var params []*Param
	for i, v := range dag.Args {
		p := &Param{Name: dag.ArgNames[i]}
		if p.Name == "" {
			m.errorf(r, "all parameters must have a name")
			continue
		}
		switch v := v.(type) {
		case *tablegen.StringValue:
			p.CppType = v.S
			p.Storage = v.S
		case *tablegen.DefValue:
			if v.Rec.Value("cppType") == nil {
				m.errorf(v.Rec, "Missing `cppType` field in Attribute/Type parameter: %s", v.Rec.Name())
				continue
			}
			m.readParam(p, v.Rec)
		default:
			m.errorf(r, "Missing `cppType` field in Attribute/Type parameter: %s", v)
			continue
		}
		params = append(params, p)
	}
	return params
}

func (m *reader) readParam(p *Param, r *tablegen.Record) {
	p.Class, p.Record = r.Name(), r
	switch {
	case r.IsSubClassOf("TypeConstraint"):
		p.Type = m.typeConstraint(r)
	case r.IsSubClassOf("Attr"):
		p.Attr = m.attribute(r)
	}
	p.Summary = optional(r, "summary")
	p.CppType = strings.TrimSpace(optional(r, "cppType"))
	p.Storage = strings.TrimSpace(optional(r, "cppStorageType"))
	p.Default = optional(r, "defaultValue")
	p.IsOptional = p.Default != ""
	p.Parser = optional(r, "parser")
	p.Printer = optional(r, "printer")
	if r.IsSubClassOf("AttrOrTypeParameter") {
		p.Code = ownFields(r, "comparator", "convertFromStorage")
	}
	p.IsSelfType = r.IsSubClassOf("AttributeSelfTypeParameter")
	p.IsResource = r.IsSubClassOf("ResourceHandleParameter")
	if r.IsSubClassOf("EnumParameter") {
		p.Enum = m.enumOfClass(p.CppType)
		p.ForeignEnum = p.Enum == nil
	}
}

// enumOfClass finds the enum with a qualified C++ class name. It is needed because
// the record of an EnumParameter does not refer to the enum's definition.
func (m *reader) enumOfClass(cppType string) *Enum {
	for _, r := range spelling.Enum.DerivedFrom(m.Records) {
		if optional(r, "cppNamespace")+"::"+optional(r, "className") == cppType {
			return m.enum(r)
		}
	}
	return nil
}
