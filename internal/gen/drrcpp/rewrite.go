package drrcpp

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// rewrite writes the second half of a rule.
func (p *pattern) rewrite() {
	var locs []string
	for i := range p.rule.Ops {
		locs = append(locs, fmt.Sprintf("tblgen_ops[%d]->getLoc()", i))
	}
	p.Printf("auto odsLoc = rewriter.getFusedLoc({%s}); (void)odsLoc;\n", strings.Join(locs, ", "))
	for _, n := range p.rule.Results {
		p.symbols.collect(n, false)
	}
	p.reportSymbols()
	want := len(p.rule.Source.Op.Results)
	offsets := make([]int, len(p.rule.Results)+1)
	offsets[len(p.rule.Results)] = want
	start := -1
	if want == 0 {
		start = len(p.rule.Results)
	}
	for i := len(p.rule.Results) - 1; i >= 0; i-- {
		offsets[i] = offsets[i+1] - p.count(p.rule.Results[i])
		if offsets[i] == 0 && start < 0 {
			start = i
		}
	}
	for i, n := range p.rule.Results[:max(start, 0)] {
		p.auxiliary(n, offsets[i])
	}
	supplement := func() {
		for i, n := range p.rule.Supplemental {
			p.auxiliary(n, i-len(p.rule.Supplemental))
		}
	}
	if want == 0 {
		supplement()
		p.Text("rewriter.eraseOp(op0);\n")
		return
	}
	p.Text("::llvm::SmallVector<::mlir::Value, 4> tblgen_repl_values;\n")
	for i := max(start, 0); i < len(p.rule.Results); i++ {
		value := p.result(p.rule.Results[i], offsets[i], 0)
		p.Text("\n")
		p.Text(p.symbols.useRange(value, "for (auto v: ::llvm::SmallVector<::mlir::Value, 4>{ %s }) {\n  tblgen_repl_values.push_back(v);\n}\n", "\n"))
	}
	supplement()
	p.Text("\nrewriter.replaceOp(op0, tblgen_repl_values);\n")
}

// auxiliary writes a result pattern that does not replace a result.
func (p *pattern) auxiliary(n *drr.Node, offset int) {
	value := p.result(n, offset, 0)
	if n.Kind == drr.NativeNode && n.Native.Returns == 0 {
		p.Text(value + ";\n")
	}
}

// count returns how many values a result pattern has.
func (p *pattern) count(n *drr.Node) int {
	switch {
	case n.Name != "":
		return p.symbols.count(n.Symbol())
	case n.Kind == drr.OpNode:
		return len(n.Op.Results)
	case n.Kind == drr.NativeNode:
		return n.Native.Returns
	}
	return 1
}

// result writes the code that creates a result pattern and returns its symbol.
func (p *pattern) result(n *drr.Node, index, depth int) string {
	switch n.Kind {
	case drr.NativeNode:
		return p.native(n, depth)
	case drr.ReplaceWithValue:
		return n.Args[0].Name
	case drr.Variadic:
		return p.variadic(n, depth)
	case drr.OpNode:
		return p.create(n, index, depth)
	}
	return ""
}

// fresh returns a new variable for values.
func (p *pattern) fresh(format string, args ...any) string {
	p.values++
	return fmt.Sprintf(format, append(args, p.values-1)...)
}

func (p *pattern) variadic(n *drr.Node, depth int) string {
	name := p.fresh("tblgen_variadic_values_%d")
	p.symbols.bind(&symbol{key: name, kind: boundValue})
	var values []string
	for i, a := range n.Args {
		if a.Kind == drr.Nested {
			values = append(values, p.result(a.Node, i, depth+1))
		} else {
			values = append(values, p.argument(a))
		}
	}
	p.Printf("::llvm::SmallVector<::mlir::Value, 4> %s;\n", name)
	for _, v := range values {
		p.Printf("%s.push_back(%s);\n", name, v)
	}
	return name
}

// location returns the location of the operations that a node creates.
func (p *pattern) location(n *drr.Node) string {
	d := n.Location
	if d == nil {
		return "odsLoc"
	}
	of := func(a *drr.Arg) string { return p.symbols.use(a.Name, "%s.getLoc()", ", ") }
	if len(d.Args) == 1 {
		if d.Args[0].Kind == drr.StringLeaf {
			return fmt.Sprintf("::mlir::NameLoc::get(rewriter.getStringAttr(\"%s\"))", d.Args[0].Value)
		}
		return of(d.Args[0])
	}
	var locs []string
	text := ""
	for _, a := range d.Args {
		if a.Kind == drr.StringLeaf {
			text = fmt.Sprintf(", rewriter.getStringAttr(\"%s\")", a.Value)
			continue
		}
		locs = append(locs, of(a))
	}
	return "rewriter.getFusedLoc({" + strings.Join(locs, ", ") + "}" + text + ")"
}

