// Package describe names parts of the IR in messages that say why a rule does not match: operations by their lines, values
// by their definitions.
package describe

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// maxElements bounds the elements of a range that are described.
const maxElements = 4

// Arg describes a part of the IR, "" if it is absent.
func Arg(a rewrite.Arg) string {
	switch a := a.(type) {
	case *ir.Operation:
		if a != nil {
			return Op(a)
		}
	case *ir.Value:
		if a != nil {
			return Value(a)
		}
	case ir.Type:
		return clip(a)
	case ir.Attribute:
		return clip(a)
	case []*ir.Value:
		return describeList(a, Value)
	case []ir.Type:
		return describeList(a, clip)
	case []*ir.Operation:
		return describeList(a, Op)
	case []ir.Attribute:
		return describeList(a, clip)
	}
	return ""
}

func describeList[E any](list []E, one func(E) string) string {
	if len(list) == 0 {
		return "empty"
	}
	var parts []string
	for _, e := range list[:min(len(list), maxElements)] {
		parts = append(parts, one(e))
	}
	if more := len(list) - maxElements; more > 0 {
		parts = append(parts, fmt.Sprintf("%d more", more))
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

// Op names an operation by its place.
func Op(op *ir.Operation) string {
	return "'" + op.Name() + "'" + atLine(op)
}

// Value names a value by its definition, and gives its type.
func Value(v *ir.Value) string {
	typ := ", of type " + clip(v.Type())
	if def := v.DefiningOp(); def != nil {
		if def.NumResults() == 1 {
			return "the result of " + Op(def) + typ
		}
		return "result " + strconv.Itoa(v.Index()) + " of " + Op(def) + typ
	}
	text := "argument " + strconv.Itoa(v.Index())
	switch b := v.ParentBlock(); {
	case b == nil || b.ParentOp() == nil:
		text += " of a block"
	case b.Parent().Entry() == b:
		text += " of " + Op(b.ParentOp())
	default:
		text += " of a block in " + Op(b.ParentOp())
	}
	return text + typ
}

// atLine returns where an operation is, " in line 3", if that is known.
func atLine(op *ir.Operation) string {
	if _, line, _ := op.Location().Place().Resolve(); line > 0 {
		return " in line " + strconv.Itoa(line)
	}
	return ""
}

// maxText bounds the text of an attribute or a type.
const maxText = 200

// clip returns the text of an attribute or a type, without the end of a long one.
func clip[T fmt.Stringer](x T) string {
	text := x.String()
	if len(text) > maxText {
		text = strings.ToValidUTF8(text[:maxText], "") + "..."
	}
	return text
}
