package ir

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/parallel"
)

// Verify verifies op and everything nested in it and reports whether it is valid. The order is the
// same as in MLIR's OperationVerifier: an operation before its regions, then the checks that need
// valid regions; operations that are isolated from above after their siblings (in parallel if the
// context allows it); dominance last, once per isolated operation. The first error in an isolated
// operation ends its verification. d may be nil.
func Verify(op *Operation, d *diag.List) bool {
	if d == nil {
		d = &diag.List{}
	}
	ok, _ := isolated(op, d)
	return ok
}

// VerifyAround is Verify without those operations directly in op, isolated from above, that are known
// to be valid in themselves; known may be nil. It verifies references to symbols in all of them.
func VerifyAround(op *Operation, d *diag.List, known func(inner *Operation) bool) bool {
	if op.NumRegions() == 0 {
		return Verify(op, d)
	}
	c := newChecker(d)
	defer c.release()
	v := verifier{c: c, users: new(symbolUsers), known: known}
	return v.operation(op) && v.dominance(op, NewDominance())
}

// VerifyAlone is Verify for op alone: operations in its regions are assumed to be valid, and only the
// ends of their blocks are checked. It verifies neither dominance nor references to symbols.
func VerifyAlone(op *Operation, d *diag.List) bool {
	if d == nil {
		d = &diag.List{}
	}
	c := newChecker(d)
	defer c.release()
	v := verifier{c: c}
	return v.entrance(op) && v.ends(op) && (op.Has(SymbolTableTrait) || v.exit(op, nil))
}

// ends checks that the blocks in op end as they must.
func (v verifier) ends(op *Operation) bool {
	for region := range op.Regions() {
		for b := region.first; b != nil; b = b.next {
			if last := b.last; !mayLackTerminator(b) && (last == nil || last.def.Registered && !last.Has(IsTerminator)) {
				v.errorAt(b, "block with no terminator")
				return false
			}
		}
	}
	return true
}

// A verifier verifies one operation that is isolated from above, including nested
// operations up to the next isolated ones.
type verifier struct {
	c *Checker // bound to the operation being verified
	// users collects the operations that verify symbol references; nil if there are
	// no regions.
	users *symbolUsers
	// known reports whether a nested isolated operation need not be verified; nil to verify all of
	// them.
	known func(op *Operation) bool
}

// symbolUsers are the operations nested in an isolated operation that verify
// references to symbols of an enclosing symbol table. The verifier collects them on
// its way, so that the symbol table need not walk the regions a second time.
type symbolUsers struct {
	list []*Operation
	// partial means that nested isolated operations contain more users.
	partial bool
}

// isolated verifies op with its regions, then dominance in them.
func isolated(op *Operation, d *diag.List) (ok bool, users symbolUsers) {
	c := newChecker(d)
	if op.NumRegions() == 0 {
		ok = verifier{c: c}.operation(op)
		c.release()
		return ok, users
	}
	v := verifier{c: c, users: new(symbolUsers)}
	ok = v.operation(op) && v.dominance(op, NewDominance())
	c.release()
	return ok, *v.users
}

// operation verifies op and its regions. Dominance is verified only in nested
// isolated operations; the caller does it for the rest.
func (v verifier) operation(op *Operation) bool {
	if !v.entrance(op) {
		return false
	}
	if op.ext == nil {
		return v.exit(op, nil)
	}
	for i := range op.ext.regions {
		for b := op.ext.regions[i].first; b != nil; b = b.next {
			if !v.block(b) {
				return false
			}
		}
	}
	inner := op.isolatedOps(v.known)
	return v.nested(op, inner) && v.exit(op, inner)
}

// entrance runs the checks that do not depend on the regions being valid.
func (v verifier) entrance(op *Operation) (ok bool) {
	c := v.c
	c.op = op
	defer c.catch(&ok)
	for i := range op.operands() {
		if op.operands()[i].val == nil {
			c.FailPlainf("null operand found")
		}
	}
	if len(op.Attrs()) > 0 {
		c.discardable(op)
	}
	if op.def.Registered {
		c.invariants(op)
	}
	for i := range op.NumRegions() {
		r := &op.ext.regions[i]
		if op.def.Registered && !r.Empty() && !r.HasOneBlock() && op.RegionKind(i) == GraphRegion {
			c.Failf("expects graph region #%d to have 0 or 1 blocks", i)
		}
		if r.first != nil && !r.first.HasNoPredecessors() {
			c.FailAtf(op.loc.Place(), "entry block of region may not have predecessors")
		}
	}
	return true
}

