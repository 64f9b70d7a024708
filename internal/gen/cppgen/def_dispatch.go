package cppgen

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

func typedefDefs(w *emit.Writer, in *backend.Input) error {
	return defineDefs(w, in, "Type", in.Options.TypeDefs)
}

func attrdefDefs(w *emit.Writer, in *backend.Input) error {
	return defineDefs(w, in, "Attr", in.Options.AttrDefs)
}

func defineDefs(w *emit.Writer, in *backend.Input, kind, dialect string) error {
	defs, err := selectDefs(in, kind, dialect)
	if err != nil {
		return err
	}
	if err := checkDefs(defs); err != nil {
		return err
	}
	w.Header(kind+"Def Definitions", "")
	if len(defs) == 0 {
		return nil
	}
	d := defs[0].Dialect
	macro := "GET_" + strings.ToUpper(kind) + "DEF_"
	guarded(w, macro+"LIST", func() {
		var names []string
		for _, x := range defs {
			names = append(names, d.CppNamespace+"::"+x.CppClass)
		}
		w.Text(strings.Join(names, ",\n") + "\n")
	})
	guarded(w, macro+"CLASSES", func() {
		dispatch(w, defs, kind)
		for _, x := range defs {
			w.Namespace(d.CppNamespace, func() { newDefWriter(x, kind).define(w) })
			if d.CppNamespace != "" {
				w.Text("MLIR_DEFINE_EXPLICIT_TYPE_ID(" + qualified(d.CppNamespace, x.CppClass) + ")\n")
			}
		}
		text, dynamicParser, dynamicPrinter := typeHooksBodies, dynamicTypeParser, dynamicTypePrinter
		used := d.UseDefaultTypePrinterParser
		if kind == "Attr" {
			text, dynamicParser, dynamicPrinter = attributeHooksBodies, dynamicAttrParser, dynamicAttrPrinter
			used = d.UseDefaultAttributePrinterParser
		}
		if !used {
			return
		}
		if !d.IsExtensible {
			dynamicParser, dynamicPrinter = "", ""
		}
		w.Namespace(d.CppNamespace, func() { w.Fill(text, "class", d.CppClass, "parse", dynamicParser, "print", dynamicPrinter) })
	})
	return nil
}

// define writes the storage and the methods.
func (x *defWriter) define(w *emit.Writer) {
	if len(x.Params) > 0 && x.flag("genStorageClass") {
		w.Namespace(x.field("storageNamespace"), func() { x.writeStorage(w) })
	}
	x.main.WriteDefinitions(w)
}

// dispatch writes the functions that parse and print definitions with a mnemonic.
func dispatch(w *emit.Writer, defs []*ods.Def, kind string) {
	if !slices.ContainsFunc(defs, func(d *ods.Def) bool { return d.HasMnemonic }) {
		return
	}
	base, param, arg := "Type", "", ""
	if kind == "Attr" {
		base, param, arg = "Attribute", "::mlir::Type type, ", ", type"
	}
	vars := []string{"base", base, "param", param}
	w.Fill(parserHead, vars...)
	for _, d := range defs {
		if !d.HasMnemonic {
			continue
		}
		class := d.Dialect.CppNamespace + "::" + d.CppClass
		call := class + "::get(parser.getContext())"
		if hasSyntax(d) {
			call = class + "::parse(parser" + arg + ")"
		}
		w.Fill(parserCase, "class", class, "call", call)
	}
	w.Fill(parserEnd, vars...)
	w.Fill(printerHead, vars...)
	for _, d := range defs {
		if !d.HasMnemonic {
			continue
		}
		call := ""
		if hasSyntax(d) {
			call = "t.print(printer);\n"
		}
		w.Fill(printerCase, "class", d.Dialect.CppNamespace+"::"+d.CppClass, "call", call)
	}
	w.Text(printerEnd)
}

// hasSyntax reports whether something follows the mnemonic.
func hasSyntax(d *ods.Def) bool { return d.HasAssemblyFormat || d.HasCustomAssemblyFormat }

