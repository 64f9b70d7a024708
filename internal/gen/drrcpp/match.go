package drrcpp

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// check writes the failure of the match if a condition does not hold.
func (p *pattern) check(op, condition, failure string) {
	p.Text("if (!(" + condition + ")){\n")
	p.Indent += 2
	p.Text("return rewriter.notifyMatchFailure(" + op + ", [&](::mlir::Diagnostic &diag) {\n  diag << " + failure + ";\n});\n")
	p.Indent -= 2
	p.Text("}\n")
}

// verify writes the call of the function that checks a constraint.
func (p *pattern) verify(function, op, self, failure string) {
	p.Printf("if(::mlir::failed(%s(rewriter, %s, %s, \"%s\"))) {\n  return ::mlir::failure();\n}\n", function, op, self, failure)
}

// match writes the match of a node; op is the variable of its operation.
func (p *pattern) match(n *drr.Node, op string, depth int) {
	if n.Kind == drr.NativeNode {
		p.matchNative(n, op, depth)
		return
	}
	p.matchOp(n, op, depth)
}

// matchRoot writes the match of the source pattern.
func (p *pattern) matchRoot() {
	root := p.rule.Source
	if p.matchers[key(root)] == "" {
		p.match(root, "op0", 0)
		return
	}
	p.matchNested(root, "op0", 0)
	p.Printf("auto castedOp0 = ::llvm::dyn_cast_or_null<%s>(op0); (void)castedOp0;\n", className(root.Op))
}

// matchNested writes the match of a node in another one, which may be a function.
func (p *pattern) matchNested(n *drr.Node, op string, depth int) {
	name := p.matchers[key(n)]
	if name == "" {
		p.match(n, op, depth)
		return
	}
	p.Printf("if(::mlir::failed(%s(rewriter, %s, tblgen_ops", name, op)
	var local symbols
	local.collect(n, true)
	for _, x := range local.all() {
		variable := x.key
		if y := p.symbols.find(x.key, x.node, x.arg, x.part); y != nil {
			variable = y.variable
		}
		p.Text(", " + variable)
	}
	p.Text("))) {\n  return ::mlir::failure();\n}\n")
}

// matchOp writes the match of an operation and of its operands, attributes and properties.
func (p *pattern) matchOp(n *drr.Node, op string, depth int) {
	casted := fmt.Sprintf("castedOp%d", depth)
	class := className(n.Op)
	p.Printf("auto %s = ::llvm::dyn_cast<%s>(%s); (void)%s;\n", casted, class, op, casted)
	if depth != 0 {
		p.check(op, casted, fmt.Sprintf("\"%s is not %s type\"", casted, class))
	}
	if n.Name != "" {
		p.Printf("%s = %s;\n", n.Symbol(), casted)
	}
	// The reference counts native calls on attributes as operands.
	arg, operand := 0, 0
	for _, a := range n.Args {
		x := n.Op.Args[arg]
		if x.Kind == ods.OperandArg || a.Kind == drr.Nested {
			operand++
		}
		switch {
		case a.Kind == drr.Nested && a.Node.Kind == drr.Either:
			p.matchEither(n, a.Node, casted, arg, depth)
			arg++
			operand++
		case a.Kind == drr.Nested && a.Node.Kind == drr.Variadic:
			if !isVariadic(n.Op.Operands[x.Index]) {
				p.errorf("variadic DAG construct can't match op %s's non-variadic operand #%d", n.Op.Name(), arg)
				return
			}
			p.matchVariadic(n, a.Node, casted, arg, depth)
		case a.Kind == drr.Nested:
			local := fmt.Sprintf("op%d", depth+1)
			p.Scope("{\n", func() {
				p.Printf("auto *%s = (*%s.getODSOperands(%d).begin()).getDefiningOp();\n", local, casted, operand-1)
				p.check(casted, local, fmt.Sprintf("\"There's no operation that defines operand %d of %s\"", operand-1, casted))
				p.matchNested(a.Node, local, depth+1)
				p.Printf("tblgen_ops.push_back(%s);\n", local)
			}, "}\n")
		case x.Kind == ods.OperandArg:
			p.matchOperand(n, a, casted, fmt.Sprintf("%s.getODSOperands(%d)", casted, operand-1), arg, x.Index, -1)
		case x.Kind == ods.AttributeArg:
			p.matchAttribute(n, a, casted, arg)
		default:
			p.matchProperty(n, a, casted, arg)
		}
		arg++
	}
}