// discardable runs the checks of the dialects named by the prefixes of discardable
// attributes.
func (c *Checker) discardable(op *Operation) {
	for _, a := range op.Attrs() {
		ns, _, ok := strings.Cut(a.Name, ".")
		if !ok {
			continue
		}
		if dl := op.Context().Dialect(ns); dl != nil && dl.VerifyAttribute != nil {
			dl.VerifyAttribute(op, a, c)
		}
	}
}

// invariants verifies the definition of a registered op in MLIR's order: structural
// traits, then the constraints that ODS generates, then the other traits, and the
// custom verifier last.
func (c *Checker) invariants(op *Operation) {
	def := op.def
	key := typesOf(op)
	if key.def != nil && c.memo.typesHold(key) {
		c.withoutTypes(op)
		return
	}
	c.assumed = false
	c.counts(op)
	for _, t := range def.Traits {
		if t.Structural && t.Verify != nil {
			t.Verify(op, c)
		}
	}
	c.definition(op)
	for _, t := range def.Traits {
		if !t.Structural && t.Verify != nil {
			t.Verify(op, c)
		}
	}
	if key.def != nil && !c.assumed && !*c.failed {
		c.memo.addTypes(key)
	}
	if def.Verify != nil {
		def.Verify(op, c)
	}
}

// withoutTypes checks the invariants that do not depend on types, for an operation whose types have
// been verified before.
func (c *Checker) withoutTypes(op *Operation) {
	def := op.def
	for _, t := range def.Traits {
		if t.Structural && !t.ByTypes && t.Verify != nil {
			t.Verify(op, c)
		}
	}
	c.attributes(op)
	for _, t := range def.Traits {
		if !t.Structural && !t.ByTypes && t.Verify != nil {
			t.Verify(op, c)
		}
	}
	if def.Verify != nil {
		def.Verify(op, c)
	}
}

func (v verifier) block(b *Block) bool {
	for _, a := range b.args {
		if a.arg().block != b {
			v.errorAt(b, "block argument not owned by block")
			return false
		}
	}
	if b.first == nil {
		if mayLackTerminator(b) {
			return true
		}
		v.errorAt(b, "empty block: expect at least a terminator")
		return false
	}
	before := len(*v.c.diags)
	for op := b.first; op != nil; op = op.next {
		if op.NumSuccessors() != 0 && op != b.last {
			return v.misplacedSuccessors(op, before)
		}
		if op.NumRegions() != 0 && op.Has(IsolatedFromAbove) {
			continue
		}
		if op.def.symbolUser != nil {
			v.users.list = append(v.users.list, op)
		}
		users := len(v.users.list)
		if !v.operation(op) {
			// A misplaced successor later in the block takes precedence over this
			// error.
			for op = op.next; op != nil; op = op.next {
				if op.NumSuccessors() != 0 && op != b.last {
					return v.misplacedSuccessors(op, before)
				}
			}
			return false
		}
		if op.Has(SymbolTableTrait) {
			v.users.list = v.users.list[:users]
		}
	}
	for s := range b.last.Successors() {
		if s.region != b.region {
			b.last.EmitOpError(v.c.diags, "branching to block of a different region")
			return false
		}
	}
	if mayLackTerminator(b) {
		return true
	}
	if last := b.last; last.def.Registered && !last.Has(IsTerminator) {
		last.EmitError(v.c.diags, "block with no terminator, has %s", operationText(last))
		return false
	}
	return true
}

// misplacedSuccessors reports an operation with successors that is not the last in
// its block. MLIR checks this for the whole block before verifying its operations, so
// diagnostics from the block's earlier operations are discarded.
func (v verifier) misplacedSuccessors(op *Operation, before int) bool {
	*v.c.diags = (*v.c.diags)[:before]
	op.EmitError(v.c.diags, "operation with block successors must terminate its parent block")
	return false
}

// mayLackTerminator reports whether b need not end in a terminator.
func mayLackTerminator(b *Block) bool {
	if b.region == nil {
		return true
	}
	if !b.region.HasOneBlock() {
		return false
	}
	op := b.region.op
	return op == nil || op.Has(NoTerminator) || !op.def.Registered
}

// errorAt reports an error at the first operation of a block, or at the parent
// operation if the block is empty.
func (v verifier) errorAt(b *Block, msg string) {
	switch {
	case b.first != nil:
		b.first.EmitError(v.c.diags, "%s", msg)
	case b.ParentOp() != nil:
		v.c.diags.Errorf(b.ParentOp().loc.Place(), "%s", msg)
	default:
		v.c.diags.Errorf(diag.Place{}, "%s", msg)
	}
}

