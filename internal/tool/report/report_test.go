package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/source"
)

// example returns a diagnostic with a range, a note and a hint, in a file that another one
// includes. The text has characters of several bytes.
func example() *diag.Diagnostic {
	outer := source.NewFile("dir name/outer.td", []byte("include \"in.td\"\n"))
	f := source.NewFile("in.td", []byte("// line\n\"ä𝄞\" word next\n"))
	f.IncludedFrom = source.Pos{File: outer}
	at := source.Pos{File: f, Offset: 17} // of word
	d := diag.Errorf(diag.At(at), "no <word>")
	d.Ranges, d.Rule = []source.Span{{File: f, Start: 17, End: 21}}, "Fold"
	d.Notef(diag.Place{Name: "other.mlir", Line: 3, Col: 4}, "declared here")
	d.Hintf(d.Place, "did you mean 'ward'?")
	return d
}

// opened returns an output with the flags of a command line.
func opened(t *testing.T, w *bytes.Buffer, args ...string) *Output {
	t.Helper()
	o := &Options{}
	set := &flags.Set{Tool: "mica test"}
	o.Flags(set)
	if _, err := set.Parse(args); err != nil {
		t.Fatal(err)
	}
	return o.Open("mica test", w)
}

const wantJSON = `{"severity":"error","message":"no <word>","file":"in.td","range":{"start":{"line":2,"column":10},"end":{"line":2,"column":14}},` +
	`"includedFrom":[{"file":"dir name/outer.td","line":1}],` +
	`"notes":[{"severity":"note","message":"declared here","file":"other.mlir","range":{"start":{"line":3,"column":4},"end":{"line":3,"column":4}}},` +
	`{"severity":"note","message":"did you mean 'ward'?","file":"in.td","range":{"start":{"line":2,"column":10},"end":{"line":2,"column":10}},` +
	`"includedFrom":[{"file":"dir name/outer.td","line":1}]}],"rule":"Fold"}` + "\n"

func TestJSON(t *testing.T) {
	var b bytes.Buffer
	o := opened(t, &b, "--diagnostics=json")
	if err := (&diag.Renderer{Out: o}).Render(example()); err != nil {
		t.Fatal(err)
	}
	o.Fail("mica test: error: no file")
	o.FailWith(errors.New("cannot"))
	o.Close()
	want := wantJSON + `{"severity":"error","message":"no file"}` + "\n" + `{"severity":"error","message":"cannot"}` + "\n"
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}

func TestSARIF(t *testing.T) {
	var b bytes.Buffer
	o := opened(t, &b, "--diagnostics=sarif")
	// The diagnostics of two parts are written in the order in which these are flushed.
	first, second := o.Buffer(), o.Buffer()
	d := example()
	d.Severity = diag.Remark
	_ = (&diag.Renderer{Out: second, NoHints: true}).Render(d)
	_ = diag.Fprint(first, diag.List{example()})
	first.Flush()
	second.Flush()
	o.FailWith(diag.List{{Message: "no place", Bare: true}})
	o.Close()
	var log sarifLog
	if err := json.Unmarshal(b.Bytes(), &log); err != nil {
		t.Fatalf("%v in\n%s", err, b.String())
	}
	r := log.Runs[0].Results
	if len(log.Runs) != 1 || len(r) != 3 || r[0].Level != "error" || r[1].Level != "note" || r[2].Locations != nil || r[0].RuleID != "test.error" || r[0].Properties.RewriteRule != "Fold" || r[1].RuleID != "test.remark" {
		t.Fatalf("%s", b.String())
	}
	if len(log.Runs[0].Tool.Driver.Rules) != 2 || len(r[0].Related) != 2 || len(r[1].Related) != 1 {
		t.Errorf("%s", b.String())
	}
	// Columns count UTF-16 code units.
	if got, want := *r[0].Locations[0].Physical.Region, (region{2, 7, 2, 11}); got != want {
		t.Errorf("the region is %v, want %v", got, want)
	}
}

// TestText writes text that is no diagnostic in the forms for programs.
func TestText(t *testing.T) {
	var b bytes.Buffer
	o := opened(t, &b, "--diagnostics=json")
	for _, part := range []string{"a tra", "ce\n\n{\"rule\": 1}\n", "{no object}\nlast"} {
		o.Write([]byte(part))
	}
	o.FailWith(errors.New("cannot"))
	o.Write([]byte("after"))
	o.Close()
	want := "{\"text\":\"a trace\"}\n{\"rule\": 1}\n{\"text\":\"{no object}\"}\n{\"text\":\"last\"}\n{\"severity\":\"error\",\"message\":\"cannot\"}\n{\"text\":\"after\"}\n"
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
	b.Reset()
	o = opened(t, &b, "--diagnostics=sarif")
	o.Write([]byte("a trace\n"))
	o.Close()
	var log sarifLog
	if err := json.Unmarshal(b.Bytes(), &log); err != nil || log.Runs[0].Invocations[0].Notifications[0].Message.Text != "a trace\n" || !log.Runs[0].Invocations[0].Successful {
		t.Errorf("%v: %s", err, b.String())
	}
}