// matchOperand writes the check of an operand and captures it; range_ is the
// expression for its group.
func (p *pattern) matchOperand(n *drr.Node, a *drr.Arg, casted, range_ string, arg, index, part int) {
	if a.Kind == drr.TypeLeaf && !sameConstraint(a.Constraint, n.Op.Operands[index].Constraint.Constraint) {
		p.verify(p.verifierOf(a), casted, "(*"+range_+".begin()).getType()", fmt.Sprintf("operand %d of op '%s' failed to satisfy constraint: '%s'",
			index, n.Op.Name(), emit.Escape(a.Constraint.Summary)))
	}
	if a.Name == "" {
		return
	}
	variable := a.Name
	if x := p.symbols.find(a.Name, n, arg, part); x != nil {
		variable = x.variable
	}
	p.Printf("%s = %s;\n", variable, range_)
}

func sameConstraint(a, b *ods.Constraint) bool {
	return a == b || a.Record == b.Record
}

func (p *pattern) matchAttribute(n *drr.Node, a *drr.Arg, casted string, arg int) {
	x := n.Op.Attributes[n.Op.Args[arg].Index]
	p.Scope("{\n", func() {
		p.Printf("[[maybe_unused]] auto tblgen_attr = %s.getProperties().%s();\n", casted, ods.AccessorName(x.Name))
		switch {
		case x.Attr.HasDefault:
			value := emit.Substitution{Names: []string{"_builder", "rewriter"}}.Expand(x.Attr.DefaultValue)
			p.Printf("if (!tblgen_attr) tblgen_attr = %s;\n", emit.Substitution{Names: []string{"_builder", "rewriter"}, Args: []string{value}}.Expand(x.Attr.ConstBuilderCall))
		case !x.Attr.IsOptional:
			p.check(casted, "tblgen_attr", fmt.Sprintf("\"expected op '%s' to have attribute '%s' of type '%s'\"", n.Op.Name(), x.Name, storage(x.Attr)))
		}
		if c := constraintOf(a); c != nil {
			if x.Attr.IsOptional && !strings.Contains(c.Condition, "!$_self") && strings.Contains(c.Condition, "$_self") {
				p.Text("if (!tblgen_attr) return ::mlir::failure();\n")
			}
			p.verify(p.verifierOf(a), casted, "tblgen_attr", fmt.Sprintf("op '%s' attribute '%s' failed to satisfy constraint: '%s'",
				n.Op.Name(), x.Name, emit.Escape(c.Summary)))
		}
		if a.Name != "" {
			p.Printf("%s = tblgen_attr;\n", a.Name)
		}
	}, "}\n")
}

func (p *pattern) matchProperty(n *drr.Node, a *drr.Arg, casted string, arg int) {
	x := n.Op.Properties[n.Op.Args[arg].Index]
	p.Scope("{\n", func() {
		p.Printf("[[maybe_unused]] auto tblgen_prop = %s.getProperties().%s();\n", casted, ods.AccessorName(x.Name))
		if a.Kind == drr.PropertyLeaf {
			p.verify(p.verifierOf(a), casted, "tblgen_prop", fmt.Sprintf("op '%s' property '%s' failed to satisfy constraint: '%s'",
				n.Op.Name(), x.Name, emit.Escape(a.Constraint.Summary)))
		}
		if a.Name != "" {
			p.Printf("%s = tblgen_prop;\n", a.Name)
		}
	}, "}\n")
}

// matchEither writes the match of two operands in either order.
func (p *pattern) matchEither(n, either *drr.Node, casted string, arg, depth int) {
	lambda := fmt.Sprintf("eitherLambda%d", depth)
	first := n.Op.Args[arg].Index
	p.Scope(fmt.Sprintf("auto %s = [&](::mlir::OperandRange v0, ::mlir::OperandRange v1) {\n", lambda), func() {
		var locals []string
		for i, a := range either.Args {
			range_ := fmt.Sprintf("v%d", i)
			if a.Kind != drr.Nested {
				p.matchOperand(n, a, casted, range_, arg+i, first+i, -1)
				continue
			}
			local := fmt.Sprintf("local_op_%d", i)
			locals = append(locals, local)
			p.Printf("auto %s = (*%s.begin()).getDefiningOp();\n", local, range_)
			p.Scope("{\n", func() {
				p.check(casted, local, fmt.Sprintf("\"There's no operation that defines operand %d of %s\"", first+i, casted))
				p.matchNested(a.Node, local, depth+1)
			}, "}\n")
		}
		for _, l := range locals {
			p.Printf("tblgen_ops.push_back(%s);\n", l)
		}
		p.Text("return ::mlir::success();\n")
	}, "};\n")
	p.Scope("{\n", func() {
		for i := range 2 {
			p.Printf("auto eitherOperand%d = %s.getODSOperands(%d);\n", i, casted, first+i)
		}
		p.Printf("if(::mlir::failed(%s(eitherOperand0, eitherOperand1)) && ::mlir::failed(%s(eitherOperand1, eitherOperand0)))\n  return ::mlir::failure();\n",
			lambda, lambda)
	}, "}\n")
}

