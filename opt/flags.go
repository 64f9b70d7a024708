package opt

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/rewriteprofile"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/tablegen"
)

const defaultMarker = "// -----"

// brief are the flags in the short help text, which fits a screen of 24 lines with 80 columns.
var brief = []flags.Brief{
	{Name: "o", Help: "Write the output to a file"},
	{Name: "ods", Help: "Load the dialects that a .td file defines"},
	{Name: "I", Help: "Search included files in a directory"},
	{Name: "patterns", Help: "Apply the rules of a .pdll, .td or .mlir file"},
	{Name: "trace-rewrites", Help: "Write what rules do, or why they do not match"},
	{Name: "canonicalize", Help: "Simplify (each pass is a flag of its name)"},
	{Name: "pass-pipeline", Help: "Run passes: 'builtin.module(func.func(cse))'"},
	{Name: "list-passes", Help: "List the passes"},
	{Name: "validate", Help: "Compare what functions do around each pass"},
	{Name: "mlir-print-ir-after-all", Help: "Print the IR after each pass"},
	{Name: "mlir-print-op-generic", Help: "Print operations in generic form"},
	{Name: "split-input-file", Help: "Process the parts between lines // ----- alone"},
	{Name: "verify-diagnostics", Help: "Compare errors with comments expected-*"},
	{Name: "allow-unregistered-dialect", Help: "Accept operations of unknown dialects"},
	{Name: "help", Help: "List 'all' options, or a page for 'man -l'"},
}

// overview is the first paragraph of the help text. Under mica's names the text has the most used flags;
// mlir-opt's has the names of all dialects.
func (t *Tool) overview(s *flags.Set) string {
	if strings.HasPrefix(t.config.Name, "mica") {
		for _, name := range t.ownFlags() {
			s.Brief = append(s.Brief, flags.Brief{Name: name})
		}
		s.Brief = append(s.Brief, brief...)
		s.Notes = "'mica help opt PASS' describes a pass, with its options and an example."
		switch {
		case t.bisects:
			return "Find the first rewrite or pass of a run after which a test fails"
		case t.explains:
			return "Say why a rewrite rule does not match in a run of passes and rules, or why a conversion fails"
		case t.config.Name == "mica reduce":
			return "Make IR smaller that a program finds interesting, with the passes of mica opt and --reduction-tree"
		}
		return "Load dialects and rules, verify IR, rewrite it, run passes, print it"
	}
	overview := "MLIR modular optimizer driver"
	if ctx, _ := t.base(); ctx != nil {
		overview += "\n\nAvailable Dialects: " + strings.Join(ctx.IR().DialectNames(), ", ")
	}
	return overview
}

// ownFlags are the flags that the tool has in addition to those of mlir-opt.
func (t *Tool) ownFlags() []string {
	switch {
	case t.bisects:
		return []string{"test", "time", "save"}
	case t.explains:
		return []string{"rule", "at", "nearest"}
	}
	return nil
}

func (o *options) flags(tool string) *flags.Set {
	s := &flags.Set{Tool: tool, MaxPositional: 1, Explain: absent}
	s.Files = []string{".mlir", ".mlirbc"}
	s.In("INPUT AND OUTPUT", func() { o.inputFlags(s) })
	s.In("PRINTING", func() { o.printFlags(s) })
	s.In("DIAGNOSTICS", func() { o.diagnosticFlags(s) })
	if project.Uses(tool) {
		o.project.Flags(s)
	}
	s.In("DIALECTS", func() { o.definitionFlags(s) })
	s.In("RULES", func() { o.ruleFlags(s) })
	s.In("TRACES AND STATISTICS", func() { o.traceFlags(s) })
	s.Standard(&o.help, &o.version)
	return s
}

