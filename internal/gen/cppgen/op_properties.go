package cppgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/emit"
)

// propertyMethods writes the conversion of the inherent data from and to attributes and bytecode.
func (o *opWriter) propertyMethods() {
	if !o.hasProperties {
		return
	}
	c := o.main
	emitError := emit.Param{Type: "::llvm::function_ref<::mlir::InFlightDiagnostic()>", Name: "emitError"}
	context := emit.Param{Type: "::mlir::MLIRContext *", Name: "ctx"}
	constant := emit.Param{Type: "const Properties &", Name: "prop"}
	mutable := emit.Param{Type: "Properties &", Name: "prop"}
	name := emit.Param{Type: "llvm::StringRef", Name: "name"}
	method := func(result, name string, params ...emit.Param) *emit.Writer {
		return &c.Add(&emit.Method{Static: true, Result: result, Name: name, Params: params}).Body
	}
	o.setFromAttr(method("::llvm::LogicalResult", "setPropertiesFromAttr", mutable, emit.Param{Type: "::mlir::Attribute", Name: "attr"}, emitError))
	o.getAsAttr(method("::mlir::Attribute", "getPropertiesAsAttr", context, constant))
	o.hash(method("llvm::hash_code", "computePropertiesHash", constant))
	get := method("std::optional<mlir::Attribute>", "getInherentAttr", context, constant, name)
	set := method("void", "setInherentAttr", mutable, name, emit.Param{Type: "mlir::Attribute", Name: "value"})
	populate := method("void", "populateInherentAttrs", context, constant, emit.Param{Type: "::mlir::NamedAttrList &", Name: "attrs"})
	verify := method("::llvm::LogicalResult", "verifyInherentAttrs", emit.Param{Type: "::mlir::OperationName", Name: "opName"},
		emit.Param{Type: "::mlir::NamedAttrList &", Name: "attrs"}, emit.Param{Type: "llvm::function_ref<::mlir::InFlightDiagnostic()>", Name: "emitError"})
	for _, a := range o.stored {
		vars := []string{"name", a.name, "getName", getter(a.name) + "AttrName"}
		get.Fill(inherentGet, vars...)
		set.Fill(inherentSet, vars...)
		populate.Fill(inherentPopulate, vars...)
		if a.attr != nil && adaptorCondition(a.attr, "attr") != "" {
			if f := o.constraints.name(attrConstraints, a.attr.Constraint, ""); f != "" {
				verify.Fill(inherentVerify, append(vars, "function", f)...)
			}
		}
	}
	for _, p := range o.propertyParts() {
		if isSizes(p.name) {
			vars := []string{"name", p.name, "old", oldName(p.name), "code", p.code("convertToAttribute", "_ctxt", "ctx", "_storage", "prop."+p.name)}
			get.Fill(sizesGet, vars...)
			set.Fill(sizesSet, vars...)
			populate.Fill(sizesPopulate, vars...)
		}
	}
	get.Text("  return std::nullopt;\n")
	verify.Text("    return ::mlir::success();")
	o.bytecode()
}

// isSizes reports whether data has the name of the sizes of groups, be it these or an attribute or a property
// that a definition names so.
func isSizes(name string) bool { return name == "operandSegmentSizes" || name == "resultSegmentSizes" }

// oldName is the earlier name of the sizes of groups.
func oldName(name string) string {
	return strings.TrimSuffix(name, "SegmentSizes") + "_segment_sizes"
}

// orOldName returns the C++ that looks data up by the earlier name, if it has one.
func orOldName(name string) string {
	if !isSizes(name) {
		return ""
	}
	return `   if (!attr) attr = dict.get("` + oldName(name) + `");`
}

func (o *opWriter) setFromAttr(b *emit.Writer) {
	b.Text(setPropertiesStart)
	for _, a := range o.stored {
		b.Fill(setAttribute, "name", a.name, "old", orOldName(a.name))
	}
	for _, p := range o.propertyParts() {
		if p.sizes {
			b.Fill(setSizes, "name", p.name, "old", oldName(p.name), "code", p.code("convertFromAttribute", "_attr", "propAttr", "_storage", "propStorage", "_diag", "emitError"))
			continue
		}
		b.Fill(setProperty, "name", p.name, "old", orOldName(p.name), "code", p.code("convertFromAttribute", "_builder", "odsBuilder", "_attr", "propAttr", "_storage", "propStorage", "_diag", "emitError"))
		if p.prop.HasDefault {
			b.Fill(setPropertyDefault, "name", p.name, "default", p.initial)
		} else {
			b.Fill(setPropertyRequired, "name", p.name)
		}
	}
	b.Text("  return ::mlir::success();\n")
}

