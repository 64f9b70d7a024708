// Package rulecoverage implements mica rule-coverage, which shows which rules, and which of their conditions, tests reach.
package rulecoverage

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/mica-ir/mica/internal/rulecoverage"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/internal/tool/report"
)

const overview = `Shows which rules tests do not apply, and which conditions of rules they do not show both to hold and to fail. The file is
the one of 'mica opt --rule-coverage' or 'mica lit --rule-coverage'.`

// options holds the tool's flags.
type options struct {
	page          string
	all           bool
	help, version bool
	diagnostics   report.Options
}

// Main runs the tool and returns its exit code. args do not include the program's name.
func Main(args []string, out, errs io.Writer) int {
	o := &options{}
	set := &flags.Set{Tool: "mica rule-coverage", MaxPositional: 1, Files: flags.AnyFile}
	set.String(&o.page, "html", "file", "Write a page with the rule files and the counts in their margins")
	set.Bool(&o.all, "all", "Print all rules and conditions, also those that are covered")
	o.diagnostics.Flags(set)
	set.Standard(&o.help, &o.version)
	files, ok := o.diagnostics.Parse(set, args, errs)
	switch {
	case !ok:
		return 1
	case o.help:
		return flags.Answer(out, errs, set.Usage(overview, "<coverage file>"))
	case o.version:
		return flags.Answer(out, errs, "mica rule-coverage\n")
	}
	w := o.diagnostics.Open("mica rule-coverage", errs)
	err := o.run(set, files, out)
	if err != nil {
		w.FailWith(err)
	}
	if cerr := w.Close(); err != nil || cerr != nil {
		return 1
	}
	return 0
}

func (o *options) run(set *flags.Set, files []string, out io.Writer) error {
	if len(files) == 0 {
		return set.Misused("no coverage file is given")
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		return err
	}
	c, err := rulecoverage.Read(files[0], text)
	if err != nil {
		return err
	}
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	if o.page != "" {
		writer := osfile.Writer{Shared: true}
		defer writer.Close()
		return writer.Write(o.page, func(w io.Writer) error { return c.WritePage(w, dir, readRules) })
	}
	return c.Write(out, dir, o.all)
}

// maxRuleFile is the size up to which the text of a rule file is shown.
const maxRuleFile = 16 << 20

// readRules reads a rule file for a page. The coverage file may name anything, so only what can be a rule file is read: the page
// may be shown to others.
func readRules(file string) ([]byte, error) {
	switch filepath.Ext(file) {
	case ".td", ".pdll", ".mlir":
	default:
		return nil, errors.New("the name does not end in .td, .pdll or .mlir")
	}
	info, err := os.Stat(file) // before the file is opened, which can block
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errors.New("it is no regular file")
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxRuleFile+1))
	if err == nil && len(text) > maxRuleFile {
		return nil, fmt.Errorf("it has more than %d MiB", maxRuleFile>>20)
	}
	return text, err
}