const parserHead = `static ::mlir::OptionalParseResult generated$(base)Parser(::mlir::AsmParser &parser, ::llvm::StringRef *mnemonic, $param::mlir::$base &value) {
  return ::mlir::AsmParser::KeywordSwitch<::mlir::OptionalParseResult>(parser)
`

const parserCase = `    .Case($class::getMnemonic(), [&](llvm::StringRef, llvm::SMLoc) {
      value = $call;
      return ::mlir::success(!!value);
    })
`

const parserEnd = `    .Default([&](llvm::StringRef keyword, llvm::SMLoc) {
      *mnemonic = keyword;
      return std::nullopt;
    });
}

`

const printerHead = `static ::llvm::LogicalResult generated$(base)Printer(::mlir::$base def, ::mlir::AsmPrinter &printer) {
  return ::llvm::TypeSwitch<::mlir::$base, ::llvm::LogicalResult>(def)`

const printerCase = `    .Case<$class>([&](auto t) {
      printer << $class::getMnemonic();
$(call)      return ::mlir::success();
    })
`

const printerEnd = `    .Default([](auto) { return ::mlir::failure(); });
}

`

const typeHooksBodies = `
/// Parse a type registered to this dialect.
::mlir::Type $class::parseType(::mlir::DialectAsmParser &parser) const {
  ::llvm::SMLoc typeLoc = parser.getCurrentLocation();
  ::llvm::StringRef mnemonic;
  ::mlir::Type genType;
  auto parseResult = generatedTypeParser(parser, &mnemonic, genType);
  if (parseResult.has_value())
    return genType;
  $parse
  parser.emitError(typeLoc) << "unknown  type ` + "`" + `"
      << mnemonic << "` + "`" + ` in dialect ` + "`" + `" << getNamespace() << "` + "`" + `";
  return {};
}
/// Print a type registered to this dialect.
void $class::printType(::mlir::Type type,
                    ::mlir::DialectAsmPrinter &printer) const {
  if (::mlir::succeeded(generatedTypePrinter(type, printer)))
    return;
  $print
}
`

const dynamicTypeParser = `
  {
    auto parseResult = parseOptionalDynamicType(mnemonic, parser, genType);
    if (parseResult.has_value()) {
      if (::mlir::succeeded(parseResult.value()))
        return genType;
      return ::mlir::Type();
    }
  }
`

const dynamicTypePrinter = `
  if (::mlir::succeeded(printIfDynamicType(type, printer)))
    return;
`

const attributeHooksBodies = `
/// Parse an attribute registered to this dialect.
::mlir::Attribute $class::parseAttribute(::mlir::DialectAsmParser &parser,
                                      ::mlir::Type type) const {
  ::llvm::SMLoc typeLoc = parser.getCurrentLocation();
  ::llvm::StringRef attrTag;
  {
    ::mlir::Attribute attr;
    auto parseResult = generatedAttributeParser(parser, &attrTag, type, attr);
    if (parseResult.has_value())
      return attr;
  }
  $parse
  parser.emitError(typeLoc) << "unknown attribute ` + "`" + `"
      << attrTag << "` + "`" + ` in dialect ` + "`" + `" << getNamespace() << "` + "`" + `";
  return {};
}
/// Print an attribute registered to this dialect.
void $class::printAttribute(::mlir::Attribute attr,
                         ::mlir::DialectAsmPrinter &printer) const {
  if (::mlir::succeeded(generatedAttributePrinter(attr, printer)))
    return;
  $print
}
`

const dynamicAttrParser = `
  {
    ::mlir::Attribute genAttr;
    auto parseResult = parseOptionalDynamicAttr(attrTag, parser, genAttr);
    if (parseResult.has_value()) {
      if (::mlir::succeeded(parseResult.value()))
        return genAttr;
      return Attribute();
    }
  }
`

const dynamicAttrPrinter = `
  if (::mlir::succeeded(printIfDynamicAttr(attr, printer)))
    return;
`
