package ir

// A WalkStage identifies one of the visits that [WalkStages] makes to an operation: before
// its first region, between two regions, or after the last one.
type WalkStage struct {
	regions, next int
}

// NextRegion returns the index of the region that the walk enters next, the number of regions
// after the last one.
func (s WalkStage) NextRegion() int { return s.next }

// IsBeforeAllRegions reports whether this is the first visit.
func (s WalkStage) IsBeforeAllRegions() bool { return s.next == 0 }

// IsAfterAllRegions reports whether this is the last visit. The only visit to an operation
// without regions is both the first and the last one.
func (s WalkStage) IsAfterAllRegions() bool { return s.next == s.regions }

// IsAfterRegion reports whether the walk has just left region i.
func (s WalkStage) IsAfterRegion(i int) bool { return s.next == i+1 }

// WalkStages calls fn for op and all nested operations, each before, between and after its
// regions. Skip omits the remaining regions and visits of the operation.
func WalkStages(op *Operation, fn func(*Operation, WalkStage) WalkResult) WalkResult {
	s := WalkStage{regions: op.NumRegions()}
	for r := range op.Regions() {
		switch fn(op, s) {
		case Skip:
			return Advance
		case Interrupt:
			return Interrupt
		}
		s.next++
		for b := r.first; b != nil; b = b.next {
			for inner := b.first; inner != nil; {
				after := inner.next
				if WalkStages(inner, fn) == Interrupt {
					return Interrupt
				}
				inner = after
			}
		}
	}
	return fn(op, s)
}