// native writes a native call and returns the symbol of its value, or the call itself
// if it has none.
func (p *pattern) native(n *drr.Node, depth int) string {
	loc := p.location(n)
	var args []string
	for i, a := range n.Args {
		if a.Kind == drr.Nested {
			args = append(args, p.result(a.Node, i, depth+1))
		} else {
			args = append(args, p.argument(a))
		}
	}
	p.loc = []string{"_loc", loc}
	call := p.expand(n.Native.Expression, args)
	if n.Native.Returns == 0 {
		return call
	}
	name := n.Name
	if name == "" {
		name = p.fresh("nativeVar_%d")
		kind := boundValues
		if n.Native.Returns == 1 {
			kind = boundValue
		}
		p.symbols.bind(&symbol{key: name, kind: kind, values: n.Native.Returns})
	}
	p.Printf("auto %s = %s; (void)%s;\n", name, call, name)
	if n.Name != "" {
		return n.Symbol()
	}
	return name
}

// expand replaces the placeholders in the C++ of a native call.
func (p *pattern) expand(text string, args []string) string {
	return emit.Substitution{Names: slices.Concat([]string{"_builder", "rewriter"}, p.loc, p.self), Args: args}.Expand(text)
}

// argument returns the expression for an argument that is no node.
func (p *pattern) argument(a *drr.Arg) string {
	switch a.Kind {
	case drr.ConstantLeaf:
		value := a.Value
		if a.Case != nil {
			value = fmt.Sprint(a.Case.Value)
		}
		if a.Attr == nil {
			return value
		}
		return emit.Substitution{Names: []string{"_builder", "rewriter"}, Args: []string{value}}.Expand(a.Attr.ConstBuilderCall)
	case drr.PropertyLeaf:
		if value, ok := a.ConstantProperty(); ok {
			return value
		}
	case drr.NativeLeaf:
		p.self = []string{"_self", p.symbols.use(a.Name, "%s", ", ")}
		return p.expand(a.Native.Expression, nil)
	case drr.AttrLeaf:
		p.errorf("unhandled case when rewriting op")
		return ""
	case drr.StringLeaf:
		p.errorf("raw string not supported as argument")
		return ""
	}
	return p.symbols.use(a.Name, "%s", ", ")
}

// create writes the creation of an operation and returns the symbol of its results.
func (p *pattern) create(n *drr.Node, index, depth int) string {
	children := map[int]string{}
	for i, a := range n.Args {
		if a.Kind == drr.Nested {
			children[i] = p.result(a.Node, i, depth+1)
		}
	}
	variable, value := n.Name, n.Symbol()
	if n.Name == "" {
		variable = p.fresh("tblgen_%s_%d", n.Op.CppClass)
		value = variable
	}
	loc := p.location(n)
	class := className(n.Op)
	p.Printf("%s %s;\n", class, variable)
	defer func() {
		if n.Name == "" {
			p.symbols.bind(&symbol{key: variable, kind: boundResult, op: n.Op})
		}
	}()
	deduced := n.Op.HasTrait("SameOperandsAndResultType") || n.Op.HasTrait("FirstAttrDerivedResultType")
	p.Scope("{\n", func() {
		switch {
		case n.ReturnTypes == nil && deduced:
			p.aggregate(n, children)
			p.Printf("%s = %s::create(rewriter, %s, tblgen_values, tblgen_props);\n", variable, class, loc)
		case n.ReturnTypes == nil && (variable != value || depth > 0 || index < 0):
			p.separate(n, children)
			p.Printf("%s = %s::create(rewriter, %s", variable, class, loc)
			p.supply(n, children)
			p.Text("\n);\n")
		default:
			p.aggregate(n, children)
			p.Text("::llvm::SmallVector<::mlir::Type, 4> tblgen_types; (void)tblgen_types;\n")
			if n.ReturnTypes != nil {
				for _, a := range n.ReturnTypes.Args {
					p.Printf("tblgen_types.push_back(%s);\n", p.returnType(a, depth+1))
				}
			} else {
				for i := range n.Op.Results {
					p.Printf("for (auto v: castedOp0.getODSResults(%d)) {\n  tblgen_types.push_back(v.getType());\n}\n", index+i)
				}
			}
			p.Printf("%s = %s::create(rewriter, %s, tblgen_types, tblgen_values, tblgen_props);\n", variable, class, loc)
		}
	}, "}\n")
	return value
}

// returnType returns the type that an argument of a returnType directive gives.
func (p *pattern) returnType(a *drr.Arg, depth int) string {
	switch {
	case a.Kind == drr.StringLeaf:
		return p.expand(a.Value, nil)
	case a.Kind == drr.Nested:
		return p.native(a.Node, depth)
	case a.Kind == drr.ConstantLeaf, a.Kind == drr.NativeLeaf:
		return p.argument(a) + ".getType()"
	}
	return p.symbols.use(a.Name, "%s.getType()", ", ")
}

