package load_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// TestReadBack prints random operations of all dialects in their custom form. The text can be
// parsed again, and yields the same operation.
func TestReadBack(t *testing.T) {
	ctx, _, list := randomops.Upstream(reftest.Include(t))
	if list.HasErrors() {
		t.Fatal(list)
	}
	g := randomops.NewGenerator(ctx, randomops.NewPool(randomops.Candidates(ctx)), 11)
	n, total := reftest.Count(2, 6, 250), 0
	for _, d := range ctx.Dialects() {
		for _, def := range ctx.OpDefs(d) {
			if !reftest.Sampled(def.Name, 3) {
				continue
			}
			for _, c := range g.Cases(def, n) {
				msg, module := randomops.Verdict(ctx, c.Text)
				if msg != "" || module == nil {
					continue
				}
				total++
				if why := readBack(ctx, module); why != "" {
					t.Errorf("%s: %s\n%s", def.Name, why, c.Text)
				}
			}
		}
	}
	t.Logf("%d operations", total)
	if total < 500 {
		t.Errorf("only %d operations", total)
	}
}

// readBack prints a module, reads the text, and returns the difference between the two: they must
// print the same text, and have the same values. Attributes that were absent may have their
// defaults.
func readBack(ctx *ir.Context, module *ir.Operation) string {
	custom := asm.String(module, asm.Options{})
	msg, again := randomops.Verdict(ctx, custom)
	if msg != "" || again == nil {
		return "its custom form cannot be read: " + msg + "\n" + custom
	}
	if d := reftest.Diff(plainNames(custom), plainNames(asm.String(again, asm.Options{}))); d != "" {
		return "its custom form is written in another way when it was read:\n" + d
	}
	if d := reftest.Diff(valuesOf(module), valuesOf(again)); d != "" {
		return "its custom form has other values:\n" + custom + d
	}
	for _, d := range []string{lost(module, again), lost(again, module)} {
		if d != "" {
			return "its custom form has other attributes: " + d + "\n" + custom
		}
	}
	return ""
}

// lost names an attribute that an operation has not kept.
func lost(module, again *ir.Operation) (why string) {
	var ops []*ir.Operation
	ir.Walk(again, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		ops = append(ops, op)
		return ir.Advance
	})
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		for _, a := range op.AllAttrs() {
			has := ops[0].Attr(a.Name)
			switch {
			case has != nil:
			case a.Name == "sym_visibility": // a symbol without one is public
				has = op.Context().StringAttr("public")
			default:
				has = defaultOf(op.Def(), a.Name)
			}
			isAccess := a.Name == "map" && dropsUnused(op.Def())
			if !isAccess && !same(a.Value, has) && why == "" {
				why = fmt.Sprintf("%s has %s = %v, and had %v", op.Name(), a.Name, has, a.Value)
			}
		}
		ops = ops[1:]
		return ir.Advance
	})
	return why
}

// same reports whether an attribute means what another one did. An absent attribute without a default
// stands for a false, zero or empty one; some forms leave out the types of integers.
func same(had, has ir.Attribute) bool {
	if nothing.MatchString(had.String()) && (has == nil || nothing.MatchString(has.String())) {
		return true
	}
	if has == nil {
		return false
	}
	x, isInt := had.(*ir.IntegerAttr)
	y, ok := has.(*ir.IntegerAttr)
	return isInt && ok && sameBits(x, y) || plainNames(had.String()) == plainNames(has.String())
}

// sameBits reports whether two integers are the same one with a sign.
func sameBits(x, y *ir.IntegerAttr) bool {
	n, ok := x.Value.Int64()
	m, also := y.Value.Int64()
	return ok && also && n == m
}

var nothing = regexp.MustCompile(`^(false|\[(\{\}(, )?)*\]|""|\{\}|array<i\d+(: ((0|false)(, )?)*)?>|0 : .*)$`)

// defaultOf returns the value that an attribute has if it is absent, or nil.
func defaultOf(def *ir.OpDef, name string) ir.Attribute {
	if i := def.Slot(name); i >= 0 {
		return def.Attributes[i].Default
	}
	return nil
}

// plainNames removes what makes the name of a resource its own if one of the name is there: each
// text that is read brings one.
func plainNames(text string) string {
	return strings.ReplaceAll(numbered.ReplaceAllString(text, "<$1"), "  ", " ")
}

var numbered = regexp.MustCompile(`<(blob)(_\d+)+`)

// valuesOf lists the operations in a module with the types of their values.
func valuesOf(module *ir.Operation) string {
	var b strings.Builder
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		operands := op.OperandTypes()
		if dropsUnused(op.Def()) { // all are indexes, except what is stored or transferred
			operands = slices.DeleteFunc(operands, func(t ir.Type) bool { return t == ir.Type(op.Context().IndexType()) })
		}
		fmt.Fprintf(&b, "%s %v %v %d\n", op.Name(), operands, op.ResultTypes(), op.NumSuccessors())
		for i := range op.NumRegions() {
			for block := op.Region(i).Entry(); block != nil; block = block.Next() {
				fmt.Fprintf(&b, "  region %d: block of %d arguments\n", i, block.NumArguments())
			}
		}
		return ir.Advance
	})
	return b.String()
}

// dropsUnused reports whether the form of an operation leaves out operands that its map does not
// use, which changes nothing that the operation does.
func dropsUnused(def *ir.OpDef) bool {
	return strings.HasPrefix(def.Name, "affine.") && def.Slot("map") >= 0
}
