package snippet

import (
	"fmt"
	"math"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// maxShown bounds the code that a message shows.
const maxShown = 80

// Unmet says that the constraint does not hold for an argument, or that it does although it is negated. The
// argument is described by at.
func (n *Native) Unmet(at string, negated bool) string {
	not := "does not have"
	if negated {
		not = "has"
	}
	switch n.Form {
	case CountUses:
		if n.Count == 0 {
			return at + map[bool]string{false: " has uses", true: " has no uses"}[negated]
		}
		return fmt.Sprintf("%s %s %s", at, not, n.uses())
	case OnType:
		at = "the type of " + at
	case ReadAttribute:
		at = "the attribute '" + n.Text + "' of " + at
	}
	if negated {
		return n.condition() + " holds for " + at + ", and must not"
	}
	return n.condition() + " does not hold for " + at
}

// uses names the numbers of uses that CountUses demands.
func (n *Native) uses() string {
	switch {
	case n.Least == n.Count && n.Least == 1:
		return "exactly one use"
	case n.Least == n.Count:
		return fmt.Sprintf("exactly %d uses", n.Least)
	case n.Count >= math.MaxInt32:
		return fmt.Sprintf("at least %d uses", n.Least)
	case n.Least == 0:
		return fmt.Sprintf("at most %d uses", n.Count)
	}
	return fmt.Sprintf("from %d to %d uses", n.Least, n.Count)
}

// condition names the constraint: by its summary, or its name, or its code if it has no name.
func (n *Native) condition() string {
	name := n.Summary
	if name == "" {
		name = n.Name
	}
	if n.Form == ReadAttribute && n.Summary == "" {
		name = n.Constraint
	}
	if code := n.code(); strings.HasPrefix(name, "anonymous_") && code != "" {
		return "the condition '" + code + "'"
	}
	return "the constraint '" + name + "'"
}

// code returns the code in one line, "" if that is long.
func (n *Native) code() string {
	if n.Function == nil || n.Function.Code == nil {
		return ""
	}
	text := strings.Join(strings.Fields(n.Function.Code.Text), " ")
	if len(text) > maxShown {
		return ""
	}
	return text
}

// Looks returns what the code of the constraint looks at, given its argument.
func (n *Native) Looks(arg rewrite.Arg) rewrite.Arg {
	switch x := arg.(type) {
	case *ir.Value:
		if n.Form == OnType && x != nil {
			return x.Type()
		}
	case *ir.Operation:
		if n.Form == ReadAttribute && x != nil {
			if a := x.Attr(n.Text); a != nil {
				return a
			}
			return nil
		}
	}
	return arg
}

// Path returns the steps from the argument to what Looks returns, as package rewrite/compiled follows them.
func (n *Native) Path() string {
	switch n.Form {
	case OnType:
		return "t"
	case ReadAttribute:
		return "a" + n.Text + ";"
	}
	return ""
}

// CountsUses reports whether the constraint is about the uses of its argument.
func (n *Native) CountsUses() bool {
	return n.Form == CountUses || n.Function != nil && n.Function.Code != nil && strings.Contains(strings.ToLower(n.Function.Code.Text), "use")
}
