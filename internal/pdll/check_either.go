package pdll

import "github.com/mica-ir/mica/internal/pdll/syntax"

// eitherName is the name of the built-in that matches two operands in either order. A constraint or
// rewrite of that name hides it.
const eitherName = "either"

// operands checks the operands of an operation expression. The arguments of either(x, y) are two of them.
func (c *checker) operands(o *OpExpr, x *syntax.OpExpr) bool {
	for _, e := range x.Operands {
		call := c.isEither(e)
		if call == nil {
			y, ok := c.exprOrNone(e, ValueRangeType)
			if !ok {
				return false
			}
			o.Operands = append(o.Operands, y)
			continue
		}
		if !c.either(call) {
			return false
		}
		o.Either = append(o.Either, len(o.Operands))
		for _, arg := range call.Args {
			y, ok := c.expr(arg)
			if !ok {
				return false
			}
			if _, isOp := y.Type().(*OpType); isOp {
				if y, ok = c.convert(y, ValueType, nil); !ok { // a range could not be exchanged
					return false
				}
			}
			o.Operands = append(o.Operands, y)
		}
	}
	return true
}

// isEither returns the call if an expression is one of either.
func (c *checker) isEither(x syntax.Expr) *syntax.CallExpr {
	call, ok := x.(*syntax.CallExpr)
	if !ok || c.opt.Reference || call.Negate {
		return nil
	}
	if f, ok := call.Fun.(*syntax.Ref); !ok || f.Name.Text != eitherName || c.scope.lookup(eitherName) != nil {
		return nil
	}
	return call
}

// either checks where either is, and that it has two operands.
func (c *checker) either(x *syntax.CallExpr) bool {
	at := c.span(x.Span())
	switch {
	case x.Broken:
		return false
	case c.context == inRewrite:
		c.errorf(at, "`either` matches operands and cannot be used in a rewrite")
	case len(x.Args) != 2:
		c.errorf(at, "`either` takes two operands, but got %d", len(x.Args))
	default:
		return true
	}
	return false
}

// exchangeable checks that the operands of each either can be exchanged.
func (c *checker) exchangeable(o *OpExpr, groups []ODSValue) bool {
	for _, i := range o.Either {
		for k := i; k < i+2; k++ {
			if o.Operands[k].Type() == ValueRangeType || k < len(groups) && groups[k].Length == Variadic {
				c.errorf(o.Operands[k].Loc(), "`either` exchanges two single operands, but this is a range")
				return false
			}
		}
	}
	return true
}