// TestLongText writes more text than is kept: lines come out as they come in, and a document says how much it leaves out.
func TestLongText(t *testing.T) {
	line := strings.Repeat("é", 500) + "\n"
	const count = 3000 // of lines, nearly 3 MiB
	for name, parts := range map[string][]string{
		"one write": {strings.Repeat(line, count)}, "two writes": {strings.Repeat(line, count)[:maxText+1], strings.Repeat(line, count)[maxText+1:]},
		"after the start of a line": {line[:7], line[7:] + strings.Repeat(line, count-1)},
	} {
		var b bytes.Buffer
		o := opened(t, &b, "--diagnostics=json")
		for _, p := range parts {
			o.Write([]byte(p))
		}
		o.Close()
		if want := strings.Repeat("{\"text\":\""+line[:len(line)-1]+"\"}\n", count); b.String() != want {
			t.Errorf("%s: %d bytes, want %d", name, b.Len(), len(want))
		}
		b.Reset()
		o = opened(t, &b, "--diagnostics=sarif")
		for _, p := range parts {
			o.Write([]byte(p))
		}
		o.Close()
		var log sarifLog
		if err := json.Unmarshal(b.Bytes(), &log); err != nil {
			t.Fatal(err)
		}
		n := log.Runs[0].Invocations[0].Notifications
		if len(n) != 2 || n[1].Level != "warning" {
			t.Fatalf("%s: %d notifications", name, len(n))
		}
		kept := strings.TrimSuffix(n[0].Message.Text, "\n")
		whole := strings.Repeat(line, count)
		if want := fmt.Sprintf("the text is too long: %d bytes are left out", len(whole)-len(kept)); !strings.HasPrefix(whole, kept) || n[1].Message.Text != want {
			t.Errorf("%s: %d bytes, %s; want %s", name, len(kept), n[1].Message.Text, want)
		}
	}
	// A line without an end comes in parts, which together are the line.
	var b bytes.Buffer
	o := opened(t, &b, "--diagnostics=json")
	part := strings.Repeat("é", maxText/4) + "x"
	for range 5 {
		o.Write([]byte(part))
	}
	o.Write([]byte("end\nnext"))
	o.Close()
	got := ""
	d := json.NewDecoder(&b)
	for d.More() {
		var x textLine
		if err := d.Decode(&x); err != nil {
			t.Fatal(err)
		}
		if got += x.Text; !x.Unfinished {
			got += "\n"
		}
	}
	if want := strings.Repeat(part, 5) + "end\nnext\n"; got != want {
		t.Errorf("a long line has %d bytes, want %d", len(got), len(want))
	}
}

// TestRules checks that the pages of rules exist and have the sections that they name.
func TestRules(t *testing.T) {
	anchor := regexp.MustCompile(`[^a-z0-9 -]`)
	for tool, messages := range map[string][]string{
		"mica lint":       {"rule 'x' is the same as 'y' [duplicate-rule]", "[shadowed-rule]", "[recreated-match]", "[contradiction]", "[other-type]", "[carried-flags]", "a syntax error"},
		"mica verify":     {"rule 'x' is refuted"},
		"mica fuzz-rules": {"rules 'x', 'y' are wrong together"},
		"mica opt":        {"expected an operation"},
	} {
		for _, m := range messages {
			d := &diag.Diagnostic{Message: m, Rule: "x"}
			r := ruleOf(tool, d)
			page, section, _ := strings.Cut(strings.TrimPrefix(r.Help, pages), "#")
			text, err := os.ReadFile(filepath.Join("..", "..", "..", "docs", page))
			if err != nil {
				t.Error(err)
				continue
			}
			found := section == ""
			for line := range strings.Lines(string(text)) {
				if title, ok := strings.CutPrefix(line, "## "); ok {
					id := strings.ReplaceAll(anchor.ReplaceAllString(strings.ToLower(strings.TrimSpace(title)), ""), " ", "-")
					found = found || id == section
				}
			}
			if !found || r.ID == "" {
				t.Errorf("%s: %q: the rule is %+v, and there is no such section", tool, m, r)
			}
		}
	}
}

