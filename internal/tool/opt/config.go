package opt

import (
	"io"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Config is the tool with what is added to it: dialects to load and something
// to do between reading and printing. The zero Config is the plain tool.
type Config struct {
	Tool string // the name in messages; "mlir-opt" if empty

	// Flags adds flags.
	Flags func(s *flags.Set)

	// Setup runs before anything is read: it registers dialects, and can set
	// Transform. Files is what messages find texts in. Diagnostics are shown, and
	// errors end the run.
	Setup func(ctx *ir.Context, files *source.Set, d *diag.List) bool

	// Print, if it is not nil, is asked after Setup; what it writes is the whole
	// output of the run if it answers true.
	Print func(ctx *ir.Context, out io.Writer, d *diag.List) (done bool)

	// Transform, if it is not nil, changes a module that verifies, which is then
	// verified again. A false answer is a failure that the list explains.
	Transform func(ctx *ir.Context, module *ir.Operation, d *diag.List) bool
}

// options are what the command line says.
type options struct {
	input, output string
	help, version bool
	showDialects  bool

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
