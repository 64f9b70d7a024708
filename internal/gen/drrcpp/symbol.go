package drrcpp

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/ods"
)

// A symbolKind is the kind of entity that a symbol of a rule is bound to.
type symbolKind uint8

const (
	boundAttr symbolKind = iota
	boundProp
	boundOperand
	boundResult
	boundValue
	boundValues
)

// A symbol is a binding of a name. Several operands can have one name; the generated
// variables of all but the first have other names.
type symbol struct {
	key, variable string
	kind          symbolKind
	op            *ods.Operator
	arg           int       // index of the argument of op
	node          *drr.Node // of an operand: the source node that has it
	part          int       // of an operand in a variadic node: its index there, otherwise -1
	values        int       // number of values of a native call
}

// symbols are the bindings of a rule.
type symbols struct {
	multimap
	problems []string // why symbols could not be bound
}

// all returns the bindings in the order of the reference.
func (s *symbols) all() []*symbol {
	var out []*symbol
	for x := s.head.next; x != nil; x = x.next {
		out = append(out, x.sym)
	}
	return out
}

// named returns the bindings of a name.
func (s *symbols) named(key string) []*symbol {
	var out []*symbol
	for x := s.head.next; x != nil; x = x.next {
		if x.sym.key == key {
			out = append(out, x.sym)
		}
	}
	return out
}

func (s *symbols) bind(x *symbol) {
	if x.key == "" {
		return
	}
	x.variable = x.key
	if old := s.named(x.key); len(old) > 0 && (x.kind != boundOperand || old[0].kind != boundOperand) {
		if x.kind <= boundOperand {
			s.problems = append(s.problems, "symbol '"+x.key+"' bound more than once")
		}
		return
	}
	s.insert(x)
}

// rename chooses different names for the variables of operands with the same name.
func (s *symbols) rename() {
	used := map[string]bool{}
	all := s.all()
	for i, x := range all {
		if i > 0 && all[i-1].key == x.key {
			continue
		}
		n := 0
		for _, y := range all[i+1:] {
			if y.key != x.key {
				break
			}
			for ; ; n++ {
				name := x.key + strconv.Itoa(n)
				if !used[name] && s.named(name) == nil {
					used[name], y.variable = true, name
					n++
					break
				}
			}
		}
	}
}

// collect binds the symbols of a node and of all nodes in it. isSource is set for a
// source pattern, in which arguments are bound, too.
func (s *symbols) collect(n *drr.Node, isSource bool) {
	switch n.Kind {
	case drr.NativeNode:
		switch {
		case isSource:
		case n.Native.Returns > 1:
			s.bind(&symbol{key: n.Name, kind: boundValues, values: n.Native.Returns})
		default:
			s.bind(&symbol{key: n.Name, kind: boundValue})
		}
		for _, a := range n.Args {
			switch {
			case a.Kind == drr.Nested:
				s.collect(a.Node, isSource)
			case isSource && (a.Kind == drr.AttrLeaf || a.Kind == drr.ConstantLeaf):
				s.bind(&symbol{key: a.Name, kind: boundAttr})
			case isSource:
				s.bind(&symbol{key: a.Name, kind: boundValue})
			}
		}
	case drr.OpNode:
		s.bind(&symbol{key: n.Name, kind: boundResult, op: n.Op})
		arg := 0
		for _, a := range n.Args {
			switch {
			case a.Kind == drr.Nested && a.Node.Kind == drr.Either:
				for _, x := range a.Node.Args {
					s.collectArg(n, x, arg, -1, isSource)
					arg++
				}
				continue
			case a.Kind == drr.Nested && a.Node.Kind == drr.Variadic:
				if isSource {
					s.bind(&symbol{key: a.Node.Name, kind: boundOperand, op: n.Op, arg: arg, node: n, part: -1})
				}
				for i, x := range a.Node.Args {
					s.collectArg(n, x, arg, i, isSource)
					if !isSource && x.Kind != drr.Nested {
						s.listed(x.Name, &symbol{key: x.Name, kind: boundOperand, op: n.Op, arg: arg, node: n, part: i})
					}
				}
			default:
				s.collectArg(n, a, arg, -1, isSource)
			}
			arg++
		}
	default:
		for _, a := range n.Args {
			if a.Kind == drr.Nested {
				s.collect(a.Node, isSource)
			}
		}
	}
	for _, d := range []*drr.Node{n.Location, n.ReturnTypes} {
		if d != nil {
			s.collect(d, isSource)
		}
	}
}

// listed checks a name in a `variadic` node of a result, where the reference binds an operand
// instead of using the symbol. A symbol that is not bound yet is bound to that operand.
func (s *symbols) listed(name string, operand *symbol) {
	old := s.named(name)
	switch {
	case len(old) == 0:
		s.bind(operand)
	case old[0].kind != boundOperand:
		s.problems = append(s.problems, "symbol '"+name+"' bound more than once")
	}
	if _, index := drr.SplitSymbol(name); index >= 0 {
		s.problems = append(s.problems, "symbol '"+name+"' with trailing index cannot bind to op argument")
	}
}

// collectArg binds the symbol of an argument of an operation.
func (s *symbols) collectArg(n *drr.Node, a *drr.Arg, arg, part int, isSource bool) {
	if a.Kind == drr.Nested {
		s.collect(a.Node, isSource)
		return
	}
	if !isSource {
		return
	}
	x := &symbol{key: a.Name, op: n.Op, arg: arg, node: n, part: part}
	switch n.Op.Args[arg].Kind {
	case ods.OperandArg:
		x.kind = boundOperand
	case ods.AttributeArg:
		x.kind = boundAttr
	case ods.PropertyArg:
		x.kind = boundProp
	}
	s.bind(x)
}

