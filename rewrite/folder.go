package rewrite

import "github.com/mica-ir/mica/ir"

// A constantFolder unifies constant operations: it keeps one per value in a region,
// at the start of the outermost region that isolation permits. It is used for one
// iteration of a driver.
type constantFolder struct {
	r      *Rewriter
	scopes map[*ir.Region]map[constantKey]*ir.Operation
	free   map[constantKey]*ir.Operation // an empty scope
	owned  map[*ir.Operation]bool
	// changed reports whether a constant was moved or replaced.
	changed bool
}

type constantKey struct {
	dialect *ir.Dialect
	value   ir.Attribute
	typ     ir.Type
}

func newConstantFolder(r *Rewriter) *constantFolder {
	return &constantFolder{r: r, scopes: map[*ir.Region]map[constantKey]*ir.Operation{}, owned: map[*ir.Operation]bool{}}
}

// reset prepares the folder for another iteration.
func (f *constantFolder) reset() {
	if len(f.scopes) == 1 {
		for _, scope := range f.scopes {
			f.free = emptied(scope)
		}
	}
	f.scopes, f.owned, f.changed = emptied(f.scopes), emptied(f.owned), false
}

// insertKnown makes a constant operation the unique one for its value in its region, or
// replaces it with the existing one and returns false. A constant that stands in for
// several, or is moved to another block, has no location.
func (f *constantFolder) insertKnown(op *ir.Operation, value ir.Attribute) bool {
	block := op.Block()
	region := insertionRegion(block)
	if region == nil || region.Entry() == nil {
		return true
	}
	scope := f.scopes[region]
	if scope == nil {
		if scope = f.free; scope == nil {
			scope = map[constantKey]*ir.Operation{}
		}
		f.free = nil
		f.scopes[region] = scope
	}
	key := constantKey{op.Def().Dialect, value, op.Result(0).Type()}
	if have := scope[key]; have != nil {
		f.changed = true
		f.r.ReplaceWithOp(op, have)
		have.SetLocation(op.Context().UnknownLoc())
		return false
	}
	entry := region.Entry()
	if block != entry || entry.Front() != op && !f.owned[op.Prev()] {
		f.changed = true
		if entry.Front() != op {
			op.MoveBefore(entry.Front())
		}
		if block != entry {
			op.SetLocation(op.Context().UnknownLoc())
		}
	}
	scope[key] = op
	f.owned[op] = true
	return true
}

// insertionRegion returns the region to whose start a constant in b can be moved: the
// innermost enclosing one whose operation is isolated, unregistered, or top-level.
func insertionRegion(b *ir.Block) *ir.Region {
	for b != nil {
		region := b.Parent()
		if region == nil {
			return nil
		}
		parent := region.ParentOp()
		if parent == nil || parent.Block() == nil || parent.Has(ir.IsolatedFromAbove) || !parent.Def().Registered {
			return region
		}
		b = parent.Block()
	}
	return nil
}
