package cppgen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// A defFormat writes the parser and the printer of a declarative format.
type defFormat struct {
	*defWriter
	*emit.Writer
	// self is the replacement of $_self in the printer: the parameter that was printed last, ""
	// before the first.
	self string
}

// parsing returns the substitution in C++ of the definition that is part of the parser.
func (x *defFormat) parsing() emit.Substitution {
	s := emit.Substitution{Names: []string{"_parser", "odsParser", "_ctxt", "odsParser.getContext()", "_builder", "odsBuilder", "_loc", "odsLoc"}}
	if x.kind == "Attr" {
		s = with(s, "_type", "odsType")
	}
	return s
}

// printing returns the substitution in C++ of the definition that is part of the printer.
func (x *defFormat) printing() emit.Substitution {
	s := emit.Substitution{Names: []string{"_printer", "odsPrinter", "_ctxt", "getContext()", "_builder", "odsBuilder"}}
	if x.self != "" {
		s = with(s, "_self", x.self)
	}
	return s
}

func (x *defFormat) value(p *ods.Param) string { return getter(p.Name) + "()" }

// writeParser writes the body of the parser.
func (x *defFormat) writeParser(elements []format.Element) {
	x.Indent = 2
	x.Text("::mlir::Builder odsBuilder(odsParser.getContext());\n::llvm::SMLoc odsLoc = odsParser.getCurrentLocation();\n(void) odsLoc;\n")
	for _, p := range x.Params {
		x.Printf("::mlir::FailureOr<%s> _result_%s;\n", storageOf(p), p.Name)
		if p.IsSelfType {
			x.takeType(p)
		}
	}
	for _, e := range elements {
		x.parse(e)
	}
	for _, p := range x.Params {
		if !p.IsOptional {
			x.Printf("assert(::mlir::succeeded(_result_%s));\n", p.Name)
		}
	}
	if x.verified() {
		x.Text("return odsParser.getChecked<" + x.CppClass + ">(odsLoc, odsParser.getContext()")
	} else {
		x.Text("return " + x.CppClass + "::get(odsParser.getContext()")
	}
	s := x.parsing()
	for _, p := range x.Params {
		self := "(*_result_" + p.Name + ")"
		if p.IsOptional {
			self = "(_result_" + p.Name + ".value_or(" + s.Expand(p.Default) + "))"
		}
		s = with(s, p.Name, self, "_self", self) // the following ones know it by its name
		convert := paramField(p, "convertFromStorage")
		if convert == "" {
			convert = "$_self"
		}
		x.Text(",\n    " + p.CppType + "(" + s.Expand(convert) + ")")
	}
	x.Text(");\n")
}

// storageOf returns the C++ type in which a parameter is stored.
func storageOf(p *ods.Param) string {
	if p.Storage == "" {
		return p.CppType
	}
	return p.Storage
}

// takeType sets the parameter that is the type after an attribute.
func (x *defFormat) takeType(p *ods.Param) {
	missing := ""
	if !p.IsOptional {
		missing = " else {\n  odsParser.emitError(odsLoc, \"expected a trailing type\");\n  return {};\n}"
	}
	x.Fill(selfType, "self", x.parsing().Expand("$_type"), "name", p.Name, "type", storageOf(p), "missing", missing)
}

const selfType = `
if ($self) {
  if (auto reqType = ::llvm::dyn_cast<$type>($self)) {
    _result_$name = reqType;
  } else {
    odsParser.emitError(odsLoc, "invalid kind of type specified");
    return {};
  }
}$missing
`

func (x *defFormat) parse(e format.Element) {
	switch e := e.(type) {
	case *format.Literal:
		x.parseLiteral(e.Text, false)
	case *format.Blank:
	case *format.Param:
		x.parseParam(x.Params[e.Index])
	case *format.ParamList:
		x.parseList(e)
	case *format.Struct:
		x.parseStruct(e)
	case *format.Custom:
		x.parseCustom(e, false)
	case *format.Optional:
		x.parseOptional(e)
	default:
		panic(fmt.Sprintf("%T in the format of a type or an attribute", e))
	}
}

// punctuation holds the methods of the parser for literals that are no keywords.
var punctuation = map[string]string{
	"->": "Arrow", ":": "Colon", ",": "Comma", "=": "Equal", "<": "Less", ">": "Greater", "{": "LBrace", "}": "RBrace", "(": "LParen",
	")": "RParen", "[": "LSquare", "]": "RSquare", "?": "Question", "+": "Plus", "-": "Minus", "*": "Star", "...": "Ellipsis", "|": "VerticalBar",
}

