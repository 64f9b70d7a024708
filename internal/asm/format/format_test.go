package format_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/golden"
)

// A corpus is a txtar file: a signature, and a case for each file in it, which
// holds a format, a line of dashes, and the dump of the program or the errors.
const separator = "----\n"

func corpora(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no corpora", err)
	}
	return files
}

func TestCorpus(t *testing.T) {
	for _, file := range corpora(t) {
		t.Run(golden.Stem(filepath.Base(file)), func(t *testing.T) {
			ar, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			sig := parseSignature(t, string(ar.Comment))
			for i := range ar.Files {
				f := &ar.Files[i]
				text, want, _ := strings.Cut(string(f.Data), separator)
				got, errs := sig.run(strings.TrimSuffix(text, "\n"))
				if errs != nil {
					got = showErrors(errs)
				}
				if !strings.HasSuffix(text, "\n") {
					text += "\n"
				}
				golden.CompareText(t, f.Name+": "+text, want, got)
				f.Data = []byte(text + separator + got)
			}
			golden.Rewrite(t, file, txtar.Format(ar))
		})
	}
}

func TestDepthIsBounded(t *testing.T) {
	sig := &format.Signature{Name: "t.o"}
	for _, s := range []string{"(", "type(", "oilist(`x` ", "(`x` "} {
		if p, errs := format.Parse(strings.Repeat(s, 100_000), sig); p != nil || len(errs) == 0 {
			t.Errorf("%q repeated is accepted", s)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, file := range []string{"testdata/op.txtar", "testdata/params.txtar"} {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range ar.Files {
			text, _, _ := strings.Cut(string(c.Data), separator)
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, head := range []string{fuzzOp, fuzzParams} {
			sig := parseSignature(t, head)
			_, errs := sig.run(text)
			for _, e := range errs {
				if e.Offset < 0 || e.Offset > len(text) {
					t.Errorf("offset %d of %q", e.Offset, text)
				}
			}
		}
	})
}

const fuzzOp = `
operand a AnyType
operand o? AnyType
operand v** AnyType
result r I32
attr u UnitAttr
attr any AnyAttr
prop p DefaultProp
region rg
region more*
successor s
trait AllTypesMatch<["a", "r"]>
`

const fuzzParams = `
param w "int"
param o OptionalParameter<"int">
self ty
`
