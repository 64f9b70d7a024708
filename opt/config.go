package opt

import (
	"io"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/rewriteprofile"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// A Config configures a tool in addition to its flags. The zero Config is valid.
type Config struct {
	// Name is the tool's name in messages; "" means "mlir-opt".
	Name string
	// Dialects are the dialects that are written in Go, completely or in part.
	Dialects []*dialect.Natives
	// Definitions are .td sources of dialects. A dialect that a user loads with
	// --ods replaces one of the same name.
	Definitions []mica.Source
	// Sources are C++ source files and headers, in addition to those given with --cxx.
	Sources []mica.Source
	// Natives are the constraints and rewrites that PDLL rules declare without a
	// body.
	Natives *rewrite.Natives
	// Code has C++ functions and classes that are written in Go, for native code in rules.
	Code dialect.Code
	// Passes and Pipelines are available in addition to package transforms.
	Passes    []*pass.Definition
	Pipelines []*pass.Pipeline
	// NoFinalLine does not end the output with an empty line, as mlir-opt does.
	NoFinalLine bool
	// Alone means that nothing else runs in the process: the tool may set how often garbage
	// is collected, and handle signals while it writes files.
	Alone bool
	// ExplicitNesting makes it an error to run a pass on operations that it is not defined
	// for, instead of nesting it implicitly.
	ExplicitNesting bool
	// Includes are searched for included files after the directories of -I.
	Includes []string
}

// Main runs a tool once and returns its exit code. args do not include the
// program's name.
func Main(args []string, in io.Reader, out, errs io.Writer, c Config) int {
	return New(c).Main(args, in, out, errs)
}

// options holds the command line.
type options struct {
	input, output string
	dependency    string // file for a make rule
	help, version bool
	diagnostics   report.Options
	project       project.Options
	refuse        func(path string) error // see project.Project
	showDialects  bool
	notInstalled  bool

	ods, includes, rules []string
	steps                []step
	passes               passFlags
	bisection            bisectFlags
	explanation          explainFlags
	checkRules           bool
	traceFilter          *rewrite.TraceFilter // nil without --trace-filter
	statsFilter          *rewrite.TraceFilter // nil without --stats-filter
	profileFile          string               // of --profile-rewrites, or ""
	profileFormat        rewriteprofile.Format
	traceHTML            string         // the file of --trace-html, or ""
	printRewrites        provenanceForm // of --print-rewrites
	coverage             string         // the file of --rule-coverage, or ""
	defines              []string
	irdl                 string // a file with irdl dialects, or ""
	cxx                  []string
	printPDL, report     bool
	cxxReport            bool
	showRules            bool
	warnings             load.WarningLevel
	assumeUnknown        bool
	strictChecks         bool
	trace                bool
	traceForm            rewrite.TraceForm
	debug                []string // types of debug output
	stats                statsKind
	disable, enable      []string
	driver               driver
	allowIncomplete      bool

	allowUnregistered bool
	verifyDiagnostics string // "", all or only-expected
	split             bool
	splitMarker       string
	joinMarker        string
	verifyRoundtrip   bool
	noImplicitModule  bool
	noVerifyParsing   bool
	verifyEach        bool
	opOnDiagnostic    bool
	noThreads         bool
	noNotes           bool
	verbosity         diag.Severity // the least severe diagnostics that are shown
	showPasses        bool

	emitBytecode    bool
	bytecodeVersion *int64 // nil for the newest
	elideResources  bool   // from bytecode

	parse asm.ParseOptions
	print asm.Options
}
