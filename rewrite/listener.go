package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A Listener is notified of the changes that a Rewriter makes. Listeners that
// implement only some methods embed [NopListener].
type Listener interface {
	ir.Listener

	// OperationModified is called after op was changed in place.
	OperationModified(op *ir.Operation)
	// OperationReplaced is called before the uses of op's results become uses of values.
	OperationReplaced(op *ir.Operation, values []*ir.Value)
	// OperationErased is called before op is erased, and before that for every
	// operation in it. It has no uses then.
	OperationErased(op *ir.Operation)
	// BlockErased is called before an empty block is erased.
	BlockErased(b *ir.Block)

	// PatternBegin is called before a pattern is tried, and PatternEnd after it.
	PatternBegin(p *Pattern, op *ir.Operation)
	PatternEnd(p *Pattern, applied bool)
	// MatchFailed is called with the reason why a pattern did not match, only if
	// WantsReasons returns true. The operation is nil if the pattern names only a location.
	MatchFailed(op *ir.Operation, reason string)
	WantsReasons() bool
}

// NopListener ignores everything.
type NopListener struct{}

var _ Listener = NopListener{}

func (NopListener) OperationInserted(*ir.Operation, ir.InsertionPoint) {}
func (NopListener) BlockInserted(*ir.Block, *ir.Region, *ir.Block)     {}
func (NopListener) OperationModified(*ir.Operation)                    {}
func (NopListener) OperationReplaced(*ir.Operation, []*ir.Value)       {}
func (NopListener) OperationErased(*ir.Operation)                      {}
func (NopListener) BlockErased(*ir.Block)                              {}
func (NopListener) PatternBegin(*Pattern, *ir.Operation)               {}
func (NopListener) PatternEnd(*Pattern, bool)                          {}
func (NopListener) MatchFailed(*ir.Operation, string)                  {}
func (NopListener) WantsReasons() bool                                 { return false }

// Listeners returns a listener that forwards every notification to several others.
func Listeners(list ...Listener) Listener { return observers(list) }

// observers forwards every notification to several listeners.
type observers []Listener

var _ Listener = observers(nil)

func (o observers) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	for _, l := range o {
		l.OperationInserted(op, from)
	}
}

func (o observers) BlockInserted(b *ir.Block, from *ir.Region, next *ir.Block) {
	for _, l := range o {
		l.BlockInserted(b, from, next)
	}
}

func (o observers) OperationModified(op *ir.Operation) {
	for _, l := range o {
		l.OperationModified(op)
	}
}

func (o observers) OperationReplaced(op *ir.Operation, values []*ir.Value) {
	for _, l := range o {
		l.OperationReplaced(op, values)
	}
}

func (o observers) OperationErased(op *ir.Operation) {
	for _, l := range o {
		l.OperationErased(op)
	}
}

func (o observers) BlockErased(b *ir.Block) {
	for _, l := range o {
		l.BlockErased(b)
	}
}

func (o observers) PatternBegin(p *Pattern, op *ir.Operation) {
	for _, l := range o {
		l.PatternBegin(p, op)
	}
}

func (o observers) PatternEnd(p *Pattern, applied bool) {
	for _, l := range o {
		l.PatternEnd(p, applied)
	}
}

func (o observers) MatchFailed(op *ir.Operation, reason string) {
	for _, l := range o {
		l.MatchFailed(op, reason)
	}
}

func (o observers) WantsReasons() bool {
	return slices.ContainsFunc(o, Listener.WantsReasons)
}
