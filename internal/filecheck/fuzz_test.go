package filecheck_test

import (
	"io"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/filecheck"
	"github.com/mica-ir/mica/source"
)

// FuzzCheck parses an arbitrary check file and runs it on an arbitrary input, in
// all modes.
func FuzzCheck(f *testing.F) {
	for _, file := range groups(f) {
		_, cases := readCases(f, file)
		for i, c := range cases {
			if i%5 == 0 {
				f.Add(c.files["check"], c.files["input"], uint8(i))
			}
		}
	}
	f.Fuzz(func(t *testing.T, check, input string, flags uint8) {
		if len(check) > 2000 || len(input) > 2000 {
			return
		}
		o := filecheck.Options{
			StrictWhitespace: flags&1 != 0,
			MatchFullLines:   flags&2 != 0,
			IgnoreCase:       flags&4 != 0,
			EnableVarScope:   flags&8 != 0,
			VeryVerbose:      flags&16 != 0,
			Record:           flags&32 != 0,
			AllowDAGOverlap:  flags&64 != 0,
		}
		if flags&128 != 0 {
			o.ImplicitNot = []string{"{{b+}}[[X]]"}
			o.Defines = []string{"X=a", "#Y=1+2"}
		}
		var errs strings.Builder
		c, code := filecheck.Parse(source.NewFile("check", filecheck.Canonical([]byte(check), o.StrictWhitespace)), o, &errs)
		if code != 0 {
			if errs.Len() == 0 {
				t.Fatal("an error without a message")
			}
			return
		}
		r := c.Run(source.NewFile("input", filecheck.Canonical([]byte(input), o.StrictWhitespace)))
		if !r.OK && errs.Len() == 0 {
			t.Fatal("a failure without a message")
		}
		if o.Record {
			if err := r.Dump(io.Discard, filecheck.DumpOptions{Filter: filecheck.Filter(flags % 4), Context: int(flags % 3)}); err != nil {
				t.Fatal(err)
			}
		}
	})
}
