package ods

import (
	"strings"

	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/tablegen"
)

// A Dialect is a definition derived from Dialect.
type Dialect struct {
	Record       *tablegen.Record
	Name         string // namespace in the IR
	Summary      string
	Description  string
	CppNamespace string // such as "::mlir::arith"
	CppClass     string // "ArithDialect"
	ClassBody    string // C++ from extraClassDeclaration
	Dependent    []string
	// Discardable are the discardable attributes that C++ accesses by helper classes.
	Discardable []CppParam

	UseDefaultTypePrinterParser      bool
	UseDefaultAttributePrinterParser bool
	HasConstantMaterializer          bool
	HasCanonicalizer                 bool
	IsExtensible                     bool
	HasOperationInterfaceFallback    bool
	HasNonDefaultDestructor          bool
	// AttributesInDictionary means that C++ keeps the attributes of operations in their
	// dictionaries, not in properties (usePropertiesForAttributes is 0).
	AttributesInDictionary bool

	// The dialect verifies in C++ its discardable attributes on any operation, on
	// region arguments and on region results.
	HasOperationAttrVerify    bool
	HasRegionArgAttrVerify    bool
	HasRegionResultAttrVerify bool
}

// dialect returns the model of a record derived from Dialect.
func (m *reader) dialect(r *tablegen.Record) *Dialect {
	if d := m.dialects[r]; d != nil {
		return d
	}
	d := &Dialect{
		Record:       r,
		Name:         m.str(r, "name"),
		Summary:      optional(r, "summary"),
		Description:  optional(r, "description"),
		CppNamespace: optional(r, "cppNamespace"),
		CppClass:     DialectCppClass(r),
		ClassBody:    cppBody(optional(r, "extraClassDeclaration")),

		UseDefaultTypePrinterParser:      flag(r, "useDefaultTypePrinterParser"),
		UseDefaultAttributePrinterParser: flag(r, "useDefaultAttributePrinterParser"),
		HasConstantMaterializer:          flag(r, "hasConstantMaterializer"),
		HasCanonicalizer:                 flag(r, "hasCanonicalizer"),
		IsExtensible:                     flag(r, "isExtensible"),
		HasOperationInterfaceFallback:    flag(r, "hasOperationInterfaceFallback"),
		HasNonDefaultDestructor:          flag(r, "hasNonDefaultDestructor"),
		AttributesInDictionary:           spelling.AttributesInDictionary(r, m.Records),

		HasOperationAttrVerify:    flag(r, "hasOperationAttrVerify"),
		HasRegionArgAttrVerify:    flag(r, "hasRegionArgAttrVerify"),
		HasRegionResultAttrVerify: flag(r, "hasRegionResultAttrVerify"),
	}
	if dag, ok := r.Dag("discardableAttrs"); ok {
		for i, v := range dag.Args {
			typ := v.String()
			if s, ok := v.(*tablegen.StringValue); ok {
				typ = s.S
			}
			d.Discardable = append(d.Discardable, CppParam{Name: dag.ArgNames[i], Type: typ})
		}
	}
	if l, ok := r.List("dependentDialects"); ok {
		for _, v := range l {
			if s, ok := v.(*tablegen.StringValue); ok {
				d.Dependent = append(d.Dependent, s.S)
			}
		}
	}
	m.dialects[r] = d
	return d
}

// dialectOf returns the dialect in a field of r, or nil.
func (m *reader) dialectOf(r *tablegen.Record, field string) *Dialect {
	if d, ok := r.Def(field); ok {
		return m.dialect(d)
	}
	return nil
}

// NamespaceOf returns the namespace of a dialect that a C++ class such as ub::UBDialect
// names. Anything else is a namespace already.
func NamespaceOf(class string) string {
	parts := strings.Split(strings.TrimPrefix(strings.TrimPrefix(class, "::"), "mlir::"), "::")
	if len(parts) < 2 {
		return strings.ToLower(strings.TrimSuffix(parts[0], "Dialect"))
	}
	return strings.ToLower(parts[len(parts)-2])
}

// DialectCppClass returns the name of the C++ class of a dialect.
func DialectCppClass(dialect *tablegen.Record) string {
	return strings.ReplaceAll(dialect.Name(), "_", "")
}