// matchVariadic writes the match of the values of a variadic group.
func (p *pattern) matchVariadic(n, group *drr.Node, casted string, arg, depth int) {
	index := n.Op.Args[arg].Index
	p.Scope("{\n", func() {
		p.Printf("auto variadic_operand_range = %s.getODSOperands(%d);\n", casted, index)
		p.Printf("if (variadic_operand_range.size() != %d) return ::mlir::failure();\n", len(group.Args))
		if group.Name != "" {
			p.Printf("%s = variadic_operand_range;\n", group.Name)
		}
		for i, a := range group.Args {
			if a.Kind != drr.Nested {
				p.matchOperand(n, a, casted, fmt.Sprintf("variadic_operand_range.slice(%d, 1)", i), arg, index, i)
				continue
			}
			local := fmt.Sprintf("local_op_%d", i)
			p.Scope("{\n", func() {
				p.Printf("auto *%s = variadic_operand_range[%d].getDefiningOp();\n", local, i)
				p.check(casted, local, fmt.Sprintf("\"There's no operation that defines variadic operand %d (variadic sub-opearnd #%d) of %s\"", index, i, casted))
				p.matchNested(a.Node, local, depth+1)
				p.Printf("tblgen_ops.push_back(%s);\n", local)
			}, "}\n")
		}
	}, "}\n")
}

// matchNative writes the call of a function that decides on the match; its arguments are its
// captures.
func (p *pattern) matchNative(n *drr.Node, op string, depth int) {
	p.Indent += 2
	defer func() { p.Indent -= 2 }()
	var captures []string
	for i, a := range n.Args {
		name := fmt.Sprintf("arg%d_%d", depth, i)
		class := "::mlir::Value"
		if a.Kind == drr.AttrLeaf || a.Kind == drr.ConstantLeaf {
			class = "::mlir::Attribute"
		}
		p.Printf("%s %s;\n", class, name)
		captures = append(captures, name)
	}
	p.self, p.loc = []string{"_self", op}, []string{"_loc", p.location(n)} // which remain
	call := p.expand(n.Native.Expression, captures)
	p.check(op, "!::mlir::failed("+call+")", fmt.Sprintf("\"%s return ::mlir::failure\"", emit.Escape(call)))
	for i, a := range n.Args {
		if a.Name != "" {
			p.Printf("%s = %s;\n", a.Name, captures[i])
		}
	}
	for i, a := range n.Args {
		c := constraintOf(a)
		if c == nil {
			continue
		}
		self := captures[i]
		if a.Kind == drr.TypeLeaf {
			self += ".getType()"
		}
		p.verify(p.verifierOf(a), op, self, fmt.Sprintf("operand %d of native code call '%s' failed to satisfy constraint: '%s'",
			i, emit.Escape(n.Native.Expression), emit.Escape(c.Summary)))
	}
}

// equalities writes the checks that operands with the same symbol are equal.
func (p *pattern) equalities() {
	all := p.symbols.all()
	for i, x := range all {
		if i > 0 && all[i-1].key == x.key {
			continue
		}
		for _, y := range all[i+1:] {
			if y.key != x.key {
				break
			}
			p.check("op0", fmt.Sprintf("*%s.begin() == *%s.begin()", x.variable, y.variable),
				fmt.Sprintf("\"Operands '%s' and '%s' must be equal\"", x.variable, y.variable))
		}
	}
}

// constraints writes the constraints of the rule.
func (p *pattern) constraints() {
	for _, c := range p.rule.Constraints {
		if c.Native != nil {
			p.errorf("a native call as a constraint has no form in C++; use a Constraint")
			continue
		}
		if c.Constraint.Record.IsSubClassOf("TypeConstraint") {
			self := "(" + p.symbols.use(c.Symbols[0], "%s", ", ") + ".getType())"
			p.self = []string{"_self", self}
			p.check("op0", emit.Substitution{Names: []string{"_builder", "rewriter", "_self", self}}.Expand(c.Constraint.Condition),
				fmt.Sprintf("\"value entity '%s' failed to satisfy constraint: '%s'\"", c.Symbols[0], emit.Escape(c.Constraint.Summary)))
			continue
		}
		var names []string
		for _, s := range c.Symbols {
			names = append(names, p.symbols.use(s, "%s", ", "))
		}
		for len(names) < 4 {
			names = append(names, "<unused>")
		}
		self := c.Self
		if self != "" {
			self = p.symbols.use(self, "%s", ", ")
		}
		p.self = []string{"_self", self}
		p.check("op0", emit.Substitution{Names: []string{"_builder", "rewriter", "_self", self}, Args: names}.Expand(c.Constraint.Condition),
			fmt.Sprintf("\"entities '%s' failed to satisfy constraint: '%s'\"", strings.Join(c.Symbols, ", "), emit.Escape(c.Constraint.Summary)))
	}
}