// parsedProperties writes the method that sets the inherent data from a dictionary in a text.
func (o *opWriter) parsedProperties() {
	if !o.hasProperties {
		return
	}
	m := o.main.Add(&emit.Method{Static: true, Result: "::llvm::LogicalResult", Name: "setPropertiesFromParsedAttr", Params: []emit.Param{
		{Type: "Properties &", Name: "prop"}, {Type: "::mlir::Attribute", Name: "attr"},
		{Type: "::llvm::function_ref<::mlir::InFlightDiagnostic()>", Name: "emitError"},
	}})
	b := &m.Body
	used := func(i int) bool { return o.format != nil && o.format.Used[i] } // elsewhere in the format
	b.Text(parsePropertiesStart)
	for i, p := range o.op.Properties {
		if used(len(o.op.Attributes) + i) {
			continue
		}
		part := propertyPart{prop: p.Prop}
		code := part.code("convertFromAttribute", "_attr", "propAttr", "_storage", "propStorage", "_diag", "emitError")
		b.Fill(parseProperty, "name", p.Name, "required", fmt.Sprint(!p.Prop.HasDefault), "code", strings.ReplaceAll(code, "\n", "\n    "))
	}
	for i, a := range o.op.Attributes {
		if used(i) {
			continue
		}
		b.Fill(parseAttribute, "name", a.Name, "required", fmt.Sprint(!a.Attr.IsOptional && !a.Attr.HasDefault))
	}
	b.Text(parsePropertiesEnd)
}

func (o *opWriter) getAsAttr(b *emit.Writer) {
	b.Text("    ::mlir::SmallVector<::mlir::NamedAttribute> attrs;\n    ::mlir::Builder odsBuilder{ctx};\n")
	for _, a := range o.stored {
		b.Fill(getAttribute, "name", a.name)
	}
	for _, p := range o.propertyParts() {
		b.Fill(getProperty, "name", p.name, "code", p.code("convertToAttribute", "_ctxt", "ctx", "_storage", "propStorage"))
	}
	b.Text("\n  if (!attrs.empty())\n    return odsBuilder.getDictionaryAttr(attrs);\n  return {};\n")
}

func (o *opWriter) hash(b *emit.Writer) {
	var parts []string
	for _, a := range o.stored {
		parts = append(parts, "\n    llvm::hash_value(prop."+a.name+".getAsOpaquePointer())")
	}
	for _, p := range o.propertyParts() {
		code := p.code("hashProperty", "_storage", "propStorage")
		if code == "" {
			parts = append(parts, "\n    hash_value(prop."+p.name+")")
			continue
		}
		b.Fill(hashFunction, "name", p.name, "code", code)
		parts = append(parts, "\n    hash_"+p.name+"_(prop."+p.name+")")
	}
	b.Text("  using llvm::hash_value;\n  return llvm::hash_combine(" + strings.Join(parts, ", ") + ");\n")
}

