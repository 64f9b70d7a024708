package query_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/mica-ir/mica/query"
)

// TestLines checks expressions that span several lines.
func TestLines(t *testing.T) {
	for text, want := range map[string]string{
		"isOne(\n)":                        "",
		"isOne(\n":                         "1:6: Error parsing matcher. Found end-of-code while looking for ')'.",
		"unknown\n()":                      "1:8: Error parsing matcher. Found token <NewLine> while looking for '('.",
		"allOf(isOne()\n,isZero())":        "",
		"allOf(isOne()\nisZero())":         "2:1: Error parsing matcher. Found token <isZero> while looking for ','.",
		"allOf(\nisOne(),\n isZero()\n)":   "",
		"allOf(\nisOne(),\n unknown())":    "3:2: Matcher not found: unknown",
		"isOne()\n.extract(\"f\")":         "",
		"isOne().extract(\n\"f\"\n)":       "",
		"isOne().\nextract(\"f\")":         "1:9: Period not followed by valid chained call.",
		"isOne().extract\n(\"f\")":         "1:16: Missing '(' for the chained call.",
		"# comment\nisOne()":               "1:10: Invalid token <NewLine> found when looking for a value.",
		"hasOpName(\"a\nb\") x":            "1:18: Unexpected end of code.",
		"isOne() # comment\nnever read (:": "",
	} {
		_, err := query.Standard().ParseMatcher(text)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestDepth parses a deep expression and one that is too deep.
func TestDepth(t *testing.T) {
	r := query.Standard()
	for depth, ok := range map[int]bool{5_000: true, 1_000_000: false} {
		_, err := r.ParseMatcher(strings.Repeat("allOf(", depth) + "isOne()" + strings.Repeat(")", depth))
		var errs query.Errors
		if (err == nil) != ok || err != nil && !errors.As(err, &errs) {
			t.Errorf("depth %d: %v", depth, err)
		}
	}
}

// FuzzParseMatcher parses any text, and completes it everywhere.
func FuzzParseMatcher(f *testing.F) {
	for _, text := range []string{"isOne()", `allOf(hasOpName("a"), getAllDefinitions(isOne(), 0x1F)).extract("f")`, "unknown(1,\n 'x\\'', true) # c", "099.", `isOne().extract("`} {
		f.Add(text)
	}
	r := query.Standard()
	f.Fuzz(func(t *testing.T, text string) {
		m, err := r.ParseMatcher(text)
		var errs query.Errors
		if (m == nil) == (err == nil) || err != nil && !errors.As(err, &errs) {
			t.Fatalf("%v, %v", m, err)
		}
		s := &query.Session{Registry: r}
		for i := range len(text) + 1 {
			s.Complete("m "+text, i)
		}
	})
}