// operand returns the expression for an operand of a new operation.
func (p *pattern) operand(n *drr.Node, arg int, children map[int]string) string {
	if child, ok := children[arg]; ok {
		return p.symbols.use(child, "%s", ", ")
	}
	a := n.Args[arg]
	if a.Kind == drr.NativeLeaf && !isVariadic(n.Op.Operands[n.Op.Args[arg].Index]) {
		return p.argument(a)
	}
	return p.symbols.use(a.Name, "%s", ", ")
}

// aggregate writes the operands and properties of a new operation as two variables.
func (p *pattern) aggregate(n *drr.Node, children map[int]string) {
	p.Text("::llvm::SmallVector<::mlir::Value, 4> tblgen_values; (void)tblgen_values;\n")
	p.Printf("%s::Properties tblgen_props; (void)tblgen_props;\n", className(n.Op))
	groups, given := 0, false
	var sizes []string
	for arg := range min(len(n.Args), len(n.Op.Args)) {
		x := n.Op.Args[arg]
		switch x.Kind {
		case ods.AttributeArg:
			name := n.Op.Attributes[x.Index].Name
			given = given || name == "operandSegmentSizes"
			value, ok := children[arg]
			if !ok {
				value = p.argument(n.Args[arg])
			}
			p.Printf("tblgen_props.%s = ::llvm::dyn_cast_if_present<decltype(tblgen_props.%s)>(%s);\n", name, name, value)
			continue
		case ods.PropertyArg:
			value, ok := children[arg]
			if !ok {
				value = p.argument(n.Args[arg])
			}
			prop := n.Op.Properties[x.Index]
			p.Printf("tblgen_props.%s(%s);\n", strings.Replace(ods.AccessorName(prop.Name), "get", "set", 1), value)
			continue
		}
		value := p.operand(n, arg, children)
		if !isVariadic(n.Op.Operands[x.Index]) {
			sizes = append(sizes, "1")
			p.Printf("tblgen_values.push_back(%s);\n", value)
			continue
		}
		groups++
		p.Printf("for (auto v: %s) {\n  tblgen_values.push_back(v);\n}\n", value)
		sizes = append(sizes, fmt.Sprintf("static_cast<int32_t>(%s.size())", value))
	}
	if groups > 1 && !given && !n.Op.HasTrait("SameVariadicOperandSize") {
		p.Printf("tblgen_props.operandSegmentSizes = { %s };\n", strings.Join(sizes, ", "))
	}
}

// separate writes each operand of a new operation as a variable, and makes it the
// child's symbol.
func (p *pattern) separate(n *drr.Node, children map[int]string) {
	count := 0
	for arg := range min(len(n.Args), len(n.Op.Args)) {
		x := n.Op.Args[arg]
		if x.Kind != ods.OperandArg {
			continue
		}
		value := p.operand(n, arg, children)
		if isVariadic(n.Op.Operands[x.Index]) {
			name := fmt.Sprintf("tblgen_values_%d", count)
			p.Printf("::llvm::SmallVector<::mlir::Value, 4> %s;\nfor (auto v: %s) {\n  %s.push_back(v);\n}\n", name, value, name)
			children[arg] = name
		} else {
			name := fmt.Sprintf("tblgen_value_%d", count)
			p.Printf("::mlir::Value %s = %s;\n", name, value)
			children[arg] = name
		}
		count++
	}
}

// supply writes the arguments of a builder.
func (p *pattern) supply(n *drr.Node, children map[int]string) {
	for arg := range min(len(n.Args), len(n.Op.Args)) {
		p.Text(",\n  ")
		x := n.Op.Args[arg]
		switch x.Kind {
		case ods.OperandArg:
			if name := n.Op.Operands[x.Index].Name; name != "" {
				p.Printf("/*%s=*/", name)
			}
			p.Text(children[arg])
			continue
		case ods.AttributeArg:
			p.supplyOther(n.Op.Attributes[x.Index].Name, n.Args[arg], children, arg)
		case ods.PropertyArg:
			p.supplyOther(n.Op.Properties[x.Index].Name, n.Args[arg], children, arg)
		}
	}
}

func (p *pattern) supplyOther(name string, a *drr.Arg, children map[int]string, arg int) {
	if child, ok := children[arg]; ok {
		p.Printf("/*%s=*/%s", name, child)
		return
	}
	if a.Kind == drr.ConstantLeaf || a.Kind == drr.PropertyLeaf {
		name = a.Name
	}
	if name != "" {
		p.Printf("/*%s=*/", name)
	}
	p.Text(p.argument(a))
}
