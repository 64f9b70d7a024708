// Command mica combines the tools for MLIR's declarative languages in one binary.
// It also runs under the names of the reference tools.
package main

import (
	"fmt"
	"io"
	"slices"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/library"
	runlines "github.com/mica-ir/mica/internal/lit"
	"github.com/mica-ir/mica/internal/lsp"
	"github.com/mica-ir/mica/internal/reduce"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/internal/tool/doc"
	"github.com/mica-ir/mica/internal/tool/filecheck"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/format"
	"github.com/mica-ir/mica/internal/tool/gen"
	"github.com/mica-ir/mica/internal/tool/lint"
	"github.com/mica-ir/mica/internal/tool/lit"
	"github.com/mica-ir/mica/internal/tool/pdll"
	"github.com/mica-ir/mica/internal/tool/process"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/internal/tool/query"
	"github.com/mica-ir/mica/internal/tool/rewrite"
	"github.com/mica-ir/mica/internal/tool/rulecoverage"
	"github.com/mica-ir/mica/internal/tool/run"
	"github.com/mica-ir/mica/internal/tool/tblgen"
	"github.com/mica-ir/mica/internal/tool/validate"
	"github.com/mica-ir/mica/internal/tool/verify"
	"github.com/mica-ir/mica/opt"
)

func main() { process.Run(execute) }

// A tool is a subcommand.
type tool struct {
	name    string
	aliases []string // names of the reference's binaries
	summary string
	// main runs the tool under an alias, or under "mica" followed by its own name.
	main func(name string, args []string, in io.Reader, out, errs io.Writer) int
}

type mainFunc func(args []string, in io.Reader, out, errs io.Writer) int

// oneName adapts a tool whose messages always contain the same name.
func oneName(main mainFunc) func(name string, args []string, in io.Reader, out, errs io.Writer) int {
	return func(_ string, args []string, in io.Reader, out, errs io.Writer) int { return main(args, in, out, errs) }
}

// tools returns the subcommands. If shared is set, others run in the same process.
func tools(shared bool) []tool {
	return []tool{
		{"opt", []string{"mlir-opt"}, "load dialects and rules, verify IR, rewrite it and print it",
			func(name string, args []string, in io.Reader, out, errs io.Writer) int {
				return opt.Main(args, in, out, errs, opt.Config{Name: name, Dialects: all.Natives(), Alone: !shared})
			}},
		{"reduce", []string{"mlir-reduce"}, "make IR smaller that a program finds interesting",
			func(name string, args []string, in io.Reader, out, errs io.Writer) int {
				return opt.Main(args, in, out, errs, opt.Config{Name: name, Dialects: all.Natives(), Passes: reduce.Passes(),
					NoFinalLine: true, ExplicitNesting: true, Alone: !shared})
			}},
		{"bisect", nil, "find the rewrite or pass that makes a program wrong",
			func(name string, args []string, in io.Reader, out, errs io.Writer) int {
				return opt.MainBisect(args, in, out, errs, opt.Config{Name: name, Dialects: all.Natives(), Alone: !shared})
			}},
		{"explain", nil, "say why a rewrite rule does not match",
			func(name string, args []string, in io.Reader, out, errs io.Writer) int {
				return opt.MainExplain(args, in, out, errs, opt.Config{Name: name, Dialects: all.Natives(), Alone: !shared})
			}},
		{"query", []string{"mlir-query"}, "find operations in IR",
			func(name string, args []string, in io.Reader, out, errs io.Writer) int {
				return query.Main(name, args, in, out, errs, all.Natives())
			}},
		{"rewrite", []string{"mlir-rewrite"}, "change the text of IR in place",
			func(name string, args []string, in io.Reader, out, errs io.Writer) int {
				return rewrite.Main(name, args, in, out, errs, all.Natives())
			}},
		{"run", nil, "execute a function of a module",
			func(name string, args []string, in io.Reader, out, errs io.Writer) int {
				return run.Main(name, args, in, out, errs, all.Natives())
			}},
		{"validate", nil, "compare what the functions of two modules do",
			func(name string, args []string, in io.Reader, out, errs io.Writer) int {
				return validate.Main(name, args, in, out, errs, all.Natives())
			}},
		{"lint", nil, "find mistakes in rewrite rules",
			func(name string, args []string, _ io.Reader, out, errs io.Writer) int {
				return lint.Main(name, args, out, errs, all.Natives())
			}},
		{"fuzz-rules", nil, "find rules that are wrong together, or depend on their order",
			func(name string, args []string, _ io.Reader, out, errs io.Writer) int {
				return verify.MainTogether(name, args, out, errs, all.Natives())
			}},
		{"verify", nil, "check rewrite rules and folds by execution",
			func(name string, args []string, _ io.Reader, out, errs io.Writer) int {
				return verify.Main(name, args, out, errs, all.Natives())
			}},
		{"tblgen", tblgen.Names(), "evaluate TableGen and print records",
			func(name string, args []string, in io.Reader, out, errs io.Writer) int {
				cfg := tblgen.Config{Name: name, Alone: !shared, Trees: library.Trees(std.Natives)}
				if project.Uses(name) {
					cfg.Project = &project.Options{}
				}
				return tblgen.Main(args, in, out, errs, cfg)
			}},
		{"pdll", []string{"mlir-pdll"}, "compile PDLL and print its tree, the pdl dialect or C++", pdll.MainAs},
		{"filecheck", []string{"FileCheck"}, "check a text against the expectations in a file", filecheck.MainAs},
		{"gen", nil, "generate Go packages of dialects",
			func(_ string, args []string, _ io.Reader, out, errs io.Writer) int {
				return gen.Main(args, out, errs, gen.Config{Natives: all.Natives(), Packages: all.Packages()})
			}},
		{"fmt", nil, "lay out TableGen, PDLL and MLIR files", oneName(format.Main)},
		{"doc", nil, "document dialects in Markdown or HTML", oneName(doc.Main)},
		{"lsp", []string{"mlir-lsp-server", "mlir-pdll-lsp-server", "tblgen-lsp-server"}, "serve editors: TableGen, PDLL and MLIR", lsp.MainAs},
		{"lit", nil, "run tests with RUN lines",
			func(_ string, args []string, _ io.Reader, out, errs io.Writer) int {
				return lit.Main(args, out, errs, commands())
			}},
		{"rule-coverage", nil, "show which rules and conditions tests reach",
			func(_ string, args []string, _ io.Reader, out, errs io.Writer) int {
				return rulecoverage.Main(args, out, errs)
			}},
	}
}

