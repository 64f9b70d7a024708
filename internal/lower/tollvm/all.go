package tollvm

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// All is convert-to-llvm.
type All struct {
	Dialects []string `option:"filter-dialects"`
	Dynamic  bool     `option:"dynamic"`
	// Rollback undoes the changes of patterns if the result cannot be made legal; see
	// [conversion.Config.NoRollback].
	Rollback bool `option:"allow-pattern-rollback"`
}

// A lowering is the patterns for a dialect.
type lowering struct {
	dialect string
	add     func(set *rewrite.Set, t *Types) error
}

// lowerings are those of all dialects that are lowered.
var lowerings = []lowering{
	{"amx", adder(AMXPatterns)},
	{"arith", addArith},
	{"cf", adder(ControlFlowPatterns)},
	{"complex", adder(func(t *Types) []conversion.Pattern { return ComplexPatterns(t, false) })},
	{"func", adder(FunctionPatterns)},
	{"index", addIndex},
	{"math", mathAdder(true)},
	{"memref", adder(MemRefPatterns)},
	{"ub", adder(UBPatterns)},
	{"vector", adder(func(t *Types) []conversion.Pattern { return VectorPatterns(t, VectorOptions{}) })},
}

// missing are the dialects that MLIR lowers and this package does not.
var missing = []string{"mpi", "nvvm", "omp", "ptr", "xevm"}

// Run lowers the operations of all dialects, or of the given ones. With Dynamic, the module's data
// layout determines the width of an index.
func (p *All) Run(r *pass.Run) error {
	if r.Op.Name() != "builtin.module" {
		return fmt.Errorf("convert-to-llvm runs on 'builtin.module', where it declares functions, and not on '%s'", r.Op.Name())
	}
	if list := p.check(r.Context()); len(list) > 0 {
		return r.Check(list)
	}
	if len(p.Dialects) == 0 {
		if op := p.unknown(r.Op); op != nil {
			r.Errorf(op, "operations of '%s' cannot be lowered to the llvm dialect yet", dialectOf(op))
			return pass.ErrFailed
		}
	}
	var o Options
	if p.Dynamic {
		if err := o.indexFromLayout(r.Op); err != nil {
			return err
		}
	}
	add := func(set *rewrite.Set, t *Types) error {
		for _, l := range lowerings {
			if !p.lowers(l.dialect) {
				continue
			}
			if err := l.add(set, t); err != nil {
				return err
			}
		}
		return nil
	}
	return lower(r, o, conversion.Config{NoRollback: !p.Rollback}, add, nil)
}

// AddPatterns adds the patterns for a dialect to a set.
func AddPatterns(set *rewrite.Set, dialect string, t *Types) error {
	i := slices.IndexFunc(lowerings, func(l lowering) bool { return l.dialect == dialect })
	if i < 0 {
		return fmt.Errorf("operations of '%s' cannot be lowered to the llvm dialect yet", dialect)
	}
	return lowerings[i].add(set, t)
}

// lowers reports whether the operations of a dialect are lowered.
func (p *All) lowers(dialect string) bool {
	return len(p.Dialects) == 0 || slices.Contains(p.Dialects, dialect)
}

// check returns the errors of the given names of dialects.
func (p *All) check(ctx *ir.Context) (list diag.List) {
	for _, name := range p.Dialects {
		text := ""
		switch {
		case ctx.Dialect(name) == nil:
			text = "dialect not loaded: %s"
		case slices.Contains(missing, name):
			text = "operations of '%s' cannot be lowered to the llvm dialect yet"
		case !slices.ContainsFunc(lowerings, func(l lowering) bool { return l.dialect == name }):
			text = "dialect does not implement ConvertToLLVMPatternInterface: %s"
		default:
			continue
		}
		list.Errorf(ctx.UnknownLoc().Place(), text, name)
	}
	return list
}

// dialectOf returns the name of the dialect of an operation.
func dialectOf(op *ir.Operation) string {
	name, _, _ := strings.Cut(op.Name(), ".")
	return name
}

// unknown returns the first operation of a dialect that would have to be lowered.
func (p *All) unknown(root *ir.Operation) (found *ir.Operation) {
	ir.Walk(root, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if slices.Contains(missing, dialectOf(op)) {
			found = op
			return ir.Interrupt
		}
		return ir.Advance
	})
	return found
}
