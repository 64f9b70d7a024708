package pass

import "github.com/mica-ir/mica/ir"

// An Instrumentation is notified of the pipelines and passes that a manager runs, from
// several goroutines if pipelines run concurrently. Its output to the writers of a run is
// in the order of the operations. Implementations embed [NopInstrumentation].
type Instrumentation interface {
	// BeforePipeline and AfterPipeline are called around a pipeline; the latter only if it
	// succeeds. parent is the run of the adaptor or of the pass that runs it.
	BeforePipeline(m *OpManager, parent *Run)
	AfterPipeline(m *OpManager, parent *Run)
	// BeforePass and AfterPass are called around a pass.
	BeforePass(r *Run)
	AfterPass(r *Run, failed bool)
	// BeforeAnalysis and AfterAnalysis are called around the computation of an analysis.
	BeforeAnalysis(r *Run, name string, op *ir.Operation)
	AfterAnalysis(r *Run, name string, op *ir.Operation)
}

// NopInstrumentation is an [Instrumentation] that does nothing.
type NopInstrumentation struct{}

func (NopInstrumentation) BeforePipeline(*OpManager, *Run)            {}
func (NopInstrumentation) AfterPipeline(*OpManager, *Run)             {}
func (NopInstrumentation) BeforePass(*Run)                            {}
func (NopInstrumentation) AfterPass(*Run, bool)                       {}
func (NopInstrumentation) BeforeAnalysis(*Run, string, *ir.Operation) {}
func (NopInstrumentation) AfterAnalysis(*Run, string, *ir.Operation)  {}
