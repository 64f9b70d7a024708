package pdl

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// A regionPart is the part of an operation's regions that a native function with numbers in its name
// counts or returns, such as NestedOp(0,0,-1).
type regionPart struct {
	function string
	numbers  []int
}

// regionPartOf reads the name of a constraint.
func regionPartOf(name string) (regionPart, bool) {
	function, rest, ok := strings.Cut(name, "(")
	list, closed := strings.CutSuffix(rest, ")")
	if !ok || !closed {
		return regionPart{}, false
	}
	p := regionPart{function: function}
	for s := range strings.SplitSeq(list, ",") {
		n, err := strconv.Atoi(s)
		if err != nil {
			return regionPart{}, false
		}
		p.numbers = append(p.numbers, n)
	}
	return p, true
}

func (p regionPart) region() string { return "region " + strconv.Itoa(p.numbers[0]) }

func (p regionPart) block() string {
	return "block " + strconv.Itoa(p.numbers[1]) + " of " + p.region()
}

// describeReturned describes what a constraint on regions returns, "" for another constraint.
func describeReturned(q *question) string {
	p, ok := regionPartOf(q.name)
	if !ok || len(q.args) == 0 {
		return ""
	}
	of := ""
	if at := q.args[0]; !at.isRoot() {
		of = " of " + at.describe()
	}
	switch {
	case p.function == "NestedOp" && len(p.numbers) == 3:
		return nestedNumber(p.numbers[2]) + " of " + p.block() + of
	case p.function == "BlockArgument" && len(p.numbers) == 3:
		return "argument " + strconv.Itoa(p.numbers[2]) + " of " + p.block() + of
	case p.function == "BlockArguments" && len(p.numbers) == 2:
		return "the arguments of " + p.block() + of
	}
	return ""
}

func nestedNumber(n int) string {
	switch {
	case n >= 0:
		return "operation " + strconv.Itoa(n)
	case n == -1:
		return "the last operation"
	}
	return fmt.Sprintf("operation %d from the end", -n)
}

// describeCount describes the failure of a constraint on regions, "" for another constraint.
func describeCount(name, at string) string {
	p, ok := regionPartOf(name)
	if !ok {
		return ""
	}
	switch n := len(p.numbers); {
	case p.function == "HasBlocks" && n == 2:
		return fmt.Sprintf("%s does not have %s in %s", at, number(p.numbers[1], "block"), p.region())
	case p.function == "HasRegions" && n == 1:
		return fmt.Sprintf("%s does not have %s", at, number(p.numbers[0], "region"))
	case p.function == "HasSuccessors" && n == 1:
		return fmt.Sprintf("%s does not have %s", at, number(p.numbers[0], "successor"))
	case p.function == "BranchesTo" && n == 3:
		return fmt.Sprintf("successor %d of %s is not block %d", p.numbers[0], at, p.numbers[2])
	case p.function == "SameSuccessor" && n == 2:
		return fmt.Sprintf("successor %d of %s is another block than the one of its name", p.numbers[0], at)
	case n != 3:
	case p.function == "HasOps":
		return fmt.Sprintf("%s does not have %s in %s", at, number(p.numbers[2], "operation"), p.block())
	case p.function == "HasOpsAtLeast":
		return fmt.Sprintf("%s does not have at least %s in %s", at, number(p.numbers[2], "operation"), p.block())
	case p.function == "HasArguments":
		return fmt.Sprintf("%s does not have %s of %s", at, number(p.numbers[2], "argument"), p.block())
	}
	return ""
}

// sawCount says what a constraint on the numbers of regions, blocks and operations has counted, "" for another one.
func sawCount(name string, op *ir.Operation) string {
	p, ok := regionPartOf(name)
	switch {
	case !ok:
		return ""
	case p.function == "HasRegions":
		return "it has " + strconv.Itoa(op.NumRegions())
	case p.function == "HasSuccessors":
		return "it has " + strconv.Itoa(op.NumSuccessors())
	case len(p.numbers) == 0 || p.numbers[0] < 0 || p.numbers[0] >= op.NumRegions():
		return ""
	}
	var blocks []*ir.Block
	for b := range op.Region(p.numbers[0]).Blocks() {
		blocks = append(blocks, b)
	}
	switch {
	case p.function == "HasBlocks":
		return "it has " + strconv.Itoa(len(blocks))
	case len(p.numbers) < 2 || p.numbers[1] < 0 || p.numbers[1] >= len(blocks):
		return ""
	}
	switch b := blocks[p.numbers[1]]; p.function {
	case "HasOps", "HasOpsAtLeast":
		return "it has " + strconv.Itoa(b.NumOps())
	case "HasArguments":
		return "it has " + strconv.Itoa(len(b.Args()))
	}
	return ""
}
