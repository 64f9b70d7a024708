package ir

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// LookupTrait returns the trait of that C++ name, nil if it is not known. The
// namespaces mlir and OpTrait and a trailing "::Impl" or "::Trait" may be there or
// not. An interface that verifies has a trait of its name.
// Parameters may be given apart or in the name: "HasParent<a.b, a.c>". Parameters
// that are ops are given by the names of the ops, not of their classes.
func LookupTrait(cppName string, params ...string) *Trait {
	name := strings.TrimSuffix(strings.TrimSuffix(strings.TrimSpace(cppName), "::Impl"), "::Trait")
	for _, ns := range []string{"::", "mlir::", "OpTrait::"} {
		name = strings.TrimPrefix(name, ns)
	}
	if i := strings.IndexByte(name, '<'); i > 0 && strings.HasSuffix(name, ">") {
		for p := range strings.SplitSeq(name[i+1:len(name)-1], ",") {
			params = append(params, strings.TrimSpace(p))
		}
		name = name[:i]
	}
	if t, ok := plainTraits[name]; ok {
		return t
	}
	if mk, ok := paramTraits[name]; ok {
		return mk(params)
	}
	return nil
}

// plainTraits has the traits without parameters by their names.
var plainTraits = traitsByName(basicTraits, countTraits(), typeTraits, symbolTraits, branchTraits, castTraits, functionTraits, regionTraits, sliceTraits)

func traitsByName(lists ...[]*Trait) map[string]*Trait {
	byName := map[string]*Trait{}
	for _, list := range lists {
		for _, t := range list {
			byName[t.Name] = t
		}
	}
	// Some have other names too, such as that of the TableGen definition.
	for name, of := range map[string]string{
		"IsolatedFromAbove": "IsIsolatedFromAbove",
		"Commutative":       "IsCommutative",
		"Idempotent":        "IsIdempotent",
		"Involution":        "IsInvolution",
		"Terminator":        "IsTerminator",
		"Symbol":            "SymbolOpInterface",

		"MemoryEffects::NoMemoryEffect":                          "NoMemoryEffect",
		"ConditionallySpeculatable::AlwaysSpeculatableImplTrait": "AlwaysSpeculatableImplTrait",
	} {
		byName[name] = byName[of]
	}
	return byName
}

// paramTraits makes the traits that have parameters; the result is nil for
// parameters that make no sense.
var paramTraits = newParamTraits()

func newParamTraits() map[string]func(params []string) *Trait {
	traits := map[string]func(params []string) *Trait{
		"HasParent": func(params []string) *Trait {
			params = opNames(params)
			return &Trait{Name: traitName("HasParent", params), Structural: true, Verify: verifyHasParent(params)}
		},
		"SingleBlockImplicitTerminator": func(params []string) *Trait {
			if len(params) != 1 {
				return nil
			}
			params = opNames(params)
			return &Trait{Name: traitName("SingleBlockImplicitTerminator", params), Bit: SingleBlock, Structural: true,
				Verify: verifySingleBlock, VerifyRegions: verifyImplicitTerminator(params[0]), Params: params}
		},
	}
	for _, k := range counted {
		for name, more := range map[string]bool{"N" + k.many: false, "AtLeastN" + k.many: true} {
			traits[name] = func(params []string) *Trait {
				if len(params) != 1 {
					return nil
				}
				n, err := strconv.Atoi(params[0])
				if err != nil || n < 0 {
					return nil
				}
				return &Trait{Name: traitName(name, params), Structural: true, Verify: k.verify(n, more)}
			}
		}
	}
	return traits
}

type verifyFunc = func(op *Operation, d *diag.List) bool

