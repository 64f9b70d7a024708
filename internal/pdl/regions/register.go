package regions

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/compiled"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// A function is a native function on regions with numbers before its arguments: one of its fields.
type function struct {
	numbers    int
	args       int // 0 for one
	constraint func(n []int, args []rewrite.Arg) ([]rewrite.Arg, bool)
	rewrite    func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) ([]rewrite.Arg, error)
}

// holds returns a constraint without results.
func holds(numbers int, f func(n []int, args []rewrite.Arg) bool) function {
	return function{numbers: numbers, constraint: func(n []int, args []rewrite.Arg) ([]rewrite.Arg, bool) { return nil, f(n, args) }}
}

// gives returns a constraint with a result.
func gives[T any](numbers int, f func(n []int, op *ir.Operation) (T, bool)) function {
	return function{numbers: numbers, constraint: func(n []int, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		v, ok := f(n, opArg(args, 0))
		return []rewrite.Arg{v}, ok
	}}
}

// does returns a rewrite without results.
func does(numbers int, f func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) error) function {
	return function{numbers: numbers, rewrite: func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) ([]rewrite.Arg, error) {
		return nil, f(r, n, args)
	}}
}

// of returns the function with a number of arguments.
func (f function) of(args int) function {
	f.args = args
	return f
}

// opArg returns an argument that is an operation, or nil.
func opArg(args []rewrite.Arg, i int) *ir.Operation {
	op, _ := args[i].(*ir.Operation)
	return op
}

// functions are the native functions on regions by their names, which are those of package
// rewrite/compiled.
func functions() map[string]function {
	return map[string]function{
		"HasRegions": holds(1, func(n []int, args []rewrite.Arg) bool { return compiled.HasRegions(n[0], opArg(args, 0)) }),
		"HasBlocks":  holds(2, func(n []int, args []rewrite.Arg) bool { return compiled.HasBlocks(n[0], n[1], opArg(args, 0)) }),
		"HasOps":     holds(3, func(n []int, args []rewrite.Arg) bool { return compiled.HasOps(n[0], n[1], n[2], opArg(args, 0)) }),
		"HasOpsAtLeast": holds(3, func(n []int, args []rewrite.Arg) bool {
			return compiled.HasOpsAtLeast(n[0], n[1], n[2], opArg(args, 0))
		}),
		"HasArguments":  holds(3, func(n []int, args []rewrite.Arg) bool { return compiled.HasArguments(n[0], n[1], n[2], opArg(args, 0)) }),
		"HasSuccessors": holds(1, func(n []int, args []rewrite.Arg) bool { return compiled.HasSuccessors(n[0], opArg(args, 0)) }),
		"BranchesTo": holds(3, func(n []int, args []rewrite.Arg) bool {
			return compiled.BranchesTo(n[0], n[1], n[2], opArg(args, 0), opArg(args, 1))
		}).of(2),
		"SameSuccessor": holds(2, func(n []int, args []rewrite.Arg) bool {
			return compiled.SameSuccessor(n[0], n[1], opArg(args, 0), opArg(args, 1))
		}).of(2),
		"NestedOp":       gives(3, func(n []int, op *ir.Operation) (*ir.Operation, bool) { return compiled.NestedOp(n[0], n[1], n[2], op) }),
		"BlockArgument":  gives(3, func(n []int, op *ir.Operation) (*ir.Value, bool) { return compiled.BlockArgument(n[0], n[1], n[2], op) }),
		"BlockArguments": gives(2, func(n []int, op *ir.Operation) ([]*ir.Value, bool) { return compiled.BlockArguments(n[0], n[1], op) }),
		"MoveRegion": does(2, func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) error {
			return compiled.MoveRegion(r, n[0], n[1], opArg(args, 0), opArg(args, 1))
		}).of(2),
		"CloneRegion": does(2, func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) error {
			return compiled.CloneRegion(r, n[0], n[1], opArg(args, 0), opArg(args, 1))
		}).of(2),
		"SetSuccessor": does(3, func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) error {
			return compiled.SetSuccessor(r, n[0], n[1], n[2], opArg(args, 0), opArg(args, 1))
		}).of(2),
		"CopySuccessor": does(2, func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) error {
			return compiled.CopySuccessor(r, n[0], n[1], opArg(args, 0), opArg(args, 1))
		}).of(2),
		"InlineBlock": {numbers: 1, args: 2, rewrite: func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) ([]rewrite.Arg, error) {
			list, _ := args[1].([]*ir.Value)
			values, err := compiled.InlineBlock(r, n[0], opArg(args, 0), list)
			return []rewrite.Arg{values}, err
		}},
		"OnlyValue": {rewrite: func(r *rewrite.Rewriter, _ []int, args []rewrite.Arg) ([]rewrite.Arg, error) {
			values, _ := args[0].([]*ir.Value)
			v, err := compiled.OnlyValue(r, values)
			return []rewrite.Arg{v}, err
		}},
		"EndBlock": does(0, func(r *rewrite.Rewriter, _ []int, args []rewrite.Arg) error {
			return compiled.EndBlock(r, opArg(args, 0))
		}),
		"AddBlock": {numbers: 1, args: 2, rewrite: func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) ([]rewrite.Arg, error) {
			types, _ := args[1].([]ir.Type)
			values, err := compiled.AddBlock(r, n[0], opArg(args, 0), types)
			return []rewrite.Arg{values}, err
		}},
		"ValueAt": {numbers: 1, rewrite: func(r *rewrite.Rewriter, n []int, args []rewrite.Arg) ([]rewrite.Arg, error) {
			values, _ := args[0].([]*ir.Value)
			v, err := compiled.ValueAt(r, n[0], values)
			return []rewrite.Arg{v}, err
		}},
	}
}

