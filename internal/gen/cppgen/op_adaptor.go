package cppgen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// adaptors writes the classes that provide access to operands and attributes by name without an operation.
func (o *opWriter) adaptors() {
	o.makeAdaptorBase()
	o.makeGenericAdaptor()
	c := &emit.Class{Name: o.class + "Adaptor", OnlyDeclared: o.onlyDeclared, Parents: []string{"public " + o.class + "GenericAdaptor<::mlir::ValueRange>"}}
	o.adaptor = c
	c.Declare(emit.Visibility("public"), emit.Text("using "+o.class+"GenericAdaptor::"+o.class+"GenericAdaptor;"))
	c.Add(&emit.Method{Constructor: true, Params: []emit.Param{{Type: o.class, Name: "op"}}, Init: []string{o.class + "GenericAdaptor(op->getOperands(), op)"}})
	o.adaptorVerifier()
}

// makeAdaptorBase writes the base class of all instances of the generic adaptor: the parts that do not
// depend on the type of the operands' range.
func (o *opWriter) makeAdaptorBase() {
	op := o.op
	c := &emit.Class{Name: o.class + "GenericAdaptorBase", OnlyDeclared: o.onlyDeclared}
	o.adaptorBase = c
	c.Declare(emit.Visibility("public"))
	switch {
	case o.storesProperties():
		c.Declare(emit.Code{Declarations: o.propertiesStruct()})
	case o.hasProperties:
		c.Declare(emit.Text("using Properties = ::mlir::EmptyProperties;"))
	}
	c.Declare(emit.Visibility("protected"), emit.Text("::mlir::DictionaryAttr odsAttrs;"), emit.Text("::std::optional<::mlir::OperationName> odsOpName;"))
	if o.hasProperties {
		c.Declare(emit.Text("Properties properties;"))
	}
	c.Declare(emit.Text("::mlir::RegionRange odsRegions;"))
	o.adaptorBaseConstructors()
	o.indexAndLength(c, "getODSOperandIndexAndLength", op.Operands, "operandSegmentSizes", o.operandSegments, "")
	if o.hasProperties {
		c.Add(&emit.Method{Inline: true, Result: "const Properties &", Name: "getProperties"}).Body.Text("  return properties;")
	}
	c.Add(&emit.Method{Inline: true, Result: "::mlir::DictionaryAttr", Name: "getAttributes"}).Body.Text("  return odsAttrs;")
	for _, p := range op.Properties {
		o.checked(c, &emit.Method{Inline: true, Result: p.Prop.InterfaceType, Name: getter(p.Name)}, getter(p.Name), 1387).
			Body.Printf("  return getProperties().%s();", getter(p.Name))
	}
	s := inAdaptor()
	for _, a := range op.Attributes {
		m := o.checked(c, &emit.Method{Inline: o.hasProperties && !a.Attr.HasDefault, Result: storageType(a.Attr), Name: getter(a.Name) + "Attr"}, "Adaptor::"+getter(a.Name)+"Attr", 4708)
		if !o.hasProperties {
			m.Body.Text("  assert(odsAttrs && \"no attributes when constructing adapter\");\n")
		}
		m.Body.Printf("  auto attr = ::llvm::%s<%s>(%s);\n", castOf(a.Attr), storageType(a.Attr), o.read(a.Name, true))
		if a.Attr.HasDefault && a.Attr.IsOptional {
			m.Body.Printf("  if (!attr)\n    attr = %s;\n", defaultAttr(a.Attr, with(s, "_self", "attr")))
		}
		m.Body.Text("  return attr;\n")
		o.valueGetter(c, a, s)
	}
	for i, r := range op.Regions {
		switch {
		case r.Name == "":
		case r.Variadic:
			o.checked(c, &emit.Method{Inline: true, Result: "::mlir::RegionRange", Name: getter(r.Name)}, "Adaptor::"+getter(r.Name), 4768).Body.Printf("  return odsRegions.drop_front(%d);", i)
		default:
			o.checked(c, &emit.Method{Inline: true, Result: "::mlir::Region &", Name: getter(r.Name)}, "Adaptor::"+getter(r.Name), 4774).Body.Printf("  return *odsRegions[%d];", i)
		}
	}
	if len(op.Regions) > 0 {
		c.Add(&emit.Method{Inline: true, Result: "::mlir::RegionRange", Name: "getRegions"}).Body.Text("  return odsRegions;")
	}
}

