package pass

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// PrintOptions select when IR is printed.
type PrintOptions struct {
	// Before and After list the arguments of passes; BeforeAll and AfterAll are for all.
	Before, After       []string
	BeforeAll, AfterAll bool
	AfterOnlyOnChange   bool // the reference's flag --mlir-print-ir-after-change
	AfterOnlyOnFailure  bool // the reference's flag --mlir-print-ir-after-failure
	ModuleScope         bool // print the outermost operation
	TreeDir             string
	Print               asm.Options
}

// Prints reports whether any option prints IR.
func (o *PrintOptions) Prints() bool {
	return o.BeforeAll || o.AfterAll || len(o.Before) > 0 || len(o.After) > 0 || o.AfterOnlyOnFailure
}

// A printer is an instrumentation that prints IR before and after passes.
type printer struct {
	NopInstrumentation
	PrintOptions

	mu     sync.Mutex
	before map[*Run]ir.Fingerprint
	counts map[*ir.Operation]int // printed files, for TreeDir
}

// NewPrinter returns an instrumentation that prints IR to the standard error of runs, or to
// files.
func NewPrinter(o PrintOptions) Instrumentation {
	return &printer{PrintOptions: o, before: map[*Run]ir.Fingerprint{}, counts: map[*ir.Operation]int{}}
}

func (p *printer) BeforePass(r *Run) {
	if r.Pass.adaptor != nil {
		return
	}
	if p.AfterOnlyOnChange {
		f := ir.NewFingerprint(r.Op, true)
		p.mu.Lock()
		p.before[r] = f
		p.mu.Unlock()
	}
	if p.BeforeAll || slices.Contains(p.Before, r.Pass.def.Argument) {
		p.print(r, "Before "+r.Pass.Name())
	}
}

func (p *printer) AfterPass(r *Run, failed bool) {
	if r.Pass.adaptor != nil {
		return
	}
	if failed {
		p.mu.Lock()
		delete(p.before, r)
		p.mu.Unlock()
		if p.AfterAll || slices.Contains(p.After, r.Pass.def.Argument) || p.AfterOnlyOnFailure {
			p.print(r, "After "+r.Pass.Name()+" Failed")
		}
		return
	}
	if p.AfterOnlyOnFailure {
		return
	}
	if p.AfterOnlyOnChange {
		p.mu.Lock()
		before := p.before[r]
		delete(p.before, r)
		p.mu.Unlock()
		if before == ir.NewFingerprint(r.Op, true) {
			return
		}
	}
	if p.AfterAll || slices.Contains(p.After, r.Pass.def.Argument) {
		p.print(r, "After "+r.Pass.Name())
	}
}

// print prints the operation of a run.
func (p *printer) print(r *Run, when string) {
	head := fmt.Sprintf("// -----// IR Dump %s (%s)", when, r.Pass.def.Argument)
	op := r.Op
	if p.ModuleScope {
		head += fmt.Sprintf(" ('%s' operation", op.Name())
		if name := ir.SymbolName(op); name != "" {
			head += ": @" + name
		}
		head += ")"
		for op.ParentOp() != nil {
			op = op.ParentOp()
		}
	}
	text := append([]byte(head+" //----- //\n"), asm.Append(nil, op, p.Print)...)
	text = append(text, "\n\n"...)
	if p.TreeDir == "" {
		r.Err.Write(text)
		return
	}
	if err := p.writeFile(r, text); err != nil {
		r.Errorf(r.Op, "%v", err)
	}
}

// writeFile writes a text to a file of the tree.
func (p *printer) writeFile(r *Run, text []byte) error {
	dir, counts := "", ""
	p.mu.Lock()
	if n, ok := p.counts[r.Op]; ok {
		p.counts[r.Op] = n + 1
	} else {
		p.counts[r.Op] = 0
	}
	for op := r.Op; op != nil; op = op.ParentOp() {
		p.counts[op] += 0
		counts = strconv.Itoa(p.counts[op]) + "_" + counts
		dir = filepath.Join(directoryOf(op), dir)
	}
	p.mu.Unlock()
	dir = filepath.Join(p.TreeDir, dir)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, counts+r.Pass.def.Argument+".mlir"), text, 0o666)
}

// directoryOf names an operation in a tree of files.
func directoryOf(op *ir.Operation) string {
	symbol := ir.SymbolName(op)
	if symbol == "" {
		symbol = "no-symbol-name"
	}
	clean := strings.NewReplacer("/", "_", ".", "_", " ", "_")
	return clean.Replace(op.Name()) + "_" + clean.Replace(symbol)
}
