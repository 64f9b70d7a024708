package interpreter

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func applyConstant(s *Step) *Failure {
	s.SetParams(0, transform.ParamConstantOp{Operation: s.Op}.ValueAttr())
	return nil
}

func applyNumAssociations(s *Step) *Failure {
	ctx := s.Context()
	s.SetParams(0, ctx.Int64Attr(ctx.IntegerType(64), int64(s.Of(s.Op.Operand(0)).Len())))
	return nil
}

// comparisons are the predicates of match.param.cmpi.
var comparisons = [...]struct {
	text  string
	holds func(order int) bool
}{
	{"equal to", func(o int) bool { return o == 0 }},
	{"not equal to", func(o int) bool { return o != 0 }},
	{"less than", func(o int) bool { return o < 0 }},
	{"less than or equal to", func(o int) bool { return o <= 0 }},
	{"greater than", func(o int) bool { return o > 0 }},
	{"greater than or equal to", func(o int) bool { return o >= 0 }},
}

func matchParam(s *Step) *Failure {
	list, references := s.Of(transform.MatchParamCmpIOp{Operation: s.Op}.Param()).Params, s.Of(transform.MatchParamCmpIOp{Operation: s.Op}.Reference()).Params
	if len(list) != len(references) {
		return Silenceable(s.Op, "parameters have different payload lengths (%d vs %d)", len(list), len(references))
	}
	compare := &comparisons[transform.MatchParamCmpIOp{Operation: s.Op}.PredicateAttr().(*ir.IntegerAttr).Int64()]
	for i := range list {
		value, isInt := list[i].(*ir.IntegerAttr)
		reference, refIsInt := references[i].(*ir.IntegerAttr)
		switch {
		case !isInt || !refIsInt:
			return Definite(s.Op, "non-integer parameter value not expected")
		case value.Type() != reference.Type():
			return Definite(s.Op, "mismatching integer attribute types in parameter #%d", i)
		case !compare.holds(value.Value.CmpS(reference.Value)):
			return Silenceable(s.Op, "expected parameter to be %s %s, got %s", compare.text, reference.Value, value.Value).
				Notef(transform.MatchParamCmpIOp{Operation: s.Op}.Param().Location(), "value # %d associated with the parameter defined here", i)
		}
	}
	return nil
}

func applyEmitRemark(s *Step) *Failure {
	message := named.Text(s.Op, "message")
	a := s.Of(transform.EmitRemarkAtOp{Operation: s.Op}.At())
	for _, op := range a.Ops {
		s.run.Remarkf(op, "%s", message)
	}
	for _, v := range a.Values {
		what := fmt.Sprintf("an op result #%d", v.Index())
		if v.IsBlockArgument() {
			block, region := placeOf(v.OwnerBlock())
			what = fmt.Sprintf("a block argument #%d in block #%d in region #%d", v.Index(), block, region)
		}
		at := v.Location().Place()
		d := &diag.Diagnostic{Severity: diag.Remark, Place: at, Message: message}
		s.Report(diag.List{d.Notef(at, "value handle points to %s", what)})
	}
	return nil
}

func applyEmitParam(s *Step) *Failure {
	var texts []string
	for _, p := range s.Of(transform.EmitParamAsRemarkOp{Operation: s.Op}.Param()).Params {
		texts = append(texts, fmt.Sprint(p))
	}
	text := strings.Join(texts, ", ")
	if message := named.Text(s.Op, "message"); message != "" {
		text = message + " " + text
	}
	if s.Op.NumOperands() == 1 {
		s.run.Remarkf(s.Op, "%s", text)
		return nil
	}
	for _, op := range s.Ops(1) {
		s.Report(diag.List{{Severity: diag.Remark, Place: op.Location().Place(), Message: text}})
	}
	return nil
}

// applyPrint prints the payload.
func applyPrint(s *Step) *Failure {
	name := named.Text(s.Op, "name")
	if name != "" {
		name += " "
	}
	o := asm.Options{AssumeVerified: transform.PrintOp{Operation: s.Op}.AssumeVerified(), LocalScope: transform.PrintOp{Operation: s.Op}.UseLocalScope(),
		SkipRegions: transform.PrintOp{Operation: s.Op}.SkipRegions()}
	targets := []*ir.Operation{s.Root}
	head := "[[[ IR printer: " + name
	if s.Op.NumOperands() > 0 {
		targets = s.Ops(0)
	} else {
		head += "top-level "
	}
	fmt.Fprintln(s.run.Out, head+"]]]")
	for _, op := range targets {
		text := asm.String(op, o)
		if op.Block() == nil {
			text += "\n"
		}
		fmt.Fprintln(s.run.Out, text)
	}
	return nil
}
