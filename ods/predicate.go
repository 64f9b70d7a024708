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
	return condition(pred, nil)
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

func condition(pred *tablegen.Record, subst []substitution) string {
	if !pred.IsSubClassOf("CombinedPred") {
		return substitute(optional(pred, "predExpr"), subst)
	}
	kind := ""
	if k, ok := pred.Def("kind"); ok {
		kind = k.Name()
	}
	if kind == "PredCombinerSubstLeaves" {
		subst = append(subst[:len(subst):len(subst)],
			substitution{optional(pred, "pattern"), optional(pred, "replacement")})
	}
	var parts []string
	children, _ := pred.List("children")
	for _, c := range children {
		if d, ok := c.(*tablegen.DefValue); ok {
			parts = append(parts, condition(d.Rec, subst))
		}
	}
	switch kind {
	case "PredCombinerAnd":
		return combine(parts, "&&", "true")
	case "PredCombinerOr":
		return combine(parts, "||", "false")
	case "PredCombinerNot":
		if len(parts) == 1 {
			return "!(" + parts[0] + ")"
		}
	case "PredCombinerSubstLeaves":
		if len(parts) == 1 {
			return parts[0]
		}
	case "PredCombinerConcat":
		if len(parts) == 1 {
			return substitute(optional(pred, "prefix"), subst) + parts[0] + substitute(optional(pred, "suffix"), subst)
		}
	}
	return ""
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