// attributeParams returns the parameters of constructors of adaptors for the parts of an operation other than
// operands.
func (o *opWriter) attributeParams() []emit.Param {
	attrs := emit.Param{Type: "::mlir::DictionaryAttr", Name: "attrs"}
	properties := emit.Param{Type: "const Properties &", Name: "properties"}
	if !o.hasProperties {
		attrs.Default = "{}"
		properties.Type, properties.Default = "const ::mlir::EmptyProperties &", "{}"
	}
	return []emit.Param{attrs, properties, {Type: "::mlir::RegionRange", Name: "regions", Default: "{}"}}
}

// adaptorBaseConstructors writes the constructors from attributes and from an operation.
func (o *opWriter) adaptorBaseConstructors() {
	of := &emit.Method{Constructor: true, Inline: true, Params: o.attributeParams()}
	from := &emit.Method{Constructor: true, Inline: !o.hasProperties, Params: []emit.Param{{Type: "::mlir::Operation *", Name: "op"}}}
	of.Init = []string{"odsAttrs(attrs)"}
	from.Init = []string{"odsAttrs(op->getRawDictionaryAttrs())", "odsOpName(op->getName())"}
	if o.hasProperties {
		from.Params[0].Type = o.class
		of.Init = append(of.Init, "properties(properties)")
		from.Init = append(from.Init, "properties(op.getProperties())")
	}
	of.Init = append(of.Init, "odsRegions(regions)")
	from.Init = append(from.Init, "odsRegions(op->getRegions())")
	of.Body.Printf("  if (odsAttrs)\n    odsOpName.emplace(\"%s\", odsAttrs.getContext());\n", o.op.Name())
	o.adaptorBase.Add(of)
	o.adaptorBase.Add(from)
}

func (o *opWriter) makeGenericAdaptor() {
	name, base := o.class+"GenericAdaptor", o.class+"GenericAdaptorBase"
	c := &emit.Class{Name: name, Template: []string{"RangeT"}, Parents: []string{"public detail::" + base}, Fields: []string{"RangeT odsOperands"}}
	o.genericAdaptor = c
	c.Declare(emit.Text("using ValueT = ::llvm::detail::ValueOfRange<RangeT>;"), emit.Text("using Base = detail::"+base+";"))
	c.Declare(operandIndexes(o.op)...)
	c.Declare(emit.Visibility("public"))
	values := emit.Param{Type: "RangeT", Name: "values"}
	attrs := emit.Param{Type: "::mlir::DictionaryAttr", Name: "attrs"}
	constructor := func(init string, params ...emit.Param) *emit.Method {
		m := c.Add(&emit.Method{Constructor: true, Params: append([]emit.Param{values}, params...), Init: []string{init}})
		if strings.HasPrefix(init, "Base(") {
			m.Init = append(m.Init, "odsOperands(values)")
		}
		return m
	}
	params := o.attributeParams()
	constructor("Base(attrs, properties, regions)", params...)
	properties := "::mlir::EmptyProperties"
	if o.hasProperties {
		properties = "Properties"
	}
	constructor(name+"(values, attrs, (properties ? *properties.as<"+properties+" *>() : "+properties+"{}), regions)", attrs,
		emit.Param{Type: "::mlir::OpaqueProperties", Name: "properties"}, params[2])
	if !o.operandSegments {
		attrs.Default = "nullptr"
	}
	if o.hasProperties {
		constructor(name+"(values, attrs, Properties{}, {})", attrs)
	}
	constructor("Base(base)", emit.Param{Type: "const " + base + " &", Name: "base"})
	constructor("Base(op)", emit.Param{Type: "LateInst", Name: "op"}).Template = []string{
		"LateInst = " + o.class, "= std::enable_if_t<std::is_same_v<LateInst, " + o.class + ">>"}
	c.Add(&emit.Method{Result: "std::pair<unsigned, unsigned>", Name: "getODSOperandIndexAndLength", Params: []emit.Param{{Type: "unsigned", Name: "index"}}}).
		Body.Text("  return Base::getODSOperandIndexAndLength(index, odsOperands.size());")
	o.operandGetters(c, true)
	c.Add(&emit.Method{Result: "RangeT", Name: "getOperands"}).Body.Text("  return odsOperands;")
}