// isolatedOps returns the operations directly nested in op that have regions and are isolated from
// above, except for operations that are known to be valid.
func (op *Operation) isolatedOps(known func(*Operation) bool) []isolatedOp {
	n := 0
	op.eachIsolated(func(o *Operation) {
		if known == nil || !known(o) {
			n++
		}
	})
	if n == 0 {
		return nil
	}
	inner := make([]isolatedOp, 0, n)
	op.eachIsolated(func(o *Operation) {
		if known == nil || !known(o) {
			inner = append(inner, isolatedOp{op: o})
		}
	})
	return inner
}

func (op *Operation) eachIsolated(f func(*Operation)) {
	for i := range op.ext.regions {
		for b := op.ext.regions[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; o = o.next {
				if o.ext != nil && len(o.ext.regions) > 0 && o.Has(IsolatedFromAbove) {
					f(o)
				}
			}
		}
	}
}

// An isolatedOp is the result of verifying a nested isolated operation.
type isolatedOp struct {
	op    *Operation
	valid bool
	users symbolUsers
	diags diag.List
}

// nested verifies the isolated operations directly nested in op, all of them even if
// one is invalid.
func (v verifier) nested(op *Operation, inner []isolatedOp) bool {
	if len(inner) == 0 {
		return true
	}
	v.users.partial = true
	if threads := op.Context().Threads; threads > 1 && len(inner) > 1 {
		return v.nestedParallel(inner, threads)
	}
	ok := true
	for i := range inner {
		o := &inner[i]
		o.valid, o.users = isolated(o.op, v.c.diags)
		ok = ok && o.valid
	}
	return ok
}

// nestedParallel is nested on several goroutines. Diagnostics are merged in the order
// of the operations.
func (v verifier) nestedParallel(inner []isolatedOp, threads int) bool {
	threads = min(threads, len(inner))
	var wg parallel.Group
	for part := range threads {
		lo, hi := part*len(inner)/threads, (part+1)*len(inner)/threads
		wg.Go(func() {
			for i := lo; i < hi; i++ {
				o := &inner[i]
				o.valid, o.users = isolated(o.op, &o.diags)
			}
		})
	}
	wg.Wait()
	ok := true
	for i := range inner {
		*v.c.diags = append(*v.c.diags, inner[i].diags...)
		ok = ok && inner[i].valid
	}
	return ok
}

// exit runs the checks that require valid regions. inner are the nested isolated
// operations, whose symbol users are known.
func (v verifier) exit(op *Operation, inner []isolatedOp) (ok bool) {
	c, def := v.c, op.def
	c.op = op
	if !def.Registered {
		return c.unregistered(op)
	}
	if !def.verifiesRegions {
		return true
	}
	defer c.catch(&ok)
	for _, t := range def.Traits {
		switch {
		case t == symbolTableTrait:
			verifySymbolTable(op, inner, c)
		case t.VerifyRegions != nil:
			t.VerifyRegions(op, c)
		}
	}
	if def.VerifyRegions != nil {
		def.VerifyRegions(op, c)
	}
	return true
}

// unregistered checks that op, which has no definition, is allowed in the context and
// by its dialect.
func (c *Checker) unregistered(op *Operation) (ok bool) {
	defer c.catch(&ok)
	def := op.def
	ctx := op.Context()
	dl := def.Dialect
	if dl == nil {
		if ns, _, ok := strings.Cut(def.Name, "."); ok && ns != c.foreign {
			if dl = ctx.Dialect(ns); dl == nil {
				c.foreign = ns
			}
		}
	}
	if dl == nil {
		if !ctx.AllowUnregistered {
			c.Failf("created with unregistered dialect. If this is intended, please call " +
				"allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with " +
				"the MLIR opt tool used")
		}
		return true
	}
	if !dl.AllowUnknownOps {
		c.FailPlainf("unregistered operation '%s' found in dialect ('%s') that does not allow unknown operations",
			def.Name, dl.Namespace)
	}
	return true
}

// RegionKind returns the kind of region i. Regions of unregistered ops are assumed to
// be graph regions.
func (op *Operation) RegionKind(i int) RegionKind {
	switch {
	case !op.def.Registered || op.Has(GraphRegionTrait):
		return GraphRegion
	case op.def.RegionKind != nil:
		return op.def.RegionKind(op, i)
	}
	return SSACFGRegion
}

// operationText returns the printed form of op for use in a message.
func operationText(op *Operation) string {
	if p := op.Context().PrintOp; p != nil {
		if s := p(op); strings.Contains(s, "\n") {
			return "\n" + s
		} else {
			return s
		}
	}
	return fmt.Sprintf("%q", op.def.Name)
}