func TestNames(t *testing.T) {
	for name, want := range map[string]string{"a b/c#.td": "a%20b/c%23.td", "x:y.mlir": "./x:y.mlir", "<stdin>": "%3Cstdin%3E"} {
		if got := uri(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

func TestColor(t *testing.T) {
	for args, want := range map[string]bool{"": false, "--color": true, "--color=always": true, "--color=never": false, "--color=auto": false, "--color=0": false} {
		var b bytes.Buffer
		o := opened(t, &b, strings.Fields(args)...)
		_ = diag.Fprint(o, diag.List{example()})
		if got := strings.Contains(b.String(), "\x1b["); got != want {
			t.Errorf("%q: %q", args, b.String())
		}
	}
	set := &flags.Set{Tool: "t"}
	(&Options{}).Flags(set)
	if _, err := set.Parse([]string{"--color=red"}); err == nil {
		t.Error("no error for a color")
	}
}

func TestProgress(t *testing.T) {
	var b bytes.Buffer
	o := opened(t, &b)
	o.Progress("reading") // no terminal
	o.terminal = true
	o.progress.stop = make(chan struct{}) // as if the line were shown from elsewhere
	o.Progress("reading %s", "x")
	o.draw(progressDelay - time.Second)
	o.draw(progressDelay)
	o.Write([]byte("text\n"))
	o.draw(progressDelay)
	o.Progress("")
	o.draw(progressDelay)
	o.Close()
	line := clearLine + "mica test: reading x (2 s)"
	if want := line + clearLine + "text\n" + line + clearLine; b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
}

func TestBound(t *testing.T) {
	for _, c := range []struct {
		args    string
		message int // its length
		want    int // the errors that are written
		last    string
	}{
		{"", 10, defaultErrors, "more than 100 errors, the others are not shown; --max-errors=0 shows all\n"},
		{"--max-errors=2", 10, 2, "more than 2 errors, the others are not shown; --max-errors=0 shows all\n"},
		{"--max-errors=0", 10, 150, ""},
		{"", 300_000, 3, "the text of the errors and warnings is too long, the others are not shown; --max-errors=0 shows all\n"},
		{"--diagnostics=json --max-errors=2", 10, 2, `{"severity":"error","message":"more than 2 errors, the others are not shown; --max-errors=0 shows all"}` + "\n"},
	} {
		var b bytes.Buffer
		o := opened(t, &b, strings.Fields(c.args)...)
		buffer := o.Buffer()
		for range 150 {
			d := diag.Warningf(diag.Place{}, "%s", strings.Repeat("x", c.message))
			d.Severity = diag.Error
			_ = diag.Fprint(buffer, diag.List{d})
		}
		if err := buffer.Flush(); err != nil {
			t.Fatal(err)
		}
		o.Close()
		if n := strings.Count(b.String(), strings.Repeat("x", c.message)); n != c.want || !strings.HasSuffix(b.String(), c.last) {
			t.Errorf("%q: %d errors, want %d; the end is %q", c.args, n, c.want, b.String()[max(0, b.Len()-100):])
		}
	}
}

func TestUsageErrors(t *testing.T) {
	for args, want := range map[string]string{
		"--colour":                     "mica test: Unknown command line argument '--colour'.  Try: 'mica test --help'\nmica test: Did you mean '--color'?\n",
		"--colour --diagnostics=json":  `{"severity":"error","message":"Unknown command line argument '--colour'.  Try: 'mica test --help'","notes":[{"severity":"note","message":"Did you mean '--color'?"}]}` + "\n",
		"--color=x --diagnostics=json": `{"severity":"error","message":"for the --color option: 'x' is none of auto, always, never"}` + "\n",
		"--max-errors=x":               "mica test: for the --max-errors option: 'x' value invalid for uint argument!\n",
	} {
		var b bytes.Buffer
		o := &Options{}
		set := &flags.Set{Tool: "mica test"}
		o.Flags(set)
		if _, ok := o.Parse(set, strings.Fields(args), &b); ok || b.String() != want {
			t.Errorf("%s: got %q, want %q", args, b.String(), want)
		}
	}
}

// TestLongLine checks that an error is shown without its line if that is too long.
func TestLongLine(t *testing.T) {
	f := source.NewFile("in.mlir", []byte("first\n"+strings.Repeat("x", maxText)+"\n"))
	list := diag.List{diag.Errorf(diag.At(source.Pos{File: f, Offset: 10}), "it is wrong"), diag.Errorf(diag.At(source.Pos{File: f}), "so is this")}
	list[0].Notef(list[0].Place, "because")
	var b bytes.Buffer
	o := opened(t, &b)
	if err := diag.Fprint(o, list); err != nil {
		t.Fatal(err)
	}
	o.Close()
	want := "in.mlir:2:5: error: it is wrong\nin.mlir:2:5: note: because\nin.mlir:1:1: error: so is this\nfirst\n^\n"
	if b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
}

// TestLongMessage shows the ends of a message that is as long as the input.
func TestLongMessage(t *testing.T) {
	f := source.NewFile("in.mlir", []byte("x\n"))
	list := diag.List{diag.Errorf(diag.At(source.Pos{File: f}), "'%s' is wrong", strings.Repeat("é", maxText))}
	list[0].Notef(list[0].Place, "%s", strings.Repeat("n", maxText))
	var b bytes.Buffer
	o := opened(t, &b)
	if err := diag.Fprint(o, list); err != nil {
		t.Fatal(err)
	}
	o.Close()
	got := b.String()
	for _, want := range []string{"in.mlir:1:1: error: 'éé", "éé' is wrong\n", "in.mlir:1:1: note: nn"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in %.100q", want, got)
		}
	}
	if len(got) > 3*maxMessage || !utf8.ValidString(got) {
		t.Errorf("%d bytes", len(got))
	}
}
