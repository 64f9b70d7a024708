package bufferize

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// Options choose how tensors are replaced.
type Options struct {
	// ReturnAllocs has no effect: a loop always yields a new allocation where it would not be valid
	// otherwise. The option is accepted because mlir-opt has it.
	ReturnAllocs   bool     `option:"allow-return-allocs-from-loops"`
	UnknownOps     bool     `option:"allow-unknown-ops"`
	Seed           uint64   `option:"analysis-fuzzer-seed"`
	Heuristic      string   `option:"analysis-heuristic"`
	Functions      bool     `option:"bufferize-function-boundaries"`
	Parallel       bool     `option:"check-parallel-regions"`
	CopyAlways     bool     `option:"copy-before-write"`
	Dialects       []string `option:"dialect-filter"`
	DumpAliases    bool     `option:"dump-alias-sets"`
	NotAnalyzed    []string `option:"no-analysis-func-filter"`
	BoundaryTypes  string   `option:"function-boundary-type-conversion"`
	InferSpace     bool     `option:"must-infer-memory-space"`
	EncodedSpace   bool     `option:"use-encoding-for-memory-space"`
	AnalysisOnly   bool     `option:"test-analysis-only"`
	PrintConflicts bool     `option:"print-conflicts"`
	UnknownTypes   string   `option:"unknown-type-conversion"`
	Alignment      uint64   `option:"buffer-alignment"`

	tables   map[*ir.Operation]*ir.SymbolTable // of the globals for constants, by module
	excluded []string                          // functions in which no operation is analyzed or replaced
}

// allows reports whether an operation is to be replaced.
func (o *Options) allows(op *ir.Operation) bool {
	dialect, _, _ := strings.Cut(op.Name(), ".")
	if dialect == "func" && !o.Functions {
		return false
	}
	if len(o.Dialects) > 0 && !slices.Contains(o.Dialects, dialect) {
		return false
	}
	if len(o.excluded) > 0 {
		for f := op; f != nil; f = f.ParentOp() {
			if f.Name() == "func.func" {
				return !slices.Contains(o.excluded, ir.SymbolName(f))
			}
		}
	}
	return true
}

// model returns the model of an operation, nil if it has none or is not to be replaced.
func (o *Options) model(op *ir.Operation) Model {
	m := modelOf(op)
	if m == nil || !o.allows(op) {
		return nil
	}
	return m
}

// space returns the memory space for the buffer of a tensor type, or false if the options require a
// space that the type does not have.
func (o *Options) space(t ir.Type) (ir.Attribute, bool) {
	switch {
	case o.InferSpace:
		return nil, false
	case o.EncodedSpace:
		if r, ok := t.(*ir.RankedTensorType); ok {
			return r.Encoding, true
		}
		return nil, false
	}
	return nil, true
}