func (o *opWriter) bytecode() {
	if !o.storesProperties() {
		return
	}
	custom, _ := o.op.Record.Bool("useCustomPropertiesEncoding")
	read := o.main.Add(&emit.Method{Static: true, DeclareOnly: custom, Result: "::llvm::LogicalResult", Name: "readProperties",
		Params: []emit.Param{{Type: "::mlir::DialectBytecodeReader &", Name: "reader"}, {Type: "::mlir::OperationState &", Name: "state"}}})
	write := o.main.Add(&emit.Method{DeclareOnly: custom, Result: "void", Name: "writeProperties", Params: []emit.Param{{Type: "::mlir::DialectBytecodeWriter &", Name: "writer"}}})
	r, w := &read.Body, &write.Body
	r.Text("  auto &prop = state.getOrAddProperties<Properties>(); (void)prop;")
	w.Text("  auto &prop = getProperties(); (void)prop;\n")
	sizes := map[string]bool{}
	var names []string
	optional := map[string]bool{}
	for _, a := range o.stored {
		names, optional[a.name] = append(names, a.name), !a.required
	}
	for _, p := range o.propertyParts() {
		if p.sizes {
			names, sizes[p.name] = append(names, p.name), true
		}
	}
	slices.Sort(names) // as attributes were stored before there were properties
	for _, n := range names {
		switch {
		case sizes[n]:
			r.Fill(readOldSizes, "name", n)
			w.Fill(writeOldSizes, "name", n)
		case optional[n]:
			r.Fill(readAttribute, "name", n, "optional", "Optional")
			w.Fill("\n  writer.writeOptionalAttribute(prop.$name);\n", "name", n)
		default:
			r.Fill(readAttribute, "name", n, "optional", "")
			w.Fill("  writer.writeAttribute(prop.$name);\n", "name", n)
		}
	}
	for _, p := range o.propertyParts() {
		r.Fill(readProperty, "name", p.name, "code", p.code("readFromMlirBytecode", "_reader", "reader", "_storage", "propStorage", "_ctxt", "this->getContext()"))
		w.Fill(writeProperty, "name", p.name, "code", p.code("writeToMlirBytecode", "_writer", "writer", "_storage", "propStorage", "_ctxt", "this->getContext()"))
	}
	r.Text("  return ::mlir::success();\n")
}

const inherentGet = `
    if (name == "$name")
      return prop.$name;
`

const inherentSet = `
    if (name == "$name") {
       prop.$name = ::llvm::dyn_cast_or_null<std::remove_reference_t<decltype(prop.$name)>>(value);
       return;
    }
`

const inherentPopulate = `
    if (prop.$name) attrs.append("$name", prop.$name);
`

const inherentVerify = `
    {
      ::mlir::Attribute attr = attrs.get($getName(opName));
      if (attr && ::mlir::failed($function(attr, "$name", emitError)))
        return ::mlir::failure();
    }
`

const sizesGet = `    if (name == "$old" || name == "$name") return [&]() -> ::mlir::Attribute { $code }();
`

const sizesSet = `        if (name == "$old" || name == "$name") {
       auto arrAttr = ::llvm::dyn_cast_or_null<::mlir::DenseI32ArrayAttr>(value);
       if (!arrAttr) return;
       if (arrAttr.size() != sizeof(prop.$name) / sizeof(int32_t))
         return;
       llvm::copy(arrAttr.asArrayRef(), prop.$name.begin());
       return;
    }
`

const sizesPopulate = `  attrs.append("$name", [&]() -> ::mlir::Attribute { $code }());
`

const setPropertiesStart = `  ::mlir::DictionaryAttr dict = ::llvm::dyn_cast<::mlir::DictionaryAttr>(attr);
  if (!dict) {
    emitError() << "expected DictionaryAttr to set properties";
    return ::mlir::failure();
  }
    `

const setAttribute = `
  {
    auto &propStorage = prop.$name;
       auto attr = dict.get("$name");$old
    if (attr) {
      auto convertedAttr = ::llvm::dyn_cast<std::remove_reference_t<decltype(propStorage)>>(attr);
      if (convertedAttr) {
        propStorage = convertedAttr;
      } else {
        emitError() << "Invalid attribute ` + "`$name`" + ` in property conversion: " << attr;
        return ::mlir::failure();
      }
    }
  }
`

const setSizes = `{

      auto setFromAttr = [] (auto &propStorage, ::mlir::Attribute propAttr,
               ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) -> ::mlir::LogicalResult {
        $code
      };
         auto attr = dict.get("$name");   if (!attr) attr = dict.get("$old");;
;
      if (attr && ::mlir::failed(setFromAttr(prop.$name, attr, emitError)))
        return ::mlir::failure();
  }
`

const setProperty = `{

      auto setFromAttr = [] (auto &propStorage, ::mlir::Attribute propAttr,
               ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) -> ::mlir::LogicalResult {
        $code
      };
         auto attr = dict.get("$name");$old;
;
`

const setPropertyDefault = `      if (attr) {
        if (::mlir::failed(setFromAttr(prop.$name, attr, emitError)))
          return ::mlir::failure();
      } else {
        prop.$name = $default;
      }
  }
`