func (o *options) inputFlags(s *flags.Set) {
	o.output, o.joinMarker, o.verifyEach = "-", defaultMarker, true
	s.String(&o.output, "o", "filename", "Output filename")
	s.String(&o.dependency, "d", "filename", "Dependency filename")
	s.Bool(&o.allowUnregistered, "allow-unregistered-dialect", "Allow operations with no registered dialects")
	s.Add(flags.Flag{Name: "verify-diagnostics", Kind: flags.Optional, Arg: "level", Values: []string{"all", "only-expected"},
		Help: "Check that emitted diagnostics match expected-* lines on the corresponding line",
		Set: func(v string) error {
			switch v {
			case "", "all":
				o.verifyDiagnostics = "all"
			case "only-expected":
				o.verifyDiagnostics = v
			default:
				return fmt.Errorf("Cannot find option named '%s'!", v)
			}
			return nil
		}})
	s.Add(flags.Flag{Name: "split-input-file", Kind: flags.Optional, Arg: "string",
		Help: "Split the input file into chunks using the given or default marker and process each chunk independently",
		Set: func(v string) error {
			if v == "" {
				v = defaultMarker
			}
			o.split, o.splitMarker = true, v
			return nil
		}})
	s.String(&o.joinMarker, "output-split-marker", "string", "Split marker to use for merging the ouput")
	s.Bool(&o.verifyEach, "verify-each", "Run the verifier after each transformation pass")
	s.Bool(&o.verifyRoundtrip, "verify-roundtrip", "Round-trip the IR after parsing and ensure it succeeds")
	s.Bool(&o.noImplicitModule, "no-implicit-module", "Disable implicit addition of a top-level module op during parsing")
	o.bytecodeFlags(s)
	s.String(&o.irdl, "irdl-file", "filename", "IRDL file to register before processing the input")
	s.Bool(&o.showDialects, "show-dialects", "Print the list of registered dialects and exit")
	s.Bool(&o.noVerifyParsing, "mlir-very-unsafe-disable-verifier-on-parsing", "Disable the verifier on parsing (very unsafe)")
	s.Bool(&o.showPasses, "list-passes", "Print the list of registered passes and exit")
	s.Bool(&o.noThreads, "mlir-disable-threading", "Use one thread")
}

func (o *options) printFlags(s *flags.Set) {
	p := &o.print
	s.Bool(&p.Generic, "mlir-print-op-generic", "Print the generic op form")
	s.Bool(&p.DebugInfo, "mlir-print-debuginfo", "Print debug info in MLIR output")
	s.Bool(&p.PrettyDebugInfo, "mlir-pretty-debuginfo", "Print pretty debug info in MLIR output")
	s.Bool(&p.LocalScope, "mlir-print-local-scope", "Print with local scope and inline information (eliding aliases for attributes, types, and locations)")
	s.Bool(&p.ValueUsers, "mlir-print-value-users", "Print users of operation results and block arguments as a comment")
	s.Bool(&p.UniqueIDs, "mlir-print-unique-ssa-ids", "Print unique SSA ID numbers for values, block arguments and naming conflicts across all regions")
	s.Bool(&p.NameLocAsPrefix, "mlir-use-nameloc-as-prefix", "Print SSA IDs using NameLocs as prefixes")
	s.Bool(&p.SkipRegions, "mlir-print-skip-regions", "Skip regions when printing ops.")
	s.Bool(&p.AssumeVerified, "mlir-print-assume-verified", "Skip op verification when using custom printers")
	number := func(name, help string, set func(n int)) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: "uint", Help: help, Set: func(v string) error {
			n, err := strconv.ParseUint(v, 0, 32)
			if err != nil || strings.Contains(v, "_") {
				return fmt.Errorf("'%s' value invalid for uint argument!", v)
			}
			set(int(n))
			return nil
		}})
	}
	number("mlir-elide-elementsattrs-if-larger", "Elide ElementsAttrs with \"...\" that have more elements than the given upper limit",
		func(n int) { p.ElideElements, p.ElementsLimit = true, n })
	number("mlir-elide-resource-strings-if-larger", "Elide printing value of resources if string is too long in chars.",
		func(n int) { p.ElideResources, p.ResourcesLimit = true, n })
	s.Add(flags.Flag{Name: "mlir-print-elementsattrs-with-hex-if-larger", Kind: flags.Value, Arg: "long",
		Help: "Print DenseElementsAttrs with a hex string that have more elements than the given upper limit (use -1 to disable)",
		Set: func(v string) error {
			n, err := strconv.ParseInt(v, 0, 64)
			if err != nil || strings.Contains(v, "_") {
				return fmt.Errorf("'%s' value invalid for long argument!", v)
			}
			p.HexLimit = int(n)
			if n == 0 || n < -1 {
				p.HexLimit = 1 // a single element is a splat, which is never printed in hexadecimal
			}
			return nil
		}})
}

