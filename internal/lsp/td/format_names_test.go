package td

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/source"
)

const formats = `
class Operator; class Type; def ins; def outs; def I32 : Type; def region;
class Op<string name> { dag arguments = (ins); dag results = (outs); dag regions = (region); string assemblyFormat = ""; string opName = name; }
class Binary<string name> : Op<name> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let assemblyFormat = "$lhs , $rhs attr-dict : type($lhs)";
}
def Add : Binary<"add">;
def Sub : Binary<"sub"> { let results = (outs I32:$sum); let assemblyFormat = [{ $lhs -> $rhs type($sum) }]; }
def Other : Op<"other"> { let arguments = (ins I32:$lhs); let assemblyFormat = "$lhs $missing"; }
`

// occurrences returns the offsets of a text.
func occurrences(text, part string) (list []uint32) {
	for i := 0; ; {
		n := strings.Index(text[i:], part)
		if n < 0 {
			return list
		}
		list = append(list, uint32(i+n))
		i += n + len(part)
	}
}

// TestFormatReferences finds the uses of names in formats, also those that a class declares, and renames them.
func TestFormatReferences(t *testing.T) {
	a := analysisOf(formats)
	if a.list.HasErrors() {
		t.Fatal(a.list)
	}
	all := occurrences(formats, "$lhs")
	// The last two are those of another operation.
	inBinary := all[:4]
	for _, at := range inBinary {
		var got []uint32
		for _, s := range a.References(at + 2) {
			if string(s.Text()) != "lhs" {
				t.Errorf("%q is no name", s.Text())
			}
			got = append(got, s.Start-1)
		}
		if !slices.Equal(got, inBinary) {
			t.Errorf("references from %d: %d, want %d", at, got, inBinary)
		}
		if d := a.Definition(at + 2); len(d) != 1 || d[0].Start != all[0]+1 {
			t.Errorf("definition from %d: %v", at, d)
		}
	}
	if r := a.Rename(all[1] + 1); r == nil || len(r.Spans) != 4 || r.Name != "lhs" {
		t.Errorf("rename: %+v", r)
	}
	if got := a.References(all[4] + 1); len(got) != 2 {
		t.Errorf("references of another operation: %v", got)
	}
	if got := a.References(occurrences(formats, "$missing")[0] + 1); got != nil {
		t.Errorf("references of a name that nothing declares: %v", got)
	}
	if h := a.Hover(all[1] + 1); h == nil || !strings.Contains(h.Text, "`$lhs`") {
		t.Errorf("hover: %+v", h)
	}
}

// TestFormatCompletion completes names and directives in formats.
func TestFormatCompletion(t *testing.T) {
	for _, c := range []struct{ after, has, hasNot string }{
		{"[{ ", "$lhs $rhs $sum attr-dict type functional-type custom", "lhs let"},
		{"[{ $", "lhs rhs sum", "$lhs attr-dict missing"},
		{"[{ $lhs -> $rhs ty", "type", "let"},
		{"\"$lhs $", "lhs", "rhs sum attr-dict"},
		{"def Other : Op<\"ot", "", "attr-dict lhs"},
	} {
		at := strings.Index(formats, c.after)
		if c.after == "\"$lhs $" {
			at = strings.LastIndex(formats, c.after)
		}
		var labels []string
		for _, x := range analysisOf(formats).Complete(uint32(at + len(c.after))) {
			labels = append(labels, x.Label)
		}
		for want := range strings.FieldsSeq(c.has) {
			if !slices.Contains(labels, want) {
				t.Errorf("%q: no %s in %q", c.after, want, labels)
			}
		}
		for unwanted := range strings.FieldsSeq(c.hasNot) {
			if slices.Contains(labels, unwanted) {
				t.Errorf("%q: %s in %q", c.after, unwanted, labels)
			}
		}
	}
	if !slices.Contains(format.Directives(), "prop-dict") {
		t.Errorf("%q", format.Directives())
	}
}

// TestFormatScopes reads superclasses where colons are in other places, too, and where the text is not complete.
func TestFormatScopes(t *testing.T) {
	for text, want := range map[string][]string{
		"class A : B<(ins C:$x)>, D { }":             {"B", "D"},
		"class A<dag x = (ins C:$y, D)> : B { }":     {"B"},
		"class A : B, A { let x = 1; } class C : D;": {"B", "A", "|", "D"},
		"class A : B class C : D { }":                {"B", "|", "D"},
		"def A : B def C : D":                        {"B", "|", "D"},
		"class A :":                                  nil,
		"class A : B<{1}>, C { }":                    {"B", "C"},
	} {
		a := &analysis{file: source.NewFile("test.td", []byte(text))}
		var got []string
		for i, s := range a.formatScopes().list {
			if i > 0 {
				got = append(got, "|")
			}
			got = append(got, s.supers...)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestFormatScopesTime indexes texts for which the work must not grow with the square of their length: they would take minutes.
func TestFormatScopesTime(t *testing.T) {
	var chain, names strings.Builder
	const classes = 10_000
	chain.WriteString("class A0 { let arguments = (ins I32:$x); }\n")
	for i := range classes {
		fmt.Fprintf(&chain, "class A%d : A%d { let assemblyFormat = \"$x $y\"; }\n", i+1, i)
	}
	for i := range classes {
		fmt.Fprintf(&names, "$n%d ", i)
	}
	for name, text := range map[string]string{
		"a chain":            chain.String(),
		"colons":             "class A " + strings.Repeat(": ", 200_000) + "B { }",
		"equal superclasses": "class B { } class A : " + strings.Repeat("B, ", 100_000) + "B { let assemblyFormat = \"" + names.String() + "\"; }",
	} {
		start := time.Now()
		a := &analysis{file: source.NewFile("test.td", []byte(text))}
		a.index = server.NewIndex[*symbol](a.file)
		a.indexFormats()
		if d := time.Since(start); d > 20*time.Second {
			t.Errorf("%s takes %s", name, d)
		}
	}
	// The classes near the one that declares a name refer to it.
	a := &analysis{file: source.NewFile("test.td", []byte(chain.String()))}
	a.index = server.NewIndex[*symbol](a.file)
	a.indexFormats()
	a.index.Sort()
	if got, want := len(a.References(occurrences(chain.String(), "$x")[0]+1)), 1+maxSupers; got != want {
		t.Errorf("%d references, want %d", got, want)
	}
}
