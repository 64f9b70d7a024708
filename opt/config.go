package opt

import (
	"io"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/rewrite"
)

// A Config says what a tool has beside its flags. The zero Config is a good one.
type Config struct {
	// Name is the tool's name in messages: "mlir-opt" if it is empty.
	Name string
	// Dialects are those that are, in whole or in part, written in Go.
	Dialects []*dialect.Natives
	// Definitions are .td sources of dialects. A dialect that a user gives by --ods
	// takes the place of one of that name.
	Definitions []mica.Source
	// Natives are the constraints and rewrites that PDLL rules declare without a
	// body.
	Natives *rewrite.Natives
	// Includes are directories in which files are looked for that definitions and
	// rules include, after those given by -I.
	Includes []string
}

// Main runs a tool once and returns its exit code. args are the arguments without the
// program's name.
func Main(args []string, in io.Reader, out, errs io.Writer, c Config) int {
	return New(c).Main(args, in, out, errs)
}

// options are what the command line says.
type options struct {
	input, output string
	help, version bool
	showDialects  bool
	notInstalled  bool

	ods, includes, rules []string
	printPDL, report     bool
	trace, stats         bool
	disable, enable      []string
	maxIterations        int
	topDown              bool

	allowUnregistered bool
	verifyDiagnostics string // "" for no, else all or only-expected
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

	parse asm.ParseOptions
	print asm.Options
}
