package report

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
)

const (
	// defaultErrors is the default bound of errors for tools under mica's names.
	defaultErrors = 100
	// maxText bounds the text of all diagnostics of a run.
	maxText = 1 << 20
)

// A bound counts the written diagnostics. After it is exceeded, further diagnostics are
// dropped, but the tool continues: its output and exit code do not depend on the bound.
type bound struct {
	errors int // that may be written, 0 without a bound
	found  int
	text   int
	full   bool
}

// fits reports whether a text of n bytes may still be written.
func (b *bound) fits(n int) bool { return b.errors == 0 || b.text+n <= maxText }

// exceeds counts a diagnostic with a text of n bytes and reports whether that is too much.
func (b *bound) exceeds(s diag.Severity, n int) bool {
	b.text += n
	if s == diag.Error {
		b.found++
	}
	b.full = b.errors > 0 && (b.found > b.errors || b.text > maxText)
	return b.full
}

// message describes the exceeded bound.
func (b *bound) message() string {
	if b.found > b.errors {
		return fmt.Sprintf("more than %d errors, the others are not shown; --max-errors=0 shows all", b.errors)
	}
	return "the text of the errors and warnings is too long, the others are not shown; --max-errors=0 shows all"
}