var basicTraits = []*Trait{
	// Those that verify nothing.
	{Name: "IsCommutative", Bit: IsCommutative},
	{Name: "IsIdempotent", Bit: IsIdempotent},
	{Name: "IsInvolution", Bit: IsInvolution},
	{Name: "ConstantLike", Bit: ConstantLike},
	{Name: "ReturnLike", Bit: ReturnLike},
	{Name: "AffineScope", Bit: AffineScope},
	{Name: "AutomaticAllocationScope", Bit: AutomaticAllocationScope},
	{Name: "NoTerminator", Bit: NoTerminator, Structural: true},
	{Name: "HasOnlyGraphRegion", Bit: GraphRegionTrait},
	{Name: "Scalarizable", Bit: Scalarizable},
	{Name: "Vectorizable", Bit: Vectorizable},
	{Name: "Tensorizable", Bit: Tensorizable},
	{Name: "MemRefsNormalizable"},
	{Name: "SameVariadicOperandSize", Bit: SameVariadicOperandSize},
	{Name: "SameVariadicResultSize", Bit: SameVariadicResultSize},
	{Name: "FirstAttrDerivedResultType", Bit: FirstAttrDerivedResultType},
	{Name: "HasRecursiveMemoryEffects", Bit: RecursiveMemoryEffects},
	{Name: "RecursivelySpeculatableImplTrait", Bit: RecursivelySpeculatable},
	{Name: "AlwaysSpeculatableImplTrait", Bit: AlwaysSpeculatable},
	{Name: "NoMemoryEffect", Bit: NoMemoryEffect},

	{Name: "IsTerminator", Bit: IsTerminator, Verify: verifyIsTerminator},
	{Name: "IsIsolatedFromAbove", Bit: IsolatedFromAbove, VerifyRegions: verifyIsolated},
	{Name: "NoRegionArguments", Bit: NoRegionArguments, Structural: true, Verify: verifyNoRegionArguments},
	{Name: "SingleBlock", Bit: SingleBlock, Structural: true, Verify: verifySingleBlock},
	{Name: "AttrSizedOperandSegments", Bit: AttrSizedOperandSegments, Structural: true,
		Verify: func(op *Operation, d *diag.List) bool {
			return verifier{d: d}.segmentAttr(op, OperandSegments, "operand", len(op.operands()))
		}},
	{Name: "AttrSizedResultSegments", Bit: AttrSizedResultSegments, Structural: true,
		Verify: func(op *Operation, d *diag.List) bool {
			return verifier{d: d}.segmentAttr(op, ResultSegments, "result", len(op.results()))
		}},
}

// opNames gives builtin.module its name where a C++ class stands in its place.
func opNames(params []string) []string {
	out := make([]string, len(params))
	for i, p := range params {
		out[i] = p
		if strings.TrimPrefix(strings.TrimPrefix(p, "::"), "mlir::") == "ModuleOp" {
			out[i] = "builtin.module"
		}
	}
	return out
}

// unknownClass returns the first of some names that is no name of an op, "" if
// there is none.
func unknownClass(names []string) string {
	for _, n := range names {
		if strings.Contains(n, "::") || !strings.Contains(n, ".") {
			return n
		}
	}
	return ""
}

func traitName(name string, params []string) string {
	return name + "<" + strings.Join(params, ", ") + ">"
}

// A counting is what traits restrict the number of: operands, results, regions or
// successors. Loaded and generated ops do not need such traits: their numbers
// follow from the signature.
type counting struct {
	one, many string
	check     func(v verifier, op *Operation, n int, more bool) bool
}

var counted = []counting{
	{"Operand", "Operands", verifier.operandCount},
	{"Result", "Results", verifier.resultCount},
	{"Region", "Regions", verifier.regionCount},
	{"Successor", "Successors", verifier.successorCount},
}

// verify returns the check that there are n, or more if these are allowed.
func (k counting) verify(n int, more bool) verifyFunc {
	return func(op *Operation, d *diag.List) bool { return k.check(verifier{d: d}, op, n, more) }
}

func countTraits() []*Trait {
	var traits []*Trait
	for _, k := range counted {
		traits = append(traits,
			&Trait{Name: "Zero" + k.many, Structural: true, Verify: k.verify(0, false)},
			&Trait{Name: "One" + k.one, Structural: true, Verify: k.verify(1, false)},
			&Trait{Name: "Variadic" + k.many, Structural: true})
	}
	return traits
}

