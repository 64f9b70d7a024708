package bufferize

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// Pass is one-shot-bufferize.
type Pass struct {
	Options
	Allocated  pass.Statistic `statistic:"num-buffer-alloc"`
	InPlace    pass.Statistic `statistic:"num-tensor-in-place"`
	OutOfPlace pass.Statistic `statistic:"num-tensor-out-of-place"`
}

// Run analyzes and replaces tensors.
func (p *Pass) Run(r *pass.Run) error {
	module := r.Op
	if err := p.invalid(); err != "" {
		at := r.Context().UnknownLoc()
		if p.InferSpace && p.EncodedSpace {
			at = module.Location()
		}
		var list diag.List
		list.Errorf(at.Place(), "%s", err)
		return r.Check(list)
	}
	o := p.Options
	o.tables = map[*ir.Operation]*ir.SymbolTable{}
	s := &State{options: &o}
	err := p.run(module, s)
	if e := r.Check(s.diags); e != nil {
		return e
	}
	return err
}

func (p *Pass) run(module *ir.Operation, s *State) error {
	if !s.options.CopyAlways {
		o := *s.options
		o.excluded = o.NotAnalyzed
		a := newState(module, &o)
		ok := a.decide(module)
		s.diags = append(s.diags, a.diags...)
		p.InPlace.Add(a.inPlaceCount)
		p.OutOfPlace.Add(a.outOfPlaceCount)
		if !ok {
			return pass.ErrFailed
		}
	}
	if s.options.AnalysisOnly {
		return nil
	}
	replace := replaceTensors
	if s.options.Functions {
		replace = replaceModule
	}
	n, ok := replace(module, s)
	p.Allocated.Add(n)
	if !ok {
		return pass.ErrFailed
	}
	return nil
}

// decide analyzes a module and inserts the copies that are needed.
func (s *State) decide(module *ir.Operation) bool {
	analyze := s.analyze
	if s.options.Functions {
		analyze = s.analyzeModule
	}
	return analyze(module) && (s.options.AnalysisOnly || insertCopies(module, s))
}

// invalid returns an error message for conflicting options, or "".
func (p *Pass) invalid() string {
	switch {
	case p.InferSpace && p.EncodedSpace:
		return "only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are allowed in one-shot-bufferize"
	case p.UnknownTypes == "infer-layout-map":
		return "Invalid option: 'infer-layout-map' is not a valid value for 'unknown-type-conversion'"
	case p.CopyAlways && p.AnalysisOnly:
		return "Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'"
	case p.PrintConflicts && !p.AnalysisOnly:
		return "Invalid option: 'print-conflicts' requires 'test-analysis-only'"
	case p.DumpAliases && !p.AnalysisOnly:
		return "Invalid option: 'dump-alias-sets' requires 'test-analysis-only'"
	case len(p.NotAnalyzed) > 0 && !p.Functions:
		return "Invalid option: 'no-analysis-func-filter' requires 'bufferize-function-boundaries'"
	}
	return ""
}