// parseLiteral writes the test for a literal. That for an optional one is the start of a statement.
func (x *defFormat) parseLiteral(text string, optional bool) {
	call := "Keyword(\"" + text + "\")"
	if name := punctuation[text]; name != "" {
		call = name + "()"
	}
	x.Text("// Parse literal '" + text + "'\n")
	if optional {
		x.Text("if (odsParser.parseOptional" + call + ")")
	} else {
		x.Text("if (odsParser.parse" + call + ") return {};\n")
	}
}

func (x *defFormat) parseParam(p *ods.Param) {
	code := p.Parser
	if code == "" {
		code = "::mlir::FieldParser<" + storageOf(p) + ">::parse($_parser)"
	}
	s := x.parsing()
	s.Args = []string{storageOf(p)}
	load := ""
	if p.Record != nil {
		if d, ok := p.Record.Def("dialect"); ok {
			load = "odsParser.getContext()->getOrLoadDialect<" + qualified(backend.Field(d, "cppNamespace"), ods.DialectCppClass(d)) + ">();\n"
		}
	}
	x.Fill(parseVariable, "name", p.Name, "load", load, "parser", s.Expand(code), "def", x.Record.Name(), "type", p.CppType)
}

const parseVariable = `
// Parse variable '$name'
$(load)_result_$name = $parser;
if (::mlir::failed(_result_$name)) {
  odsParser.emitError(odsParser.getCurrentLocation(), "failed to parse $def parameter '$name' which is to be a ` + "`$type`" + `");
  return {};
}
`

// present returns the C++ that tests whether a parameter differs from its default value.
func (x *defFormat) present(p *ods.Param, value string, s emit.Substitution) string {
	code := paramField(p, "comparator")
	if code == "" {
		code = "$_lhs == $_rhs"
	}
	return "!(" + emit.Substitution{Names: []string{"_lhs", value, "_rhs", s.Expand(p.Default)}}.Expand(code) + ")"
}

func (x *defFormat) parseList(l *format.ParamList) {
	x.Text("// Parse parameter list\n")
	required := 0 // as many parameters must be there
	for i, p := range l.Params {
		if !x.Params[p.Index].IsOptional {
			required = i + 1
		}
	}
	if required == len(l.Params) {
		for i, p := range l.Params {
			if i > 0 {
				x.comma(x.Params[l.Params[i-1].Index], false)
			}
			x.parseParam(x.Params[p.Index])
		}
		return
	}
	x.Scope("do {\n", func() {
		for i, p := range l.Params {
			if i > 0 {
				x.comma(x.Params[l.Params[i-1].Index], i >= required)
			}
			x.parseParam(x.Params[p.Index])
		}
	}, "} while(false);\n")
}

// comma writes the test for the comma after a parameter.
func (x *defFormat) comma(after *ods.Param, last bool) {
	test := func() {
		x.parseLiteral(",", last)
		if last {
			x.Text(" break;\n")
		}
	}
	if !after.IsOptional {
		test()
		return
	}
	result := "_result_" + after.Name
	x.Scope("if (::mlir::succeeded("+result+") && "+x.present(after, "(*"+result+")", x.parsing())+") {\n", test, "}\n")
}

// structParam returns the parameter of a field of a struct.
func (x *defFormat) structParam(e format.Element) *ods.Param { return x.Params[format.Field(e).Index] }

func (x *defFormat) parseStruct(s *format.Struct) {
	x.Text("// Parse parameter struct\n")
	for _, f := range s.Fields {
		x.Printf("bool _seen_%s = false;\n", x.structParam(f).Name)
	}
	x.Scope("{\n", func() {
		x.Scope("const auto _loop_body = [&](::llvm::StringRef _paramKey) -> bool {\n", func() {
			x.parseLiteral("=", false)
			for i, f := range s.Fields {
				if i > 0 {
					x.Text("} else ")
				}
				x.Scope(emit.Fill("if (!_seen_$name && _paramKey == \"$name\") {\n", "name", x.structParam(f).Name), func() {
					x.Printf("_seen_%s = true;\n", x.structParam(f).Name)
					x.parse(f)
				}, "")
			}
			if len(s.Fields) > 0 {
				x.Text("} else ")
			}
			x.Text(structEnd)
		}, "};\n")
		x.structLoop(s)
	}, "}\n")
}

// structLoop writes the loop over the fields: over all if none is optional.
func (x *defFormat) structLoop(s *format.Struct) {
	var required []string
	for _, f := range s.Fields {
		if p := x.structParam(f); !p.IsOptional {
			required = append(required, p.Name)
		}
	}
	switch len(required) {
	case len(s.Fields):
		x.Fill(requiredFields, "n", fmt.Sprint(len(s.Fields)))
	case 0:
		x.Text(optionalFields)
	default:
		x.Scope("do {\n", func() { x.Text(requiredField) }, "} while(!odsParser.parseOptionalComma());\n")
		for _, name := range required {
			x.Fill(missingField, "name", name)
		}
	}
}