// find returns the binding of an operand by its place.
func (s *symbols) find(name string, n *drr.Node, arg, part int) *symbol {
	for _, x := range s.named(name) {
		if x.kind != boundOperand || x.arg == arg && x.part == part && sameNode(x.node, n) {
			return x
		}
	}
	return nil
}

// sameNode reports whether two nodes are the same dag: the reference keeps equal dags
// once.
func sameNode(a, b *drr.Node) bool { return a == b || a.Dag == b.Dag && a.Dag != nil }

// class returns the C++ type of an attribute or property.
func (x *symbol) class() string {
	if x.op == nil {
		return "::mlir::Attribute"
	}
	a := x.op.Args[x.arg]
	if x.kind == boundProp {
		return x.op.Properties[a.Index].Prop.InterfaceType
	}
	return storage(x.op.Attributes[a.Index].Attr)
}

// storage returns the C++ class of an attribute.
func storage(a *ods.Attribute) string {
	if a.StorageType == "" {
		return "::mlir::Attribute"
	}
	return a.StorageType
}

// declaration returns the declaration of the variable.
func (x *symbol) declaration() string {
	switch x.kind {
	case boundOperand:
		return "::mlir::Operation::operand_range " + x.variable + "(op0->getOperands());\n"
	case boundResult:
		return className(x.op) + " " + x.key + ";\n"
	case boundValue:
		return "::mlir::Value " + x.key + ";\n"
	case boundValues:
		return "::mlir::ValueRange " + x.key + ";\n"
	}
	return x.class() + " " + x.key + ";\n"
}

// parameter returns the variable as a parameter of a static matcher.
func (x *symbol) parameter() string {
	switch x.kind {
	case boundOperand:
		return "::mlir::Operation::operand_range &" + x.variable
	case boundResult:
		return className(x.op) + " &" + x.key
	case boundValue:
		return "::mlir::Value &" + x.key
	case boundValues:
		return "::mlir::ValueRange &" + x.key
	}
	return x.class() + " &" + x.key
}

// use returns the expression for a symbol, with an index or not: the values joined
// with a separator, each formatted.
func (s *symbols) use(name, format, separator string) string {
	return s.expression(name, format, separator, true)
}

// useRange is use with every value as a range.
func (s *symbols) useRange(name, format, separator string) string {
	return s.expression(name, format, separator, false)
}

func (s *symbols) expression(name, format, separator string, single bool) string {
	pack, index := drr.SplitSymbol(name)
	found := s.named(pack)
	if len(found) == 0 { // such as a call without a result
		s.problems = append(s.problems, "referencing unbound symbol '"+name+"'")
		return ""
	}
	x := found[0]
	if x.kind == boundResult {
		return x.results(pack, index, format, separator, single)
	}
	value := pack
	switch {
	case x.kind == boundOperand && single && x.isOptional():
		value = fmt.Sprintf("(%s.empty() ? ::mlir::Value() : *%s.begin())", x.variable, x.variable)
	case x.kind == boundOperand && single && !x.isRange():
		value = "(*" + x.variable + ".begin())"
	case x.kind == boundOperand:
		value = x.variable
	case x.kind == boundValues && index >= 0:
		value = fmt.Sprintf("%s[%d]", pack, index)
	case x.kind == boundValues:
		value = pack + ".begin(), " + pack + ".end()"
	case x.kind == boundValue && !single:
		value = "{" + pack + "}"
	}
	return fmt.Sprintf(format, value)
}

// isRange reports whether the operand is a variadic group.
func (x *symbol) isRange() bool {
	if x.part >= 0 {
		return false
	}
	return isVariadic(x.op.Operands[x.op.Args[x.arg].Index])
}

// isOptional reports whether an operand is an optional value.
func (x *symbol) isOptional() bool {
	return x.part < 0 && x.op.Operands[x.op.Args[x.arg].Index].Constraint.Arity == ods.Optional
}

func isVariadic(v *ods.Value) bool {
	return v.Constraint.Arity == ods.Variadic || v.Constraint.Arity == ods.VariadicOfVariadic
}

// results returns the expression for one result or all results of an operation.
func (x *symbol) results(name string, index int, format, separator string, single bool) string {
	result := func(i int) string {
		v := fmt.Sprintf("%s.getODSResults(%d)", name, i)
		if single && !isVariadic(x.op.Results[i]) {
			v = "(*" + v + ".begin())"
		}
		return fmt.Sprintf(format, v)
	}
	switch {
	case index >= len(x.op.Results):
		return fmt.Sprintf(format, name)
	case index >= 0:
		return result(index)
	case len(x.op.Results) == 0 && single:
		return fmt.Sprintf(format, name)
	}
	var values []string
	for i := range x.op.Results {
		values = append(values, result(i))
	}
	return strings.Join(values, separator)
}

// count returns how many values a symbol has.
func (s *symbols) count(name string) int {
	pack, index := drr.SplitSymbol(name)
	if index >= 0 {
		return 1
	}
	found := s.named(pack)
	switch {
	case len(found) > 0 && found[0].kind == boundResult:
		return len(found[0].op.Results)
	case len(found) > 0 && found[0].kind == boundValues:
		return found[0].values
	}
	return 1
}

// className returns the C++ class of an operation with its namespace.
func className(op *ods.Operator) string {
	if op.CppNamespace == "" {
		return op.CppClass
	}
	return op.CppNamespace + "::" + op.CppClass
}
