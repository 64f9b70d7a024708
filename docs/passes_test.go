package docs

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pass"
)

// TestPasses compares the page of passes with their declarations.
func TestPasses(t *testing.T) {
	registry := (&opt.Config{}).Registry()
	var b strings.Builder
	b.WriteString("# Passes\n\nThe passes of `mica opt`, with their options and the operations that they run on. A pass is requested by a flag of its name, `--canonicalize=max-iterations=3`, or in\n" +
		"`--pass-pipeline='builtin.module(func.func(canonicalize,cse))'`.\n\nThis page is generated: `go test ./docs -run TestPasses -args -update`.\n\n")
	defs := slices.SortedFunc(slices.Values(registry.Definitions()), func(x, y *pass.Definition) int { return cmp.Compare(x.Argument, y.Argument) })
	b.WriteString("| pass | on | effect |\n| --- | --- | --- |\n")
	for _, d := range defs {
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", d.Argument, cmp.Or(quoted(d.On.Op), quoted(d.On.Interface), "any"), cell(d.Summary))
	}
	b.WriteString("\n## Options and examples\n\n`mica help opt PASS` prints the same.\n\n")
	for _, d := range defs {
		fmt.Fprintf(&b, "### %s\n\n", d.Argument)
		if text := strings.TrimSpace(d.Description); text != "" {
			for paragraph := range strings.SplitSeq(text, "\n\n") {
				b.WriteString(strings.Join(strings.Fields(paragraph), " ") + "\n\n")
			}
		}
		if len(d.Options) > 0 {
			b.WriteString("| option | type | default | effect |\n| --- | --- | --- | --- |\n")
		}
		for _, o := range d.Options {
			fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", o.Name, d.OptionType(o.Name), quoted(o.Default), cell(o.Help))
		}
		if len(d.Options) > 0 {
			b.WriteByte('\n')
		}
		if x, ok := opt.PassExample(d.Argument); ok {
			fmt.Fprintf(&b, "`mica opt %s` makes of\n\n```mlir\n%s```\n\nthis:\n\n```mlir\n%s```\n\n", strings.Join(x.Args, " "), x.Input, x.Output)
		}
	}
	b.WriteString("## Pipelines\n\n| pipeline | effect |\n| --- | --- |\n")
	for _, p := range registry.Pipelines() {
		fmt.Fprintf(&b, "| `%s` | %s |\n", p.Argument, cell(p.Summary))
	}
	fmt.Fprintf(&b, "\n## Passes that mica does not have\n\nmlir-opt of LLVM 22 has these %d as well, and passes for MLIR's own tests. A test compares the list with the installed mlir-opt.\n\n", len(opt.AbsentPasses()))
	b.WriteString("| pass | use instead |\n| --- | --- |\n")
	for _, p := range opt.AbsentPasses() {
		fmt.Fprintf(&b, "| `%s` | %s |\n", p.Name, cell(p.Instead))
	}
	golden.Compare(t, "reference/passes.md", b.String())
}

func quoted(s string) string {
	if s == "" {
		return ""
	}
	return "`" + s + "`"
}

// cell returns a text as the cell of a table.
func cell(s string) string {
	return strings.ReplaceAll(strings.Join(strings.Fields(s), " "), "|", "\\|")
}
