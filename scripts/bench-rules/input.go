//go:build linux

package main

import (
	"fmt"
	"strings"
)

// The rules come in families of five, which all have the same root and overlap: two operands;
// the first one defined by an inner operation; both operands from the same value; a chain of
// two inner operations; an attribute of the inner operation. A family has one of rootNames
// names for its root, and a key, an attribute of the root. Each place in the IR that a rule
// rewrites has four operations, whatever the number of rules, so the number of rewrites stays
// the same.

const (
	familySize = 5
	rootNames  = 20
	// placeSize is the number of operations in a place, placesPerFunction that of
	// places in a function.
	placeSize         = 4
	placesPerFunction = 150
)

// root returns the name of the root and the key of the family of a rule.
func root(rule int) (name, key int) {
	family := rule / familySize
	return family % rootNames, family / rootNames
}

// writeRules returns the patterns of n rules.
func writeRules(n int) string {
	var b strings.Builder
	for rule := range n {
		name, key := root(rule)
		fmt.Fprintf(&b, "pdl.pattern @rule%d : benefit(%d) {\n  %%t = pdl.type\n  %%x = pdl.operand : %%t\n"+
			"  %%key = pdl.attribute = %d : i32\n", rule, rule%familySize+1, key)
		if rule%familySize != 2 {
			b.WriteString("  %y = pdl.operand : %t\n")
		}
		first, second := "x", "y"
		inner := func(result, of, attrs string) {
			fmt.Fprintf(&b, "  %%%s_op = pdl.operation \"t.inner%d\"(%%%s : !pdl.value)%s -> (%%t : !pdl.type)\n  %%%[1]s = pdl.result 0 of %%%[1]s_op\n",
				result, name, of, attrs)
		}
		switch rule % familySize {
		case 1:
			first = "a"
			inner("a", "x", "")
		case 2:
			first, second = "a", "x"
			inner("a", "x", "")
		case 3:
			first = "b"
			inner("a", "x", "")
			inner("b", "a", "")
		case 4:
			first = "a"
			b.WriteString("  %mode = pdl.attribute = \"fast\"\n")
			inner("a", "x", ` {"mode" = %mode}`)
		}
		fmt.Fprintf(&b, "  %%root = pdl.operation \"t.root%d\"(%%%s, %%%s : !pdl.value, !pdl.value) {\"key\" = %%key} -> (%%t : !pdl.type)\n", name, first, second)
		fmt.Fprintf(&b, "  pdl.rewrite %%root {\n    %%n = pdl.operation \"t.done%d\"(%%x, %%%s : !pdl.value, !pdl.value) {\"key\" = %%key} -> (%%t : !pdl.type)\n"+
			"    pdl.replace %%root with %%n\n  }\n}\n", rule%familySize, second)
	}
	return b.String()
}

// writeIR returns a module of functions with that many operations, to which the rules of a set
// of n apply in rotation.
func writeIR(ops, n int) string {
	var b strings.Builder
	b.WriteString("module @ir {\n")
	places := ops / placeSize
	for place := 0; place < places; {
		fmt.Fprintf(&b, "func.func @f%d(%%x: i32, %%y: i32) -> i32 {\n", place/placesPerFunction)
		last := "x"
		for i := 0; i < placesPerFunction && place < places; i++ {
			writePlace(&b, place%n, place, i, last)
			last = fmt.Sprintf("r%d", i)
			place++
		}
		fmt.Fprintf(&b, "  return %%%s : i32\n}\n", last)
	}
	b.WriteString("}\n")
	return b.String()
}

// writePlace writes place i of a function, to which a rule applies.
func writePlace(b *strings.Builder, rule, seed, i int, last string) {
	name, key := root(rule)
	first, second, mode := fmt.Sprintf("b%d", i), "y", "slow"
	inner := [2]int{name, name}
	switch rule % familySize {
	case 0:
		inner = [2]int{name + 1, name + 1}
	case 1:
		inner[0]++
	case 2:
		inner[0]++
		second = fmt.Sprintf("a%d", i)
	case 4:
		mode = "fast"
	}
	fmt.Fprintf(b, "  %%a%d = \"t.inner%d\"(%%%s) {mode = \"slow\"} : (i32) -> i32\n", i, inner[0], last)
	fmt.Fprintf(b, "  %%b%d = \"t.inner%d\"(%%a%[1]d) {mode = %[3]q} : (i32) -> i32\n", i, inner[1], mode)
	fmt.Fprintf(b, "  %%c%d = \"t.root%d\"(%%%s, %%%s) {key = %d : i32} : (i32, i32) -> i32\n", i, name, first, second, key)
	fmt.Fprintf(b, "  %%r%d = \"t.other%d\"(%%c%[1]d, %%%[3]s) : (i32, i32) -> i32\n", i, seed%7, last)
}
