package opt

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/pass"
)

// A pageRecord is a record of a page, as its script sees it.
type pageRecord struct {
	Type    string          `json:"t"`
	Pass    int             `json:"p"`
	Name    string          `json:"n"`
	Unit    int             `json:"u"`
	Label   string          `json:"l"`
	Gone    bool            `json:"gone"`
	OK      bool            `json:"ok"`
	Steps   int             `json:"steps"`
	Body    json.RawMessage `json:"b"`
	Packed  string          `json:"z"`
	Changed json.RawMessage `json:"changed"`
	Dropped json.RawMessage `json:"dropped"`
}

var recordElement = regexp.MustCompile(`<script type="application/json">(.*?)</script>\n`)

// readPage returns the records of a page.
func readPage(t *testing.T, page []byte) (list []pageRecord) {
	t.Helper()
	for _, m := range recordElement.FindAllSubmatch(page, -1) {
		var r pageRecord
		if err := json.Unmarshal(m[1], &r); err != nil {
			t.Fatal(err)
		}
		if r.Packed != "" {
			z, err := base64.StdEncoding.DecodeString(r.Packed)
			if err != nil {
				t.Fatal(err)
			}
			if r.Body, err = io.ReadAll(flate.NewReader(bytes.NewReader(z))); err != nil {
				t.Fatal(err)
			}
		}
		list = append(list, r)
	}
	return list
}

// runPage returns the page of a run, the output and the exit code.
func runPage(t *testing.T, in string, args ...string) (page []byte, out string, code int) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "page.html")
	var o, errs strings.Builder
	panics := &pass.Definition{Name: "Panics", Argument: "test-panics", New: func() pass.Pass { return pass.Func(func(*pass.Run) error { panic("no") }) }}
	code = Main(append(args, "--trace-html="+file), strings.NewReader(in), &o, &errs, Config{Dialects: all.Natives(), Passes: []*pass.Definition{panics}})
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err, errs.String())
	}
	return bytes.ReplaceAll(page, []byte(file), []byte("page.html")), o.String(), code
}

const pageInput = `func.func @sum(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %a = arith.addi %x, %c1 : i32
  %b = arith.addi %a, %c1 : i32
  return %b : i32
}
func.func @loop(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    %w2 = arith.addf %v, %v : f32
    %s = arith.addf %w, %w2 : f32
    memref.store %s, %m[%i] : memref<?xf32>
  }
  return
}
`

var pagePasses = []string{"--cse", "--canonicalize", "--inline", "--convert-scf-to-cf", "--convert-arith-to-llvm", "--convert-func-to-llvm", "--reconcile-unrealized-casts"}

// TestPage compares the records of a run with their golden, and the last texts of its functions with the output.
func TestPage(t *testing.T) {
	page, out, code := runPage(t, pageInput, pagePasses...)
	if code != 0 {
		t.Fatalf("code %d", code)
	}
	var b strings.Builder
	texts, order := map[int]string{}, []int{}
	for _, r := range readPage(t, page) {
		fmt.Fprintf(&b, "%s pass=%d unit=%d %s %s", r.Type, r.Pass, r.Unit, r.Name, r.Label)
		for name, set := range map[string]bool{" gone": r.Gone, " ok": r.OK} {
			if set {
				b.WriteString(name)
			}
		}
		b.WriteString("\n")
		switch r.Type {
		case "unit":
			if r.Gone {
				delete(texts, r.Unit)
				break
			}
			var body struct {
				Text string `json:"x"`
				Ops  []int  `json:"o"`
			}
			if err := json.Unmarshal(r.Body, &body); err != nil {
				t.Fatal(err)
			}
			if n := strings.Count(body.Text, "\n") + 1; n != len(body.Ops) {
				t.Errorf("%d lines, and %d operations", n, len(body.Ops))
			}
			texts[r.Unit], order = body.Text, append(order, r.Unit)
			fmt.Fprintf(&b, "%v\n%s\n", body.Ops, body.Text)
		case "steps":
			for step := range strings.SplitSeq(strings.Trim(string(r.Body), "[]"), "},{\"n\":") {
				b.WriteString("  " + step + "\n")
			}
		case "end":
			fmt.Fprintf(&b, "  %s\n", r.Changed)
		}
	}
	golden.Compare(t, "testdata/page/records.txt", b.String())
	want := "module {\n"
	for _, unit := range order {
		if text := texts[unit]; text != "" && !strings.HasPrefix(text, "module") {
			want += "  " + strings.ReplaceAll(text, "\n", "\n  ") + "\n"
			delete(texts, unit)
		}
	}
	if want += "}\n"; strings.TrimSpace(strings.ReplaceAll(out, "^", "  ^")) != strings.TrimSpace(strings.ReplaceAll(want, "^", "  ^")) {
		t.Errorf("the page ends with\n%s\nand the output is\n%s", want, out)
	}
	if again, _, _ := runPage(t, pageInput, pagePasses...); !bytes.Equal(page, again) {
		t.Error("the pages of two runs differ")
	}
}

