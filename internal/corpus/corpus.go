// Package corpus runs the corpora of dialects whose definitions are the
// reference's: valid texts in testdata/valid, errors in testdata/errors, one a
// piece. Both tools read them and must write the same; goldens hold what that
// was, for where the reference's definitions are but its tool is not.
package corpus

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// Tool returns the tool with the natives of all dialects and definitions of the
// reference, named below mlir/Dialect: those of a string, which has blanks between
// them, include each other. They are read once, when they are needed.
func Tool(definitions ...string) *opt.Tool {
	include := filepath.Join(reftest.Root, "include")
	c := opt.Config{Dialects: all.Natives(), Includes: []string{include, filepath.Join(include, "mlir/Dialect/ArmSME/IR")}}
	for i, names := range definitions {
		var text strings.Builder
		for name := range strings.FieldsSeq(names) {
			fmt.Fprintf(&text, "include \"mlir/Dialect/%s\"\n", name)
		}
		c.Definitions = append(c.Definitions, mica.Text(fmt.Sprintf("definitions%d.td", i), text.String()))
	}
	return opt.New(c)
}

// A Corpus is the texts of one dialect's package.
type Corpus struct{ tool *opt.Tool }

// New returns the corpus in testdata for definitions of the reference, see [Tool];
// functions are there always.
func New(definitions ...string) *Corpus {
	return &Corpus{Tool(strings.Join(definitions, " ") + " Func/IR/FuncOps.td")}
}

// NewApart is [New] for definitions that use the same names for other things: those of
// each string are read apart.
func NewApart(definitions ...string) *Corpus {
	return &Corpus{Tool(append(definitions, "Func/IR/FuncOps.td")...)}
}

// Run runs the tool on a text.
func (c *Corpus) Run(text string, args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	code = c.tool.Main(args, strings.NewReader(text), &out, &errs)
	return out.String(), errs.String(), code
}

// A file is a text of the corpus.
type file struct {
	name, golden, text string
}

func files(t *testing.T, dir string) []file {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("testdata", dir, "*.mlir"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no files: %v", err)
	}
	var fs []file
	for _, n := range names {
		text, err := os.ReadFile(n)
		if err != nil {
			t.Fatal(err)
		}
		base := strings.TrimSuffix(n, ".mlir")
		fs = append(fs, file{filepath.Base(base), base + ".golden", string(text)})
	}
	return fs
}

var (
	customArgs  = []string{"--allow-unregistered-dialect", "--split-input-file"}
	genericArgs = []string{"--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic"}
	errorArgs   = []string{"--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false"}
)

// TestText compares mica's output for the valid texts, in custom and generic form,
// with the reference's.
func (c *Corpus) TestText(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	for _, f := range files(t, "valid") {
		for form, args := range map[string][]string{"custom": customArgs, "generic": genericArgs} {
			t.Run(f.name+"/"+form, func(t *testing.T) {
				want, errs, code := reftest.Run(t, tool, f.text, args...)
				if code != 0 {
					t.Fatalf("the reference fails: %s", errs)
				}
				got, errs, _ := c.Run(f.text, args...)
				if errs != "" {
					t.Error(errs)
				}
				if d := reftest.Diff(want, got); d != "" {
					t.Error(d)
				}
			})
		}
	}
}

var separator = regexp.MustCompile(`(?m)^// -----.*\n`)

// TestErrors compares the messages for each wrong text with the reference's.
func (c *Corpus) TestErrors(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	for _, f := range files(t, "errors") {
		t.Run(f.name, func(t *testing.T) {
			_, want, code := reftest.Run(t, tool, f.text, errorArgs...)
			if code < 0 {
				t.Fatalf("the reference crashes: %s", want)
			}
			_, got, _ := c.Run(f.text, errorArgs...)
			if d := reftest.Diff(want, got); d != "" {
				t.Error(d)
			}
			if pieces, found := len(separator.FindAllString(f.text, -1))+1, strings.Count(want, "error: "); found < pieces {
				t.Errorf("%d pieces, but %d errors", pieces, found)
			}
		})
	}
}

// TestGolden compares the tool's output with the goldens, and writes them if update
// is set.
func (c *Corpus) TestGolden(t *testing.T, update bool) {
	reftest.Include(t)
	for dir, args := range map[string][]string{"valid": customArgs, "errors": errorArgs} {
		for _, f := range files(t, dir) {
			t.Run(dir+"/"+f.name, func(t *testing.T) {
				got, errs, _ := c.Run(f.text, args...)
				if dir == "errors" {
					got = errs
				} else if errs != "" {
					t.Error(errs)
				}
				if update {
					if err := os.WriteFile(f.golden, []byte(got), 0o666); err != nil {
						t.Fatal(err)
					}
					return
				}
				want, err := os.ReadFile(f.golden)
				if err != nil {
					t.Fatal(err)
				}
				if d := reftest.Diff(string(want), got); d != "" {
					t.Error(d)
				}
			})
		}
	}
}