func (o *options) diagnosticFlags(s *flags.Set) {
	s.Bool(&o.opOnDiagnostic, "mlir-print-op-on-diagnostic", "When a diagnostic is emitted on an operation, also print the operation as an attached note")
	s.Bool(&o.noNotes, "mlir-disable-diagnostic-notes", "Disable diagnostic notes.")
	o.verbosity = diag.Remark
	s.Add(flags.Flag{Name: "mlir-diagnostic-verbosity-level", Kind: flags.Value, Arg: "value", Values: []string{"errors", "warnings", "remarks"}, Help: "Choose level of diagnostic information: errors, warnings or remarks",
		Set: o.setVerbosity})
	o.opOnDiagnostic = true
	o.diagnostics.Flags(s)
}

// bytecodeFlags adds the flags for writing bytecode.
func (o *options) bytecodeFlags(s *flags.Set) {
	s.Bool(&o.emitBytecode, "emit-bytecode", "Emit bytecode when generating output")
	s.Bool(&o.elideResources, "elide-resource-data-from-bytecode", "Elide resources when generating bytecode")
	s.Add(flags.Flag{Name: "emit-bytecode-version", Kind: flags.Value, Arg: "value", Help: "Use specified bytecode when generating output",
		Set: func(v string) error {
			n, err := strconv.ParseInt(v, 0, 64)
			if err != nil || strings.Contains(v, "_") {
				return fmt.Errorf("'%s' value invalid for long argument!", v)
			}
			o.bytecodeVersion = &n
			return nil
		}})
}

// definitionFlags adds the flags for definitions, which mlir-opt does not have.
func (o *options) definitionFlags(s *flags.Set) {
	s.Strings(&o.ods, "ods", "file", "Load the dialects that a .td file defines")
	s.TakesFiles("ods", ".td")
	s.Strings(&o.cxx, "cxx", "file", "Take functions that the definitions leave to C++ from a C++ source file")
	s.TakesFiles("cxx", ".cpp", ".cc", ".cxx", ".h")
	s.Add(flags.Flag{Name: "I", Kind: flags.Prefix, Arg: "directory", Help: "Directory of include files",
		Set: func(v string) error { o.includes = append(o.includes, v); return nil }})
	s.Add(flags.Flag{Name: "D", Kind: flags.Prefix, Arg: "macro name", Help: "Name of a macro to be defined in .td files",
		Set: func(v string) error {
			if !tablegen.IsMacroName(v) {
				return fmt.Errorf("invalid macro name `%s` specified on command line", v)
			}
			o.defines = append(o.defines, v)
			return nil
		}})
	s.Bool(&o.notInstalled, "no-installed-dialects", "Do not look for dialects in MICA_INCLUDE and in an installed LLVM")
	s.Bool(&o.cxxReport, "cxx-report", "Print the functions in C++ that cannot be run and how many operations wait for each, and nothing else")
	s.Bool(&o.report, "ods-report", "Print what of the dialects' definitions is live, and nothing else")
	s.Bool(&o.assumeUnknown, "assume-unknown", "Take checks that cannot be evaluated to hold, with one warning")
	s.Bool(&o.strictChecks, "strict-checks", "Fail if not all checks of an operation that is used can be made")
	s.Add(flags.Flag{Name: "ods-warnings", Kind: flags.Value, Arg: "level", Values: []string{"off", "summary", "all"}, Help: "Warn of what the definitions leave to C++: off, summary, all",
		Set: func(v string) error {
			level, ok := map[string]load.WarningLevel{"off": load.WarnNothing, "summary": load.WarnSummary, "all": load.WarnAll}[v]
			if !ok {
				return fmt.Errorf("Cannot find option named '%s'!", v)
			}
			o.warnings = level
			return nil
		}})
}