// Register registers the native functions on regions that the patterns of a module apply.
func Register(module *ir.Operation, natives *rewrite.Natives) {
	functions := functions()
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		name, ok := applied(op)
		if !ok {
			return ir.Advance
		}
		function, rest, _ := strings.Cut(name, "(")
		f, known := functions[function]
		n, ok := numbers(strings.TrimSuffix(rest, ")"), f.numbers)
		counted := n
		if function == "NestedOp" && ok {
			counted = n[:len(n)-1] // the last number can count from the end
		}
		if known && ok && !slices.ContainsFunc(counted, isNegative) {
			f.register(function, name, n, natives)
		}
		return ir.Advance
	})
}

// applied returns the name of the native function on regions that an operation of the pdl dialect applies.
func applied(op *ir.Operation) (name string, ok bool) {
	switch op.Name() {
	case "pdl.apply_native_constraint", "pdl.apply_native_rewrite":
		s, _ := op.Attr("name").(*ir.StringAttr)
		if s != nil && strings.Contains(s.Value, "(") && strings.HasSuffix(s.Value, ")") {
			return s.Value, true
		}
	}
	return "", false
}

func isNegative(n int) bool { return n < 0 }

// numbers reads a list of numbers of a length.
func numbers(list string, length int) ([]int, bool) {
	var n []int
	for s := range strings.SplitSeq(list, ",") {
		if s == "" && length == 0 {
			break
		}
		i, err := strconv.Atoi(s)
		if err != nil {
			return nil, false
		}
		n = append(n, i)
	}
	return n, len(n) == length
}

func (f *function) register(function, name string, n []int, natives *rewrite.Natives) {
	count := max(f.args, 1)
	switch {
	case f.rewrite != nil:
		natives.RegisterRewrite(name, func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
			if len(args) != count {
				return nil, fmt.Errorf("it has %d parameters, not %d", count, len(args))
			}
			return f.rewrite(r, n, args)
		})
	default:
		natives.RegisterConstraint(name, func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
			if len(args) != count {
				return nil, false
			}
			return f.constraint(n, args)
		})
	}
	natives.Define(name, &snippet.Native{Form: snippet.Compiled, Name: name, Text: function, Numbers: n})
}
