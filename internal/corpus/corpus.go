// Package corpus runs the corpora of dialects whose definitions are the
// reference's: valid texts in testdata/valid, errors in testdata/errors, one a
// piece. Both tools read them and must write the same; goldens hold what that
// was, for where the reference's definitions are but its tool is not.
package corpus

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/opt"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// A Corpus is the texts of one dialect's package.
type Corpus struct {
	models func() (*ods.Module, error)
	// apart are definitions that use the same names for other things.
	apart []func() (*ods.Module, error)
}

// With adds definitions that cannot be read together with the others, and returns c.
func (c *Corpus) With(definitions ...string) *Corpus {
	c.apart = append(c.apart, sync.OnceValues(func() (*ods.Module, error) { return read(definitions) }))
	return c
}

// New returns the corpus in testdata for definitions of the reference, named
// below mlir/Dialect; functions are there always. They are read once, when they
// are needed.
func New(definitions ...string) *Corpus {
	definitions = append(definitions, "Func/IR/FuncOps.td")
	return &Corpus{models: sync.OnceValues(func() (*ods.Module, error) { return read(definitions) })}
}

func read(definitions []string) (*ods.Module, error) {
	var text strings.Builder
	for _, name := range definitions {
		text.WriteString("include \"mlir/Dialect/" + name + "\"\n")
	}
	files := &source.Set{Includes: []string{filepath.Join(reftest.Root, "include")}}
	f := source.NewFile("definitions.td", []byte(text.String()))
	files.Add(f)
	recs, l := tablegen.Load(f, tablegen.Options{Files: files})
	if l.HasErrors() {
		return nil, l
	}
	m, l := ods.Read(recs)
	if l.HasErrors() {
		return nil, l
	}
	return m, nil
}

func (c *Corpus) setup(ctx *ir.Context, _ *source.Set, d *diag.List) bool {
	natives := all.Natives()
	api := dialect.NewAPI(natives)
	var known []*ir.Dialect
	for _, models := range append(c.apart[:len(c.apart):len(c.apart)], c.models) {
		m, err := models()
		if err != nil {
			d.Errorf(diag.Place{}, "%v", err)
			return false
		}
		loaded, l := load.Load(ctx, m, load.Options{API: api, Natives: natives, Known: known})
		*d = append(*d, l...)
		known = append(known, loaded.Dialects...)
	}
	return !d.HasErrors()
}

// Run runs the tool on a text.
func (c *Corpus) Run(text string, args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	config := opt.Config{Setup: c.setup}
	code = config.Main(args, strings.NewReader(text), &out, &errs)
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

// TestText wants the reference's text of the valid texts in custom and in generic
// form.
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

// TestErrors gives the pieces of the errors to both tools and wants the
// reference's messages.
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

// TestGolden compares with the goldens what the tool writes, and makes them if
// update is set.
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
