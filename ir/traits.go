package ir

import (
	"strconv"
	"strings"
)

// LookupTrait returns the trait with the given C++ name, or nil if it is unknown. The
// namespaces mlir and OpTrait and a suffix "::Impl" or "::Trait" are optional. An
// interface with a verifier has a trait of the same name. Parameters may be given
// separately or in the name: "HasParent<a.b, a.c>". Parameters that are ops are given
// by op name, not by class name.
func LookupTrait(cppName string, params ...string) *Trait {
	name := trimTraitName(cppName)
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

// trimTraitName returns the C++ name of a trait without its optional prefixes and suffixes.
func trimTraitName(cppName string) string {
	name := strings.TrimSuffix(strings.TrimSuffix(strings.TrimSpace(cppName), "::Impl"), "::Trait")
	for _, ns := range []string{"::", "mlir::", "OpTrait::"} {
		name = strings.TrimPrefix(name, ns)
	}
	return name
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
	// Aliases, such as the name of the TableGen definition.
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

// paramTraits constructs the traits with parameters. A constructor returns nil if the
// parameters are invalid.
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

type verifyFunc = func(op *Operation, c *Checker)

var basicTraits = []*Trait{
	// Traits without verification.
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
	{Name: "InferTensorType"},
	{Name: "InferShapedTypeOpAdaptor"},
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
		Verify: func(op *Operation, c *Checker) {
			c.segmentAttr(op, OperandSegments, "operand", len(op.operands()))
		}},
	{Name: "AttrSizedResultSegments", Bit: AttrSizedResultSegments, Structural: true,
		Verify: func(op *Operation, c *Checker) {
			c.segmentAttr(op, ResultSegments, "result", len(op.results()))
		}},
}

// opNames replaces the C++ class ModuleOp with the name builtin.module.
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

// unknownClass returns the first name that is not an op name, or "".
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

// A counting is a part that traits restrict the number of: operands, results, regions
// or successors. Loaded and generated ops do not need such traits because their
// signature implies them.
type counting struct {
	one, many string
	check     func(c *Checker, op *Operation, n int, more bool)
}

var counted = []counting{
	{"Operand", "Operands", (*Checker).operandCount},
	{"Result", "Results", (*Checker).resultCount},
	{"Region", "Regions", (*Checker).regionCount},
	{"Successor", "Successors", (*Checker).successorCount},
}

// verify returns a check that there are n, or at least n if more is set.
func (k counting) verify(n int, more bool) verifyFunc {
	return func(op *Operation, c *Checker) { k.check(c, op, n, more) }
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

func verifyIsTerminator(op *Operation, c *Checker) {
	c.Check(op.block != nil && op.block.last == op, "must be the last operation in the parent block")
}

func verifyNoRegionArguments(op *Operation, c *Checker) {
	for i := range op.NumRegions() {
		b := op.Region(i).Entry()
		if b == nil || len(b.args) == 0 {
			continue
		}
		if op.NumRegions() > 1 {
			c.Failf("region #%d should have no arguments", i)
		} else {
			c.Failf("region should have no arguments")
		}
	}
}

func verifySingleBlock(op *Operation, c *Checker) {
	for i := range op.NumRegions() {
		r := op.Region(i)
		if r.Empty() {
			continue
		}
		if !r.HasOneBlock() {
			c.Failf("expects region #%d to have 0 or 1 blocks", i)
		}
		if r.first.Empty() && !op.Has(NoTerminator) {
			c.Failf("expects a non-empty block")
		}
	}
}

func verifyImplicitTerminator(terminator string) verifyFunc {
	return func(op *Operation, check *Checker) {
		for i := range op.NumRegions() {
			b := op.Region(i).Entry()
			if b == nil || b.last != nil && b.last.def.Name == terminator {
				continue
			}
			if c := unknownClass([]string{terminator}); c != "" {
				check.Failf("cannot be verified: %s is the class of an operation that is not known", c)
			}
			found := ""
			if b.last != nil {
				found = b.last.def.Name
			}
			check.Errorf("expects regions to end with '%s', found '%s'", terminator, found).
				Notef(op.loc.Place(), "in custom textual format, the absence of terminator implies '%s'", terminator)
			check.Stop()
		}
	}
}

func verifyHasParent(parents []string) verifyFunc {
	return func(op *Operation, check *Checker) {
		if p := op.ParentOp(); p != nil {
			for _, name := range parents {
				if p.def.Name == name {
					return
				}
			}
		}
		if c := unknownClass(parents); c != "" {
			check.Failf("cannot be verified: %s is the class of an operation that is not known", c)
		}
		if len(parents) == 1 {
			check.Failf("expects parent op '%s'", parents[0])
		} else {
			check.Failf("expects parent op to be one of '%s'", strings.Join(parents, ", "))
		}
	}
}

// verifyIsolated checks that the regions of an operation use no value defined outside
// of them.
func verifyIsolated(isolated *Operation, c *Checker) {
	for i := range isolated.NumRegions() {
		verifyIsolatedRegion(isolated, isolated.Region(i), c)
	}
}

func verifyIsolatedRegion(isolated *Operation, limit *Region, c *Checker) {
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
						c.On(op).FailPlainf("operation's operand is unlinked")
					}
					if !limit.IsAncestor(def.region) {
						c.On(op).Errorf("using value defined outside the region").
							Notef(isolated.loc.Place(), "required by region isolation constraints")
						c.Stop()
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
}