// commands returns the commands of RUN lines that are run in this process: mica itself
// and the tools under the names of the reference's.
func commands() map[string]runlines.Tool {
	list := map[string]runlines.Tool{"mica": func(args []string, in io.Reader, out, errs io.Writer) int {
		return runIn(true, append([]string{"mica"}, args...), in, out, errs)
	}}
	for _, t := range tools(true) {
		for _, a := range t.aliases {
			list[a] = func(args []string, in io.Reader, out, errs io.Writer) int { return t.main(a, args, in, out, errs) }
		}
	}
	return list
}

func execute(args []string, in io.Reader, out, errs io.Writer) int {
	return runIn(false, args, in, out, errs)
}

// runIn runs a command, in a process that runs others at the same time if shared is set.
func runIn(shared bool, args []string, in io.Reader, out, errs io.Writer) int {
	name := process.Name(args[0])
	for _, t := range tools(shared) {
		if slices.Contains(t.aliases, name) {
			return t.main(name, args[1:], in, out, errs)
		}
	}
	if len(args) < 2 {
		io.WriteString(errs, usage())
		return 1
	}
	if asksHelp(args[1]) {
		switch {
		case len(args) > 3 && args[2] == "opt" && !asksHelp(args[3]):
			return helpPass(args[3], out, errs)
		case len(args) > 2 && !asksHelp(args[2]): // help about help is the list of commands
			return runIn(shared, []string{args[0], args[2], "--help"}, in, out, errs)
		}
		return flags.Answer(out, errs, usage())
	}
	switch args[1] {
	case "--help=man":
		return flags.Answer(out, errs, manual())
	case flags.CompleteFlag:
		return complete(args[2:], in, out, errs)
	case "version", "--version", "-version":
		return flags.Answer(out, errs, version())
	}
	if args[1] == "completion" {
		return completion(args[2:], out, errs)
	}
	for _, t := range tools(shared) {
		switch {
		case args[1] == t.name:
			return t.main("mica "+args[1], args[2:], in, out, errs)
		case slices.Contains(t.aliases, args[1]):
			return t.main(args[1], args[2:], in, out, errs)
		}
	}
	names := []string{"completion", "help", "version"}
	for _, t := range tools(shared) {
		names = append(append(names, t.name), t.aliases...)
	}
	fmt.Fprintf(errs, "mica: unknown command '%s'%s\nmica: 'mica help' lists the commands\n", args[1], suggest.DidYouMean(args[1], names))
	return 1
}