const setPropertyRequired = `      if (attr && ::mlir::failed(setFromAttr(prop.$name, attr, emitError)))
        return ::mlir::failure();
  }
`

const parsePropertiesStart = `  ::mlir::DictionaryAttr dict = ::llvm::dyn_cast<::mlir::DictionaryAttr>(attr);
  if (!dict) {
    emitError() << "expected DictionaryAttr to set properties";
    return ::mlir::failure();
  }
  // keep track of used keys in the input dictionary to be able to error out
  // if there are some unknown ones.
  ::mlir::DenseSet<::mlir::StringAttr> usedKeys;
  ::mlir::MLIRContext *ctx = dict.getContext();
  (void)ctx;
`

const parseProperty = `  {

    auto setFromAttr = [] (auto &propStorage, ::mlir::Attribute propAttr,
             ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) -> ::mlir::LogicalResult {
      $code;
    };
    auto $(name)AttrName = ::mlir::StringAttr::get(ctx, "$name");
    usedKeys.insert($(name)AttrName);
    auto attr = dict.get($(name)AttrName);
    if (!attr && $required) {
      emitError() << "expected key entry for $name in DictionaryAttr to set "
                 "Properties.";
      return ::mlir::failure();
    }
    if (attr && ::mlir::failed(setFromAttr(prop.$name, attr, emitError)))
      return ::mlir::failure();
  }
`

const parseAttribute = `  {

    auto &propStorage = prop.$name;
    auto $(name)AttrName = ::mlir::StringAttr::get(ctx, "$name");
    auto attr = dict.get($(name)AttrName);
    usedKeys.insert($(name)AttrName);
    if (attr || /*isRequired=*/$required) {
      if (!attr) {
        emitError() << "expected key entry for $name in DictionaryAttr to set "
                   "Properties.";
        return ::mlir::failure();
      }
      auto convertedAttr = ::llvm::dyn_cast<std::remove_reference_t<decltype(propStorage)>>(attr);
      if (convertedAttr) {
        propStorage = convertedAttr;
      } else {
        emitError() << "Invalid attribute ` + "`$name`" + ` in property conversion: " << attr;
        return ::mlir::failure();
      }
    }
  }
`

const parsePropertiesEnd = `
  for (::mlir::NamedAttribute attr : dict) {
    if (!usedKeys.contains(attr.getName()))
      return emitError() << "unknown key '" << attr.getName() <<
          "' when parsing properties dictionary";
  }
  return ::mlir::success();
`

const getAttribute = `
    {
      const auto &propStorage = prop.$name;
      if (propStorage)
        attrs.push_back(odsBuilder.getNamedAttr("$name",
                                       propStorage));
    }
`

const getProperty = `
    {
      const auto &propStorage = prop.$name;
      auto attr = [&]() -> ::mlir::Attribute {
        $code
      }();
      attrs.push_back(odsBuilder.getNamedAttr("$name", attr));
    }
`

const hashFunction = `
  auto hash_$(name)_ = [] (const auto &propStorage) -> llvm::hash_code {
    using ::llvm::hash_value;
    return $code;
  };
`

const readAttribute = `
  if (::mlir::failed(reader.read$(optional)Attribute(prop.$name)))
    return ::mlir::failure();
`

const readOldSizes = `
  if (reader.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {
    auto &propStorage = prop.$name;
    ::mlir::DenseI32ArrayAttr attr;
    if (::mlir::failed(reader.readAttribute(attr))) return ::mlir::failure();
    if (attr.size() > static_cast<int64_t>(sizeof(propStorage) / sizeof(int32_t))) {
      reader.emitError("size mismatch for operand/result_segment_size");
      return ::mlir::failure();
    }
    ::llvm::copy(::llvm::ArrayRef<int32_t>(attr), propStorage.begin());
  }
`

const writeOldSizes = `
if (writer.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {
  auto &propStorage = prop.$name;
  writer.writeAttribute(::mlir::DenseI32ArrayAttr::get(this->getContext(), propStorage));
}
`

const readProperty = `
  {
    auto &propStorage = prop.$name;
    auto readProp = [&]() {
      $code;
      return ::mlir::success();
    };
    if (::mlir::failed(readProp()))
      return ::mlir::failure();
  }
`

const writeProperty = `
  {
    auto &propStorage = prop.$name;
    $code;
  }
`
