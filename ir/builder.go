package ir

// A Listener is notified of the changes that a [Builder] makes.
type Listener interface {
	// OperationInserted is called after op was inserted. If op was moved, from is its
	// previous position.
	OperationInserted(op *Operation, from InsertionPoint)
	// BlockInserted is called after b was inserted. If b was moved, from is its
	// previous region and next the block that followed it.
	BlockInserted(b *Block, from *Region, next *Block)
}

// An InsertionPoint is a position in a block: before an operation or, if Before is
// nil, at the end. The zero InsertionPoint is unset.
type InsertionPoint struct {
	Block  *Block
	Before *Operation
}

// IsSet reports whether p is a position.
func (p InsertionPoint) IsSet() bool { return p.Block != nil }

// A Builder creates operations at an insertion point, with a location.
type Builder struct {
	Loc      *Location
	Origin   Origin   // used if Loc is nil
	Listener Listener // may be nil

	// Lists, if it is not nil, has the lists of attributes that the operations may share.
	Lists *AttributeLists

	ctx   *Context
	point InsertionPoint
}

// NewBuilder returns a builder without an insertion point, at the unknown location.
func NewBuilder(ctx *Context) *Builder { return &Builder{Loc: ctx.unknown, ctx: ctx} }

// NewBuilderAtEnd returns a builder that inserts at the end of a block.
func NewBuilderAtEnd(ctx *Context, b *Block) *Builder {
	return &Builder{Loc: ctx.unknown, ctx: ctx, point: InsertionPoint{Block: b}}
}

// Context returns the context.
func (b *Builder) Context() *Context { return b.ctx }

// Location returns the location.
func (b *Builder) Location() *Location {
	if b.Loc != nil {
		return b.Loc
	}
	return b.Origin.Location()
}

func (b *Builder) origin() Origin {
	if b.Loc != nil {
		return b.Loc.Origin()
	}
	return b.Origin
}

// InsertionPoint returns where operations are inserted.
func (b *Builder) InsertionPoint() InsertionPoint {
	if at := b.point.Before; at != nil && at.block != nil {
		b.point.Block = at.block // it may have been moved, as by splitting its block
	}
	return b.point
}

// Restore sets an insertion point returned by [Builder.InsertionPoint]:
//
//	defer b.Restore(b.InsertionPoint())
func (b *Builder) Restore(p InsertionPoint) { b.point = p }

// ClearInsertionPoint unsets the insertion point, so that new operations are
// detached.
func (b *Builder) ClearInsertionPoint() { b.point = InsertionPoint{} }

// SetInsertionPoint sets the insertion point before op.
func (b *Builder) SetInsertionPoint(op *Operation) { b.point = InsertionPoint{op.block, op} }

// SetInsertionPointAfter sets the insertion point after op.
func (b *Builder) SetInsertionPointAfter(op *Operation) {
	b.point = InsertionPoint{op.block, op.next}
}

// SetInsertionPointAfterValue sets the insertion point after the definition of v:
// after the defining operation, or at the start of the block if v is a block
// argument.
func (b *Builder) SetInsertionPointAfterValue(v *Value) {
	if v.op != nil {
		b.SetInsertionPointAfter(v.op)
		return
	}
	b.SetInsertionPointToStart(v.arg().block)
}

// SetInsertionPointToStart sets the insertion point to the start of a block.
func (b *Builder) SetInsertionPointToStart(blk *Block) { b.point = InsertionPoint{blk, blk.first} }

// SetInsertionPointToEnd sets the insertion point to the end of a block.
func (b *Builder) SetInsertionPointToEnd(blk *Block) { b.point = InsertionPoint{blk, nil} }

// Block returns the block of the insertion point, or nil if it is unset.
func (b *Builder) Block() *Block { return b.InsertionPoint().Block }

// Insert inserts a detached operation at the insertion point and notifies the
// listener. It does nothing if the insertion point is unset.
func (b *Builder) Insert(op *Operation) *Operation {
	if p := b.InsertionPoint(); p.Block != nil {
		p.Block.InsertBefore(p.Before, op)
		if b.Listener != nil {
			b.Listener.OperationInserted(op, InsertionPoint{})
		}
	}
	return op
}

// Create creates and inserts an operation, with the builder's location if s has none.
func (b *Builder) Create(s *OperationState) *Operation {
	if s.Loc == nil && s.Origin.loc == nil {
		s.Loc, s.Origin = b.Loc, b.Origin
	}
	if s.Lists == nil {
		s.Lists = b.Lists
	}
	return b.Insert(Create(s))
}

// New creates and inserts an operation without regions and successors.
func (b *Builder) New(def *OpDef, operands []*Value, types []Type, attrs ...NamedAttribute) *Operation {
	s := OperationState{Def: def, Loc: b.Loc, Origin: b.Origin, Operands: operands, Types: types, Attributes: attrs, Lists: b.Lists}
	return b.Insert(Create(&s))
}

// CreateBlock creates a block with arguments, inserts it into a region before another
// block (at the end if before is nil), and sets the insertion point to its end.
func (b *Builder) CreateBlock(r *Region, before *Block, args []Type) *Block {
	blk := NewBlock()
	blk.addArguments(args, b.origin())
	r.InsertBefore(before, blk)
	b.SetInsertionPointToEnd(blk)
	if b.Listener != nil {
		b.Listener.BlockInserted(blk, nil, nil)
	}
	return blk
}

// Clone inserts a copy of an operation with its regions. Operands and successors are
// mapped by m, which may be nil; m is extended with the copies.
func (b *Builder) Clone(op *Operation, m *Mapping) *Operation {
	c := op.Clone(m)
	b.Insert(c)
	if b.Listener != nil && b.point.Block != nil {
		b.announce(c)
	}
	return c
}

// CloneRegionBefore inserts copies of the blocks of a region before another block. Operands
// and successors in m, which may be nil, are replaced; the copies are added to m.
func (b *Builder) CloneRegionBefore(region *Region, before *Block, m *Mapping) {
	b.cloneRegion(region, before.region, before, m)
}

// CloneRegionAtEnd inserts copies of the blocks of a region at the end of another region,
// as [Builder.CloneRegionBefore] does.
func (b *Builder) CloneRegionAtEnd(region, parent *Region, m *Mapping) {
	b.cloneRegion(region, parent, nil, m)
}

func (b *Builder) cloneRegion(region, parent *Region, before *Block, m *Mapping) {
	if m == nil {
		m = NewMapping()
	}
	copies := NewRegion()
	region.CloneInto(copies, m)
	first := copies.first
	parent.SpliceBefore(before, copies)
	if b.Listener == nil {
		return
	}
	for blk := first; blk != before; blk = blk.next {
		b.announceBlock(blk)
	}
}

// announce notifies the listener of everything nested in a new operation.
func (b *Builder) announce(op *Operation) {
	for r := range op.Regions() {
		for blk := range r.Blocks() {
			b.Listener.BlockInserted(blk, nil, nil)
		}
	}
	for r := range op.Regions() {
		for blk := range r.Blocks() {
			b.announceOps(blk)
		}
	}
}

// announceBlock notifies the listener of a new block and everything in it.
func (b *Builder) announceBlock(blk *Block) {
	b.Listener.BlockInserted(blk, nil, nil)
	b.announceOps(blk)
}

// announceOps notifies the listener of the operations of a new block.
func (b *Builder) announceOps(blk *Block) {
	for op := range blk.Ops() {
		b.Listener.OperationInserted(op, InsertionPoint{})
		b.announce(op)
	}
}