// propertiesStruct returns the struct of the inherent data, indented as in mlir-tblgen's templates: the C++
// of properties is not indented like that, so it can change the indentation of the whole struct.
func (o *opWriter) propertiesStruct() string {
	var w, equal emit.Writer
	member := func(name, typ, init string) {
		w.Printf("    using %sTy = %s;\n    %sTy %s%s;\n", name, typ, name, name, init)
		equal.Printf("        rhs.%s == this->%s &&\n", name, name)
	}
	for _, a := range o.stored {
		member(a.name, a.storage(), "")
		if a.attr != nil {
			w.Fill(attributeInProperties, "camel", ods.CamelCase(a.name), "name", a.name, "cast", castOf(a.attr), "type", a.storage())
		}
	}
	for _, p := range o.propertyParts() {
		init := ""
		if p.initial != "" {
			init = " = " + p.initial
		}
		member(p.name, p.storage, init)
		w.Fill(propertyInProperties, "type", p.iface, "camel", ods.CamelCase(p.name), "name", p.name,
			"get", p.code("convertFromStorage", "_value", "propValue", "_storage", "propStorage"), "set", p.code("assignToStorage", "_value", "propValue", "_storage", "propStorage"))
	}
	w.Text("    bool operator==(const Properties &rhs) const {\n      return \n" + equal.String() + "        true;\n    }\n")
	w.Text("    bool operator!=(const Properties &rhs) const {\n      return !(*this == rhs);\n    }\n")
	return "  struct Properties {\n" + w.String() + "  };\n"
}

// A propertyPart is a property as it is stored: one of the definition, or the sizes of the groups of
// operands or results.
type propertyPart struct {
	name, storage, iface, initial string
	prop                          *ods.Property // nil for sizes
	sizes                         bool
}

// propertyParts returns the properties in the order of the struct.
func (o *opWriter) propertyParts() []propertyPart {
	var list []propertyPart
	for _, p := range o.op.Properties {
		part := propertyPart{name: p.Name, storage: p.Prop.StorageType, iface: p.Prop.InterfaceType, prop: p.Prop}
		if part.initial = fieldOf(p.Prop, "storageTypeValueOverride"); part.initial == "" && p.Prop.HasDefault {
			part.initial = p.Prop.DefaultValue
		}
		list = append(list, part)
	}
	sizes := func(has bool, name string, n int) {
		if has && !o.inDictionary {
			list = append(list, propertyPart{name: name, storage: fmt.Sprintf("std::array<int32_t, %d>", n), iface: "::llvm::ArrayRef<int32_t>", sizes: true})
		}
	}
	sizes(o.operandSegments, "operandSegmentSizes", len(o.op.Operands))
	sizes(o.resultSegments, "resultSegmentSizes", len(o.op.Results))
	return list
}

// code returns C++ of the property's definition.
func (p *propertyPart) code(field string, names ...string) string {
	text := sizesCode[field]
	if !p.sizes {
		text = fieldOf(p.prop, field)
	}
	return emit.Substitution{Names: names}.Expand(text)
}

func fieldOf(p *ods.Property, field string) string {
	s, _ := p.Record.String(field)
	return strings.TrimSpace(s)
}

// sizesCode is the C++ of the property with the sizes of groups.
var sizesCode = map[string]string{
	"convertFromStorage":   "$_storage",
	"assignToStorage":      "::llvm::copy($_value, $_storage.begin())",
	"convertToAttribute":   "return ::mlir::DenseI32ArrayAttr::get($_ctxt, $_storage);",
	"convertFromAttribute": "return convertFromAttribute($_storage, $_attr, $_diag);",
	"hashProperty":         "::llvm::hash_combine_range(std::begin($_storage), std::end($_storage));",
	"readFromMlirBytecode": `
  if ($_reader.getBytecodeVersion() >= /*kNativePropertiesODSSegmentSize=*/6)
    return $_reader.readSparseArray(::llvm::MutableArrayRef($_storage));
`,
	"writeToMlirBytecode": `
  if ($_writer.getBytecodeVersion() >= /*kNativePropertiesODSSegmentSize=*/6)
    $_writer.writeSparseArray(::llvm::ArrayRef($_storage));
`,
}