const requiredField = `::llvm::StringRef _paramKey;
if (odsParser.parseKeyword(&_paramKey)) {
  odsParser.emitError(odsParser.getCurrentLocation(),
                     "expected a parameter name in struct");
  return {};
}
if (!_loop_body(_paramKey)) return {};
`

const requiredFields = `for (unsigned odsStructIndex = 0; odsStructIndex < $n; ++odsStructIndex) {
  ::llvm::StringRef _paramKey;
  if (odsParser.parseKeyword(&_paramKey)) {
    odsParser.emitError(odsParser.getCurrentLocation(),
                       "expected a parameter name in struct");
    return {};
  }
  if (!_loop_body(_paramKey)) return {};
  if ((odsStructIndex != $n - 1) && odsParser.parseComma())
    return {};
}
`

const missingField = `if (!_seen_$name) {
  odsParser.emitError(odsParser.getCurrentLocation(), "struct is missing required parameter: ") << "$name";
  return {};
}
`

const structEnd = `{
  odsParser.emitError(odsParser.getCurrentLocation(), "duplicate or unknown struct parameter name: ") << _paramKey;
  return {};
}
return true;
`

const optionalFields = `::llvm::StringRef _paramKey;
if (!odsParser.parseOptionalKeyword(&_paramKey)) {
  if (!_loop_body(_paramKey)) return {};
  while (!odsParser.parseOptionalComma()) {
    ::llvm::StringRef _paramKey;
    if (odsParser.parseKeyword(&_paramKey)) {
      odsParser.emitError(odsParser.getCurrentLocation(),
                         "expected a parameter name in struct");
      return {};
    }
    if (!_loop_body(_paramKey)) return {};
  }
}
`

func (x *defFormat) parseCustom(c *format.Custom, optional bool) {
	x.Scope("{\n", func() {
		x.Text("auto odsCustomLoc = odsParser.getCurrentLocation();\n(void)odsCustomLoc;\nauto odsCustomResult = parse" + c.Name + "(odsParser")
		x.Indent += 2
		for _, a := range c.Args {
			x.Text(",\n")
			switch a := a.(type) {
			case *format.Param:
				x.Text("::mlir::detail::unwrapForCustomParse(_result_" + x.Params[a.Index].Name + ")")
			case *format.Ref:
				x.Text("*_result_" + x.Params[a.Arg.(*format.Param).Index].Name)
			case *format.String:
				x.Text(x.parsing().Expand(a.Text))
			}
		}
		x.Text(");\n")
		x.Indent -= 2
		if optional {
			x.Text("if (!odsCustomResult.has_value()) return {};\nif (::mlir::failed(*odsCustomResult)) return ::mlir::failure();\n")
		} else {
			x.Text("if (::mlir::failed(odsCustomResult)) return {};\n")
		}
		for _, a := range c.Args {
			if p, ok := a.(*format.Param); ok && !x.Params[p.Index].IsOptional {
				x.Fill(customFailed, "name", x.Params[p.Index].Name)
			}
		}
	}, "}\n")
}

const customFailed = `if (::mlir::failed(_result_$name)) {
  odsParser.emitError(odsCustomLoc, "custom parser failed to parse parameter '$name'");
  return {};
}
`

func (x *defFormat) parseOptional(o *format.Optional) {
	all := func(list []format.Element) {
		x.Indent += 2
		for _, e := range list {
			x.parse(e)
		}
		x.Indent -= 2
	}
	then := o.Then
	for len(then) > 0 {
		if _, ok := then[0].(*format.Blank); !ok {
			break
		}
		then = then[1:]
	}
	switch first := then[0].(type) {
	case *format.Literal:
		x.parseLiteral(first.Text, true)
		x.Text(" {\n")
		all(o.Else)
		x.Text("} else {\n")
		all(then[1:])
		x.Text("}\n")
	case *format.Custom:
		x.Scope("if (auto result = [&]() -> ::mlir::OptionalParseResult {\n", func() {
			x.parseCustom(first, true)
			x.Text("return ::mlir::success();\n")
		}, "}(); result.has_value() && ::mlir::failed(*result)) {\n  return {};\n} else if (result.has_value()) {\n")
		all(o.Else) // as the reference does: it mistakes this branch for a failed test
		x.Text("} else {\n")
		all(then[1:])
		x.Text("}\n")
	default:
		x.parse(first)
		var tests []string
		for _, p := range x.anchorParams(first) {
			tests = append(tests, emit.Fill("(::mlir::succeeded(_result_$name) && *_result_$name)", "name", p.Name))
		}
		x.Text("if (!(" + strings.Join(tests, " || ") + ")) {\n")
		all(o.Else)
		x.Text("} else {\n")
		all(then[1:])
		x.Text("}\n")
	}
}

