// Command calculator compiles and runs programs of a small language:
//
//	go run . program.calc
//	go run . -show program.calc
//
// README.md explains how it is made.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"example.com/calculator/calc"
	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

//go:generate go tool mica gen -o calc --rules simplify.pdll calc.td

func main() {
	show := flag.Bool("show", false, "print the program after each step")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: calculator [-show] program.calc")
		os.Exit(2)
	}
	if err := run(flag.Arg(0), *show, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run compiles a file and runs it.
func run(name string, show bool, out io.Writer) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	c, diags := mica.NewContext(mica.Config{Dialects: []*dialect.Natives{arith.Natives()}})
	if c == nil {
		return diags
	}
	ctx := c.IR()
	if err := calc.Register(ctx, hooks{}); err != nil {
		return err
	}
	step := func(what string, module *ir.Operation) {
		if show {
			fmt.Fprintf(out, "// %s\n", what)
			mica.Print(out, module)
		}
	}

	module, err := parse(ctx, name, string(text))
	if err != nil {
		return err
	}
	step("as it is written", module)

	if err := simplify(module); err != nil {
		return err
	}
	step("simplified", module)

	lower(module)
	step("lowered to arith", module)

	evaluate(module, out)
	return nil
}

// simplify applies the rules of simplify.pdll and the folders in hooks.go.
func simplify(module *ir.Operation) error {
	ctx := module.Context()
	rules, err := calc.Rules(ctx)
	if err != nil {
		return err
	}
	var set rewrite.Set
	set.AddMatcher(rules)
	frozen, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		return err
	}
	rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	return nil
}
