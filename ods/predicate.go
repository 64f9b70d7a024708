package ods

import (
	"strings"

	"github.com/mica-ir/mica/tablegen"
)

// Condition returns the C++ condition of a Pred record, composed as text exactly
// as the reference composes it: SubstLeaves and Concat are textual, so a part
// need not be an expression by itself. The condition of a Pred that is neither a
// CPred nor a CombinedPred is "".
func Condition(pred *tablegen.Record) string {
	text, _ := condition(pred, nil, true)
	return text
}

type substitution struct{ pattern, replacement string }

// substitute applies the substitutions of the enclosing SubstLeaves, the
// innermost first. What a substitution has put in is not searched again for the
// same pattern.
func substitute(s string, subst []substitution) string {
	for i := len(subst) - 1; i >= 0; i-- {
		if subst[i].pattern != "" {
			s = strings.ReplaceAll(s, subst[i].pattern, subst[i].replacement)
		}
	}
	return s
}

// A truth is what is known of a condition without its text: an And of nothing
// holds, an Or of nothing fails, and both collapse what they are part of.
type truth uint8

const (
	open truth = iota
	holds
	fails
)

// condition returns the text of a predicate and what is known of it. Below a
// SubstLeaves nothing collapses.
func condition(pred *tablegen.Record, subst []substitution, collapse bool) (string, truth) {
	if !pred.IsSubClassOf("CombinedPred") {
		return substitute(optional(pred, "predExpr"), subst), open
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
	for _, c := range children {
		if d, ok := c.(*tablegen.DefValue); ok {
			text, known := condition(d.Rec, subst, collapse)
			parts, truths = append(parts, text), append(truths, known)
		}
	}
	switch kind {
	case "PredCombinerAnd":
		if collapse {
			return collapsed(parts, truths, "&&", holds)
		}
		return combine(parts, "&&", "true"), open
	case "PredCombinerOr":
		if collapse {
			return collapsed(parts, truths, "||", fails)
		}
		return combine(parts, "||", "false"), open
	case "PredCombinerNot":
		if len(parts) == 1 {
			return "!(" + parts[0] + ")", open
		}
	case "PredCombinerSubstLeaves":
		if len(parts) == 1 {
			return parts[0], open
		}
	case "PredCombinerConcat":
		if len(parts) == 1 {
			return substitute(optional(pred, "prefix"), subst) + parts[0] + substitute(optional(pred, "suffix"), subst), open
		}
	}
	return "", open
}

// collapsed joins conditions by an operator whose neutral element is the given
// truth. Neutral parts are left out, the opposite decides alone.
func collapsed(parts []string, truths []truth, op string, neutral truth) (string, truth) {
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
	return combine(kept, op, words[neutral]), open
}

// combine joins conditions by an operator; none are the operator's neutral
// element.
func combine(parts []string, op, neutral string) string {
	switch len(parts) {
	case 0:
		return neutral
	case 1:
		return parts[0]
	}
	return "(" + strings.Join(parts, ") "+op+" (") + ")"
}