func (x *defFormat) writePrinter(elements []format.Element) {
	x.Indent = 2
	x.Text("::mlir::Builder odsBuilder(getContext());\n")
	for _, e := range elements {
		x.print(e)
	}
}

func (x *defFormat) space(s format.Spaced) {
	if s.Space {
		x.Text("odsPrinter << ' ';\n")
	}
}

// anyPresent returns the C++ that tests whether one of some parameters is printed, and whether
// all of them are optional.
func (x *defFormat) anyPresent(params []*ods.Param) (string, bool) {
	var tests []string
	for _, p := range params {
		if !p.IsOptional {
			return "", false
		}
		tests = append(tests, x.present(p, x.value(p), x.printing()))
	}
	return strings.Join(tests, " || "), true
}

// optionally writes the printer code for the case that a parameter does not have its default
// value.
func (x *defFormat) optionally(params []*ods.Param, body func()) {
	if test, ok := x.anyPresent(params); ok {
		x.Scope("if ("+test+") {\n", body, "}\n")
		return
	}
	body()
}

func (x *defFormat) print(e format.Element) {
	switch e := e.(type) {
	case *format.Literal:
		space := ""
		if e.Space {
			space = "' ' << "
		}
		x.Text("odsPrinter << " + space + "\"" + e.Text + "\";\n")
	case *format.Blank:
		switch e.Text {
		case " ":
			x.Text("odsPrinter << \" \";\n")
		case "\n":
			x.Text("odsPrinter.printNewline();\n")
		}
	case *format.Param:
		p := x.Params[e.Index]
		x.self = x.value(p)
		x.optionally([]*ods.Param{p}, func() {
			x.space(e.Spaced)
			code := p.Printer
			switch {
			case e.Qualified:
				code = "$_printer << $_self"
			case code == "":
				code = "$_printer.printStrippedAttrOrType($_self)"
			}
			x.Text(x.printing().Expand(code) + ";\n")
		})
	case *format.ParamList:
		var fields []format.Element
		for _, p := range e.Params {
			fields = append(fields, p)
		}
		x.printList(e.Spaced, fields, false)
	case *format.Struct:
		x.printList(e.Spaced, e.Fields, true)
	case *format.Custom:
		x.printCustom(e)
	case *format.Optional:
		x.printOptional(e)
	}
}

// printList prints parameters separated by commas.
func (x *defFormat) printList(s format.Spaced, fields []format.Element, named bool) {
	var params []*ods.Param
	for _, f := range fields {
		params = append(params, x.structParam(f))
	}
	if s.Space {
		x.optionally(params, func() { x.space(s) })
	}
	x.Scope("{\n", func() {
		x.Text("bool _firstPrinted = true;\n")
		for i, f := range fields {
			x.optionally(params[i:i+1], func() {
				x.Text("if (!_firstPrinted) odsPrinter << \", \";\n_firstPrinted = false;\n")
				if named {
					x.Text("odsPrinter << \"" + params[i].Name + " = \";\n")
				}
				x.print(f)
			})
		}
	}, "}\n")
}

func (x *defFormat) printCustom(c *format.Custom) {
	x.space(c.Spaced)
	x.Text("print" + c.Name + "(odsPrinter")
	x.Indent += 2
	for _, a := range c.Args {
		x.Text(",\n")
		if r, ok := a.(*format.Ref); ok {
			a = r.Arg
		}
		switch a := a.(type) {
		case *format.Param:
			x.Text(x.value(x.Params[a.Index]))
		case *format.String:
			x.Text(x.printing().Expand(a.Text))
		}
	}
	x.Indent -= 2
	x.Text(");\n")
}

// anchorParams returns the parameters of the element that decides about an optional group.
func (x *defFormat) anchorParams(e format.Element) []*ods.Param {
	var params []*ods.Param
	add := func(list []format.Element) {
		for _, e := range list {
			if p, ok := e.(*format.Param); ok {
				params = append(params, x.Params[p.Index])
			}
		}
	}
	switch e := e.(type) {
	case *format.ParamList:
		for _, p := range e.Params {
			params = append(params, x.Params[p.Index])
		}
	case *format.Struct:
		for _, f := range e.Fields {
			params = append(params, x.structParam(f))
		}
	case *format.Custom:
		add(e.Args)
	default:
		add([]format.Element{e})
	}
	return params
}

func (x *defFormat) printOptional(o *format.Optional) {
	test, _ := x.anyPresent(x.anchorParams(o.Anchor))
	if o.Inverted {
		test = "!(" + test + ")"
	}
	all := func(list []format.Element) {
		x.Indent += 2
		for _, e := range list {
			x.print(e)
		}
		x.Indent -= 2
	}
	x.Text("if (" + test + ") {\n")
	all(o.Then)
	x.Text("} else {\n")
	all(o.Else)
	x.Text("}\n")
}
