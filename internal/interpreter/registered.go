package interpreter

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// applyPass runs a registered pass or pipeline on the targets.
func applyPass(s *Step) *Failure {
	name := named.Text(s.Op, "pass_name")
	if s.registry.Lookup(name) == nil && !slices.ContainsFunc(s.registry.Pipelines(), func(p *pass.Pipeline) bool { return p.Argument == name }) {
		return Definite(s.Op, "unknown pass or pass pipeline: %s", name)
	}
	m := pass.NewManager(s.Context(), pass.AnyOp)
	m.Out, m.Err, m.Diagnose = s.run.Out, s.run.Err, s.Report
	if err := s.registry.AddPass(m.OpManager, name, s.passOptions()); err != nil {
		if text := pass.Message(err); text != "" {
			s.run.Errorf(s.Op, "%s", text)
		}
		return Definite(s.Op, "failed to add pass or pass pipeline to pipeline: %s", name)
	}
	targets := slices.Clone(s.Ops(0))
	for _, target := range targets {
		if f := s.separate(target); f != nil {
			return f
		}
		if err := m.Run(target); err != nil {
			return Silenceable(s.Op, "pass pipeline failed").Notef(target.Location(), "target op")
		}
	}
	s.SetOps(0, targets...)
	return nil
}

// passOptions returns the options as a text. Operands replace attributes.
func (s *Step) passOptions() string {
	d, ok := transform.ApplyRegisteredPassOp{Operation: s.Op}.OptionsAttr().(*ir.DictionaryAttr)
	if !ok {
		return ""
	}
	var list []string
	for _, e := range d.Entries {
		list = append(list, e.Name+"="+s.optionText(e.Value))
	}
	return strings.Join(list, " ")
}

func (s *Step) optionText(a ir.Attribute) string {
	all := func(list []ir.Attribute) string {
		parts := make([]string, len(list))
		for i, e := range list {
			parts[i] = s.optionText(e)
		}
		return strings.Join(parts, ",")
	}
	if i, ok := transform.ParamOperand(a); ok {
		return all(s.Of(s.Op.Operand(int(i) + 1)).Params)
	}
	switch a := a.(type) {
	case *ir.ArrayAttr:
		return "{" + all(a.Elements) + "}"
	case *ir.StringAttr:
		return a.Value
	case *ir.IntegerAttr:
		if a.Type() == ir.Type(s.Context().IntegerType(1)) {
			return fmt.Sprint(a.Value.IsOne())
		}
		return a.Value.String()
	}
	return fmt.Sprint(a)
}
