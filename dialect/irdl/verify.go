package irdl

import (
	"fmt"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// checkName checks a name in a definition; the parameter what describes the named part in messages.
func checkName(op *ir.Operation, name, what string, check *ir.Checker) {
	why := ""
	if name == "" {
		why = "is empty"
	}
	after := false
	for i := 0; i < len(name) && why == ""; i++ {
		c := name[i]
		switch {
		case c == '_' && !after:
			why = "should not contain leading or double underscores"
		case c != '_' && !isLetter(c) && !isDigit(c):
			why = "must contain only lowercase letters, digits and underscores"
		case 'A' <= c && c <= 'Z':
			why = "should not contain uppercase letters"
		}
		after = c != '_'
	}
	if why == "" {
		return
	}
	check.FailPlainf("name of %s %s", what, why)
}

// verifyName checks the name of a definition, which may have a sigil.
func verifyName(what, sigil string) func(op *ir.Operation, c *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) {
		name := ir.SymbolName(op)
		if sigil != "" && len(name) > 0 && name[:1] == sigil {
			name = name[1:]
		}
		checkName(op, name, what, c)
	}
}

func verifyDialect(op *ir.Operation, check *ir.Checker) {
	name := ir.SymbolName(op)
	valid := name != ""
	for i := 0; i < len(name); i++ {
		c := name[i]
		valid = valid && (isLetter(c) || c == '_' || i > 0 && (isDigit(c) || c == '$'))
	}
	check.Check(valid, "invalid dialect name")
	checkName(op, name, "dialect", check)
}

// verifyArguments checks names and values of irdl.operands or its like: one name each, all different.
func verifyArguments(what string) func(op *ir.Operation, c *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) {
		n := op.NumOperands()
		if a := (OperandsOp{op}).VariadicityAttr(); a != nil {
			if m := len(variadicities(a)); m != n {
				c.Failf("the number of %ss and their variadicities must be the same, but got %d and %d respectively", what, n, m)
			}
		}
		names := strings(OperandsOp{op}.NamesAttr())
		c.Checkf(len(names) == n, "the number of %ss and their names must be the same, but got %d and %d respectively", what, n, len(names))
		first := map[string]int{}
		for i, name := range names {
			checkName(op, name, fmt.Sprintf("%s #%d", what, i), c)
			k, ok := first[name]
			c.Checkf(!ok, "name of %s #%d is a duplicate of the name of %s #%d", what, i, what, k)
			first[name] = i
		}
	}
}

func verifyAttributes(op AttributesOp, c *ir.Checker) {
	n, m := len(strings(op.AttributeValueNamesAttr())), op.Operation.NumOperands()
	c.Checkf(n == m, "the number of attribute names and their constraints must be the same but got %d and %d respectively", n, m)
}

func verifyBase(op BaseOp, c *ir.Checker) {
	name, named := op.BaseNameAttr().(*ir.StringAttr)
	c.Check(named != (op.BaseRefAttr() != nil), "the base type or attribute should be specified by either a name or a reference")
	c.Check(!named || name.Value != "" && (name.Value[0] == '!' || name.Value[0] == '#'),
		"the base type or attribute name should start with '!' or '#'")
}

func verifyRegion(op RegionOp, c *ir.Checker) {
	if a, ok := op.NumberOfBlocksAttr().(*ir.IntegerAttr); ok && a.Int64() <= 0 {
		c.Failf("the number of blocks is expected to be >= 1 but got %d", a.Int64())
	}
}

// verifyOperation checks that names are not shared by operands, results and regions.
func verifyOperation(op *ir.Operation, c *ir.Checker) {
	type group struct {
		kind  string
		names []string
	}
	var groups []group
	for o := range op.Region(0).Entry().Ops() {
		switch o.Name() {
		case OperandsOpName, ResultsOpName, RegionsOpName:
			groups = append(groups, group{o.Name()[len("irdl."):], strings(OperandsOp{o}.NamesAttr())})
		}
	}
	for i, a := range groups {
		for _, b := range groups[i+1:] {
			in := map[string]bool{}
			for _, n := range b.names {
				in[n] = true
			}
			for _, n := range a.names {
				c.Checkf(!in[n], "contains a value named '%s' for both its %s and %s", n, a.kind, b.kind)
			}
		}
	}
}

// atMostOne returns the trait of operations that contain each of some others at most once.
func atMostOne(names ...string) map[string]*ir.Trait {
	return map[string]*ir.Trait{"AtMostOneChildOf": {Name: "AtMostOneChildOf", Verify: func(op *ir.Operation, c *ir.Checker) {
		seen := make([]bool, len(names))
		b := op.Region(0).Entry()
		if b == nil {
			return
		}
		for o := range b.Ops() {
			for i, n := range names {
				if o.Name() != n {
					continue
				}
				c.CheckPlainf(!seen[i], "failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type %s", n)
				seen[i] = true
			}
		}
	}}}
}

// users returns the interfaces for a check of a reference to a type or an attribute.
func users(attr string) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(user(attr))} }

// A user is the SymbolUserOpInterface of an operation with a reference.
type user string

// VerifySymbolUses looks the reference up from the place of the dialect.
func (u user) VerifySymbolUses(op *ir.Operation, c *ir.Checker) {
	ref, ok := op.Attr(string(u)).(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	from := op
	for from != nil && from.Name() != DialectOpName {
		from = from.ParentOp()
	}
	if from == nil || from.ParentOp() == nil {
		return
	}
	target := c.Symbols().Lookup(from.ParentOp(), ref)
	c.Checkf(target != nil, "symbol '%s' not found", ref)
	if n := target.Name(); n != TypeOpName && n != AttributeOpName {
		c.Failf("symbol '%s' does not refer to a type or attribute definition (refers to '%s')", ref, n)
	}
}
