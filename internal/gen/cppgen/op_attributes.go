package cppgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// An inherentAttribute is an attribute that belongs to an operation: one of the definition, or one with
// the sizes of groups of operands or results.
type inherentAttribute struct {
	name     string
	attr     *ods.Attribute // nil for sizes
	derived  bool           // has only a name
	required bool
	// before and after are how many required attributes are certain to precede and to follow it in a
	// sorted dictionary.
	before, after int
}

// storage returns the class of the attribute.
func (a *inherentAttribute) storage() string {
	if a.attr == nil {
		return "::mlir::DenseI32ArrayAttr"
	}
	return storageType(a.attr)
}

// collectAttributes finds the attributes of the operation. The sizes of groups are attributes in dialects
// that keep these in dictionaries.
func (o *opWriter) collectAttributes() {
	for _, a := range o.op.Attributes {
		o.attributes = append(o.attributes, &inherentAttribute{name: a.Name, attr: a.Attr, required: !a.Attr.IsOptional && !a.Attr.HasDefault})
	}
	for _, a := range o.op.Derived {
		o.attributes = append(o.attributes, &inherentAttribute{name: a.Name, attr: a.Attr, derived: true})
	}
	sizes := func(sized bool, name string) {
		known := func(a *inherentAttribute) bool { return a.name == name }
		if sized && o.inDictionary && !slices.ContainsFunc(o.attributes, known) {
			o.attributes = append(o.attributes, &inherentAttribute{name: name, required: true})
		}
	}
	sizes(o.operandSegments, "operandSegmentSizes")
	sizes(o.resultSegments, "resultSegmentSizes")
	slices.SortFunc(o.attributes, func(a, b *inherentAttribute) int { return strings.Compare(a.name, b.name) })
	o.stored = slices.DeleteFunc(slices.Clone(o.attributes), func(a *inherentAttribute) bool { return a.derived })
	n := 0
	for _, a := range o.attributes {
		if a.before = n; a.required {
			n++
		}
	}
	for _, a := range o.attributes {
		if a.after = n - a.before; a.required {
			a.after--
		}
	}
}

// storesProperties reports whether the struct of the properties has members.
func (o *opWriter) storesProperties() bool {
	return o.hasProperties && (len(o.stored) > 0 || len(o.op.Properties) > 0 || o.operandSegments || o.resultSegments)
}

// choose returns the first of two templates if attributes are set in the properties, the second if they
// are set in the dictionary.
func (o *opWriter) choose(properties, dictionary string) string {
	if o.inDictionary {
		return dictionary
	}
	return properties
}

// attrName returns the C++ of the name of an attribute.
func (o *opWriter) attrName(name string, adaptor bool) string {
	if adaptor {
		return o.class + "::" + getter(name) + "AttrName(*odsOpName)"
	}
	return getter(name) + "AttrName()"
}

// read returns the C++ that reads an attribute of the operation, or of its adaptor.
func (o *opWriter) read(name string, adaptor bool) string {
	if o.hasProperties {
		return "getProperties()." + name
	}
	return o.find("getAttrFromSortedRange", name, adaptor)
}

// find returns the C++ that finds an attribute in the dictionary with a function.
func (o *opWriter) find(function, name string, adaptor bool) string {
	i := slices.IndexFunc(o.attributes, func(a *inherentAttribute) bool { return a.name == name })
	attrs := "(*this)->getAttrs()"
	if adaptor {
		attrs = "odsAttrs"
	}
	return fmt.Sprintf("::mlir::impl::%s(%s.begin() + %d, %s.end() - %d, %s)", function, attrs, o.attributes[i].before, attrs, o.attributes[i].after, o.attrName(name, adaptor))
}

// assign returns the C++ that sets an attribute of the operation.
func (o *opWriter) assign(name, value string) string {
	if o.inDictionary {
		return "(*this)->setAttr(" + o.attrName(name, false) + ", " + value + ")"
	}
	return "getProperties()." + name + " = " + value
}

// addAttribute returns the C++ with which a builder sets an attribute.
func (o *opWriter) addAttribute(name, value string) string {
	if o.inDictionary {
		return "odsState.addAttribute(" + getter(name) + "AttrName(odsState.name), " + value + ")"
	}
	return "odsState.getOrAddProperties<Properties>()." + name + " = " + value
}

// addSegments writes how a builder sets the sizes of groups.
func (o *opWriter) addSegments(b *emit.Writer, space, name, sizes string) {
	if o.inDictionary {
		b.Text(space + o.addAttribute(name, "odsBuilder.getDenseI32ArrayAttr({"+sizes+"})") + ";\n")
		return
	}
	b.Text("  ::llvm::copy(::llvm::ArrayRef<int32_t>({" + sizes + "}), odsState.getOrAddProperties<Properties>()." + name + ".begin());\n")
}

// segmentSizes writes the start of the body of a method that uses the sizes of groups.
func (o *opWriter) segmentSizes(b *emit.Writer, name string, adaptor bool) {
	sizes := "  ::llvm::ArrayRef<int32_t> sizeAttr = getProperties()." + name + ";"
	if o.inDictionary {
		sizes = "  auto sizeAttr = ::llvm::cast<::mlir::DenseI32ArrayAttr>(" + o.read(name, adaptor) + ");"
		if adaptor {
			sizes = "  assert(" + o.read(name, adaptor) + " && \"missing segment size attribute for op\");\n" + sizes
		}
	}
	b.Fill(sizedSegments, "sizes", sizes)
}

// namedSegments returns the C++ of the named attribute with the sizes of the groups of operands.
func (o *opWriter) namedSegments() string {
	if o.hasProperties {
		return "{getOperandSegmentSizesAttrName(), ::mlir::DenseI32ArrayAttr::get(getContext(), getProperties().operandSegmentSizes)}"
	}
	return "*" + o.find("getNamedAttrFromSortedRange", "operandSegmentSizes", false)
}