// TestPageHostile checks that the text of IR cannot end a record or add an element.
func TestPageHostile(t *testing.T) {
	const name = `</script><script>alert(1)</script><!--<script>'\22&quot;`
	page, _, code := runPage(t, "func.func @\""+name+"\"() attributes {a = \"]]></script>\"} {\n  %0 = arith.constant 1 : i32\n  return\n}\n", "--canonicalize")
	if code != 0 {
		t.Fatalf("code %d", code)
	}
	records := readPage(t, page)
	_, data, _ := bytes.Cut(page, []byte("</dialog>\n"))
	if n := bytes.Count(data, []byte("<")); n != 2*len(records) || bytes.Contains(data, []byte("<!--")) || bytes.Contains(data, []byte("&")) {
		t.Errorf("%d records have %d tags", len(records), n)
	}
	found := false
	for _, r := range records {
		found = found || r.Label == "func.func @"+strings.ReplaceAll(name, `\22`, `"`)
	}
	if !found {
		t.Error("no function has the name")
	}
}

// TestPageFailure checks that the page of a run that fails shows it up to the failure.
func TestPageFailure(t *testing.T) {
	page, _, code := runPage(t, pageInput, "--canonicalize", "--test-panics", "--cse")
	var types []string
	records := readPage(t, page)
	for _, r := range records {
		types = append(types, r.Type)
	}
	if last := records[len(records)-1]; code == 0 || last.OK || strings.Join(types, " ") != "run unit unit unit begin steps unit end begin close" {
		t.Errorf("code %d, the records are %s", code, types)
	}
}

// TestPageParts checks that the parts of an input have histories of their own.
func TestPageParts(t *testing.T) {
	page, _, code := runPage(t, "func.func @f() {\n  return\n}\n// -----\nfunc.func @g() {\n  %0 = arith.constant 1 : i32\n  return\n}\n", "--canonicalize", "--split-input-file")
	if code != 0 {
		t.Fatalf("code %d", code)
	}
	var types []string
	for _, r := range readPage(t, page) {
		types = append(types, r.Type)
	}
	if got, want := strings.Join(types, " "), "run part unit unit begin end part unit unit begin steps unit end close"; got != want {
		t.Errorf("the records are %s, not %s", got, want)
	}
}

// largeInput returns a function with 10,000 operations, with sums whose constants can be added.
func largeInput() string {
	var in strings.Builder
	in.WriteString("func.func @f(%x: i32) -> i32 {\n  %c = arith.constant 1 : i32\n")
	last := "%x"
	for i := range 3300 {
		fmt.Fprintf(&in, "  %%a%d = arith.addi %s, %%c : i32\n  %%b%d = arith.addi %%a%d, %%c : i32\n  %%d%d = arith.muli %%b%d, %%x : i32\n", i, last, i, i, i, i)
		last = fmt.Sprintf("%%d%d", i)
	}
	fmt.Fprintf(&in, "  return %s : i32\n}\n", last)
	return in.String()
}

// TestPageLarge checks the size of the page of a large module with thousands of rewrites.
func TestPageLarge(t *testing.T) {
	page, _, code := runPage(t, largeInput(), "--canonicalize", "--convert-arith-to-llvm")
	steps := 0
	for _, r := range readPage(t, page) {
		steps += r.Steps
	}
	if code != 0 || len(page) > 2<<20 || steps < 10000 {
		t.Errorf("code %d, %d bytes for %d rewrites", code, len(page), steps)
	}
}

// TestPageDoubling checks that types whose text is exponentially long are not written.
func TestPageDoubling(t *testing.T) {
	var in strings.Builder
	in.WriteString("!t0 = tuple<i32, i32>\n")
	for i := range 40 {
		fmt.Fprintf(&in, "!t%d = tuple<!t%d, !t%d>\n", i+1, i, i)
	}
	in.WriteString("func.func private @g(!t40)\nfunc.func @f(%x: !t40) {\n  %c = arith.constant 1 : i32\n  return\n}\n")
	page, _, code := runPage(t, in.String(), "--canonicalize", "-o", filepath.Join(t.TempDir(), "out.mlirbc"), "--emit-bytecode")
	records := readPage(t, page)
	if last := records[len(records)-1]; code != 0 || string(last.Dropped) != `{"units":3}` || len(page) > 1<<20 {
		t.Errorf("code %d, %d bytes, the last record is %s %s", code, len(page), last.Type, last.Dropped)
	}
}