func verifyIsTerminator(op *Operation, d *diag.List) bool {
	if op.block == nil || op.block.last != op {
		op.EmitOpError(d, "must be the last operation in the parent block")
		return false
	}
	return true
}

func verifyNoRegionArguments(op *Operation, d *diag.List) bool {
	for i := range op.NumRegions() {
		b := op.Region(i).Entry()
		if b == nil || len(b.args) == 0 {
			continue
		}
		if op.NumRegions() > 1 {
			op.EmitOpError(d, "region #%d should have no arguments", i)
		} else {
			op.EmitOpError(d, "region should have no arguments")
		}
		return false
	}
	return true
}

func verifySingleBlock(op *Operation, d *diag.List) bool {
	for i := range op.NumRegions() {
		r := op.Region(i)
		if r.Empty() {
			continue
		}
		if !r.HasOneBlock() {
			op.EmitOpError(d, "expects region #%d to have 0 or 1 blocks", i)
			return false
		}
		if r.first.Empty() && !op.Has(NoTerminator) {
			op.EmitOpError(d, "expects a non-empty block")
			return false
		}
	}
	return true
}

func verifyImplicitTerminator(terminator string) verifyFunc {
	return func(op *Operation, d *diag.List) bool {
		for i := range op.NumRegions() {
			b := op.Region(i).Entry()
			if b == nil || b.last != nil && b.last.def.Name == terminator {
				continue
			}
			if c := unknownClass([]string{terminator}); c != "" {
				op.EmitOpError(d, "cannot be verified: %s is the class of an operation that is not known", c)
				return false
			}
			found := ""
			if b.last != nil {
				found = b.last.def.Name
			}
			op.EmitOpError(d, "expects regions to end with '%s', found '%s'", terminator, found).
				Notef(op.loc.Place(), "in custom textual format, the absence of terminator implies '%s'", terminator)
			return false
		}
		return true
	}
}

func verifyHasParent(parents []string) verifyFunc {
	return func(op *Operation, d *diag.List) bool {
		if p := op.ParentOp(); p != nil {
			for _, name := range parents {
				if p.def.Name == name {
					return true
				}
			}
		}
		if c := unknownClass(parents); c != "" {
			op.EmitOpError(d, "cannot be verified: %s is the class of an operation that is not known", c)
			return false
		}
		if len(parents) == 1 {
			op.EmitOpError(d, "expects parent op '%s'", parents[0])
		} else {
			op.EmitOpError(d, "expects parent op to be one of '%s'", strings.Join(parents, ", "))
		}
		return false
	}
}

// verifyIsolated checks that nothing in the regions of an operation uses a value
// that is defined outside of them.
func verifyIsolated(isolated *Operation, d *diag.List) bool {
	for i := range isolated.NumRegions() {
		if !verifyIsolatedRegion(isolated, isolated.Region(i), d) {
			return false
		}
	}
	return true
}

func verifyIsolatedRegion(isolated *Operation, limit *Region, d *diag.List) bool {
	work := []*Region{limit}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		for b := r.first; b != nil; b = b.next {
			for op := b.first; op != nil; op = op.next {
				for k := range op.operands() {
					def := op.operands()[k].val.ParentBlock()
					if def == b || def != nil && def.region == r {
						continue
					}
					if def == nil || def.region == nil {
						op.EmitError(d, "operation's operand is unlinked")
						return false
					}
					if !limit.IsAncestor(def.region) {
						op.EmitOpError(d, "using value defined outside the region").
							Notef(isolated.loc.Place(), "required by region isolation constraints")
						return false
					}
				}
				if op.Has(IsolatedFromAbove) {
					continue
				}
				for i := range op.NumRegions() {
					work = append(work, op.Region(i))
				}
			}
		}
	}
	return true
}