// ruleFlags adds the flags for rules, which mlir-opt does not have.
func (o *options) ruleFlags(s *flags.Set) {
	s.Add(flags.Flag{Name: "patterns", Kind: flags.Value, Arg: "file", Files: []string{".td", ".pdll", ".mlir"}, Help: "Apply the rules of a .td, .pdll or .mlir file (pdl or pdl_interp) to a fixpoint",
		Set: func(v string) error {
			if o.rules = append(o.rules, v); len(o.rules) == 1 {
				o.steps = append(o.steps, step{rules: true}) // all files at once
			}
			return nil
		}})
	s.Bool(&o.printPDL, "print-pdl", "Print the rules as the pdl dialect, and nothing else")
	s.Bool(&o.showRules, "list-rules", "Print the rules, or without --patterns the canonicalizations of all dialects, and nothing else")
	s.Bool(&o.checkRules, "check-rules", "Check the comments 'EXPECT-RULE: NAME[ xN]', 'EXPECT-NOT-RULE: NAME' and 'RULE-LIMIT: N' of the input, which say how often patterns are applied")
	list := func(p *[]string, name, help string) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: "names", Help: help,
			Set: func(v string) error { *p = append(*p, strings.Split(v, ",")...); return nil }})
	}
	list(&o.disable, "disable-patterns", "Leave out the rules of these names or labels")
	s.Bool(&o.allowIncomplete, "allow-incomplete-rules", "Leave out the rules that cannot be compiled, with a warning for each")
	list(&o.enable, "enable-patterns", "Apply only the rules of these names or labels")
	o.driver.flags(s)
}

// traceFlags adds the flags that show how rules are applied.
func (o *options) traceFlags(s *flags.Set) {
	s.Add(flags.Flag{Name: "trace-rewrites", Kind: flags.Optional, Arg: "form", Values: []string{"text", "json"},
		Help: "Write what the rules do, and why others do not match, to standard error, as text or json",
		Set: func(v string) error {
			form, ok := map[string]rewrite.TraceForm{"": rewrite.TraceText, "text": rewrite.TraceText, "json": rewrite.TraceJSON}[v]
			if !ok {
				return fmt.Errorf("Cannot find option named '%s'!", v)
			}
			o.trace, o.traceForm = true, form
			return nil
		}})
	s.Add(flags.Flag{Name: "trace-filter", Kind: flags.Value, Arg: "parts", Set: o.setTraceFilter,
		Help: "Trace only rule=NAME, op=NAME, loc=FILE:LINE, pass=NAME, changed (what changed something), a comma-separated list; names may have *"})
	s.String(&o.traceHTML, "trace-html", "file", "Write what passes and rules changed, step by step, to a page for browsers")
	s.Add(flags.Flag{Name: "print-rewrites", Kind: flags.Optional, Arg: "form",
		Help: "Print for each operation that passes or rules have made which ones, and from which operation: as comments behind it, or in locations, which --mlir-print-debuginfo and bytecode show",
		Set: func(v string) error {
			form, ok := map[string]provenanceForm{"": commentedProvenance, "comments": commentedProvenance, "locations": locatedProvenance}[v]
			if !ok {
				return fmt.Errorf("Cannot find option named '%s'!", v)
			}
			o.printRewrites = form
			return nil
		}})
	s.String(&o.coverage, "rule-coverage", "file", "Add to a file which rules of --patterns, and which of their conditions, the run reaches; 'mica rule-coverage' shows it")
	s.Add(flags.Flag{Name: "debug-only", Kind: flags.Value, Arg: "type", Values: debugTypes, List: true,
		Help: "Write what drivers and matchers do, with the operations, to standard error; the types are " + strings.Join(debugTypes, ", "),
		Set: func(v string) error {
			for kind := range strings.SplitSeq(v, ",") {
				if !slices.Contains(debugTypes, kind) {
					return fmt.Errorf("Cannot find option named '%s'!", kind)
				}
				o.debug = append(o.debug, kind)
			}
			return nil
		}})
	s.Add(flags.Flag{Name: "pattern-stats", Kind: flags.Optional, Arg: "form",
		Help: "Write how often each rule was tried, matched and applied to standard error, as text or json",
		Set: func(v string) error {
			kind, ok := statsKinds[v]
			if !ok {
				return fmt.Errorf("Cannot find option named '%s'!", v)
			}
			o.stats = kind
			return nil
		}})
	s.Add(flags.Flag{Name: "stats-filter", Kind: flags.Value, Arg: "parts", Set: o.setStatsFilter,
		Help: "Count for --pattern-stats only rule=NAME, op=NAME, loc=FILE:LINE, pass=NAME, changed (rules that were applied), a comma-separated list; names may have *"})
	s.Add(flags.Flag{Name: "profile-rewrites", Kind: flags.Value, Arg: "file",
		Help: "Write the time of passes, patterns and folds by function, operation and place to a file: for pprof (.pb.gz, .pprof), as folded stacks (.folded) or as trace events (.json)",
		Set: func(v string) error {
			format, err := rewriteprofile.FormatOf(v)
			o.profileFile, o.profileFormat = v, format
			return err
		}})
}
