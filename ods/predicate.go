package ods

import (
	"errors"
	"strings"

	"github.com/mica-ir/mica/tablegen"
)

// MaxCondition bounds the size of a composed condition in bytes. Parts may be
// shared, so a few lines can describe a text of exponential size.
const MaxCondition = 1 << 20

var errTooLarge = errors.New("the predicate is too large")

// Condition returns the C++ condition of a Pred record, composed exactly as the reference
// composes it. SubstLeaves and Concat operate on text, so a part need not be a complete
// expression. The condition of a Pred that is neither a CPred nor a CombinedPred is "". A
// condition larger than MaxCondition is an error.
func Condition(pred *tablegen.Record) (string, error) {
	c := composer{budget: 32 * MaxCondition}
	text, _ := c.condition(pred, nil, true)
	if c.err != nil {
		return "", c.err
	}
	return text, nil
}

// A composer composes one condition. Its total output is bounded, so that
// composition also terminates for parts that are dropped at the end or contain no
// text.
type composer struct {
	budget int
	err    error
}

// spend takes n bytes from the budget and reports whether that much text may be
// written.
func (c *composer) spend(n int) bool {
	// A part without text takes time as well.
	c.budget -= n + 1
	if n > MaxCondition || c.budget < 0 {
		c.err = errTooLarge
	}
	return c.err == nil
}

type substitution struct{ pattern, replacement string }

// substitute applies the substitutions of the enclosing SubstLeaves, innermost
// first. Inserted text is not searched again for the same pattern.
func (c *composer) substitute(s string, subst []substitution) string {
	for i := len(subst) - 1; i >= 0; i-- {
		if p := subst[i].pattern; p != "" {
			n := strings.Count(s, p)
			if !c.spend(len(s) + n*(len(subst[i].replacement)-len(p))) {
				return ""
			}
			s = strings.ReplaceAll(s, subst[i].pattern, subst[i].replacement)
		}
	}
	return s
}

// A truth is the constant value of a condition, if it has one: an empty And holds,
// an empty Or fails, and constants simplify the enclosing conditions.
type truth uint8

const (
	open truth = iota
	holds
	fails
)

// condition returns the text of a predicate and its constant value, if known.
// Within a SubstLeaves nothing is simplified.
func (c *composer) condition(pred *tablegen.Record, subst []substitution, collapse bool) (string, truth) {
	if !c.spend(0) {
		return "", open
	}
	if !pred.IsSubClassOf("CombinedPred") {
		text := c.substitute(optional(pred, "predExpr"), subst)
		c.spend(len(text))
		return text, open
	}
	kind := ""
	if k, ok := pred.Def("kind"); ok {
		kind = k.Name()
	}
	if kind == "PredCombinerSubstLeaves" {
		collapse = false
		subst = append(subst[:len(subst):len(subst)],
			substitution{optional(pred, "pattern"), optional(pred, "replacement")})
	}
	var parts []string
	var truths []truth
	children, _ := pred.List("children")
	for _, v := range children {
		if d, ok := v.(*tablegen.DefValue); ok {
			text, known := c.condition(d.Rec, subst, collapse)
			parts, truths = append(parts, text), append(truths, known)
		}
	}
	if c.err != nil {
		return "", open
	}
	switch kind {
	case "PredCombinerAnd":
		if collapse {
			return c.collapsed(parts, truths, "&&", holds)
		}
		return c.combine(parts, "&&", "true"), open
	case "PredCombinerOr":
		if collapse {
			return c.collapsed(parts, truths, "||", fails)
		}
		return c.combine(parts, "||", "false"), open
	case "PredCombinerNot":
		if len(parts) == 1 {
			if !c.spend(len(parts[0]) + 3) {
				return "", open
			}
			return "!(" + parts[0] + ")", open
		}
	case "PredCombinerSubstLeaves":
		if len(parts) == 1 {
			return parts[0], open
		}
	case "PredCombinerConcat":
		if len(parts) == 1 {
			prefix, suffix := c.substitute(optional(pred, "prefix"), subst), c.substitute(optional(pred, "suffix"), subst)
			if !c.spend(len(prefix) + len(parts[0]) + len(suffix)) {
				return "", open
			}
			return prefix + parts[0] + suffix, open
		}
	}
	return "", open
}

// collapsed joins conditions with an operator whose neutral element is neutral.
// Neutral parts are dropped; a part with the opposite constant determines the
// result.
func (c *composer) collapsed(parts []string, truths []truth, op string, neutral truth) (string, truth) {
	words := [...]string{holds: "true", fails: "false"}
	if len(parts) == 0 {
		return words[neutral], neutral
	}
	kept := parts[:0]
	for i, p := range parts {
		switch truths[i] {
		case open:
			kept = append(kept, p)
		case neutral:
		default:
			return words[truths[i]], truths[i]
		}
	}
	return c.combine(kept, op, words[neutral]), open
}

// combine joins conditions with an operator. An empty list is the operator's
// neutral element.
func (c *composer) combine(parts []string, op, neutral string) string {
	switch len(parts) {
	case 0:
		return neutral
	case 1:
		return parts[0]
	}
	n := 0
	for _, p := range parts {
		n += len(p) + len(") && (")
	}
	if !c.spend(n) {
		return ""
	}
	return "(" + strings.Join(parts, ") "+op+" (") + ")"
}
