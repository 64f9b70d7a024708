package format_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
)

const referenceHead = `
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
`

// definition writes the signature as a definition with that format.
func (s *testSignature) definition(name, text string) string {
	text = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\t", `\t`, "\n", `\n`).Replace(text)
	list := func(parts []string) string { return strings.Join(parts, ", ") }
	if s.isParams() {
		base := "TypeDef"
		if strings.Contains(list(s.parameters), "SelfType") {
			base = "AttrDef"
		}
		return fmt.Sprintf("def %s : %s<T_Dialect, \"T1\"> { let mnemonic = \"%s\"; let parameters = (ins %s); let assemblyFormat = \"%s\"; }\n",
			name, base, name, list(s.parameters), text)
	}
	traits := append([]string(nil), s.traits...)
	variable := 0
	for i := range s.op.Operands {
		if s.op.Operands[i].Arity != 0 {
			variable++
		}
	}
	if variable > 1 {
		traits = append(traits, "AttrSizedOperandSegments")
	}
	return fmt.Sprintf("def %s : Op<T_Dialect, \"%s\", [%s]> { let arguments = (ins %s); let results = (outs %s); let regions = (region %s); let successors = (successor %s); let assemblyFormat = \"%s\"; }\n",
		name, name, list(traits), list(s.arguments), list(s.results), list(s.regions), list(s.successors), text)
}

var (
	headLine = regexp.MustCompile(`^(error|note): (.*)$`)
	inCase   = regexp.MustCompile(`in custom assembly format for this operation`)
)

// TestDifferentialErrors compares every error of the corpora with the reference's for the same
// format.
func TestDifferentialErrors(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	for _, file := range corpora(t) {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sig := parseSignature(t, string(ar.Comment))
		var td strings.Builder
		td.WriteString(referenceHead)
		defLine := map[int]string{} // line of a definition → name of the case
		want := map[string]string{}
		gen := "--gen-op-defs"
		if sig.isParams() {
			gen = "--gen-typedef-defs"
			if strings.Contains(strings.Join(sig.parameters, ""), "SelfType") {
				gen = "--gen-attrdef-defs"
			}
		}
		for _, f := range ar.Files {
			text, _, _ := strings.Cut(string(f.Data), separator)
			text = strings.TrimSuffix(text, "\n")
			_, errs := sig.run(text)
			want[f.Name] = showErrors(errs)
			if strings.Contains(f.Name, "crash") {
				delete(want, f.Name) // the reference ends by a signal
				continue
			}
			if sig.isParams() {
				// Types cannot go on after an error, so each has a run of its own.
				def := referenceHead + sig.definition("T1", text)
				_, stderr, _ := reftest.Run(t, tool, def, "-I", include, gen)
				if got := referenceErrors(stderr); got != want[f.Name] {
					t.Errorf("%s: %s\nmica:\n%sreference:\n%s", f.Name, text, want[f.Name], got)
				}
				continue
			}
			defLine[strings.Count(td.String(), "\n")+1] = f.Name
			td.WriteString(sig.definition(f.Name, text))
		}
		if sig.isParams() {
			continue
		}
		_, stderr, _ := reftest.Run(t, tool, td.String(), "-I", include, gen, "--asmformat-error-is-fatal=false")
		got := byCase(stderr, defLine)
		for name, w := range want {
			if got[name] != w {
				t.Errorf("%s: %s\nmica:\n%sreference:\n%s", file, name, w, got[name])
			}
		}
	}
}

// referenceErrors reads the errors that point into a format: they have no file
// name, and a caret two lines below.
func referenceErrors(stderr string) string {
	var b strings.Builder
	lines := strings.Split(stderr, "\n")
	for i, l := range lines {
		m := headLine.FindStringSubmatch(l)
		if m == nil || i+2 >= len(lines) {
			continue
		}
		fmt.Fprintf(&b, "%d: %s: %s\n", strings.IndexByte(lines[i+2], '^'), m[1], m[2])
	}
	return b.String()
}

// byCase splits the reference's errors by the definition that a note names. The note
// follows an error and precedes the error's own note.
func byCase(stderr string, defLine map[int]string) map[string]string {
	got := map[string]string{}
	lines := strings.Split(stderr, "\n")
	pending, name := "", ""
	for i, l := range lines {
		if m := headLine.FindStringSubmatch(l); m != nil && i+2 < len(lines) {
			s := fmt.Sprintf("%d: %s: %s\n", strings.IndexByte(lines[i+2], '^'), m[1], m[2])
			if m[1] == "note" {
				got[name] += s
			} else {
				pending += s
			}
			continue
		}
		if inCase.MatchString(l) {
			line, _ := strconv.Atoi(strings.Split(l, ":")[1])
			name = defLine[line]
			got[name] += pending
			pending = ""
		}
	}
	return got
}

// TestDifferentialText compares the whole text of diagnostics.
func TestDifferentialText(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	sig := parseSignature(t, "operand a AnyType\nresult r AnyType")
	for _, text := range []string{"$1", "attr-dict $a", "attr-dict $a type($a) type($z)", "\n  $a\n\tattr-dict `..`", "$a attr-dict \"é\" `"} {
		def := referenceHead + strings.Replace(sig.definition("o", text), `\n`, "\\n", -1)
		_, want, _ := reftest.Run(t, tool, def, "-I", include, "--gen-op-defs")
		_, errs := format.Parse(text, &sig.op)
		file := source.NewFile("<stdin>", []byte(def))
		at := source.Pos{File: file, Offset: uint32(strings.Index(def, "def o ") + len("def "))}
		var got strings.Builder
		r := diag.Renderer{Out: &got}
		if err := r.RenderAll(format.Diagnostics(text, errs, diag.At(at))); err != nil {
			t.Fatal(err)
		}
		if got.String() != want {
			t.Errorf("%q: %s", text, reftest.Diff(want, got.String()))
		}
	}
}

// TestDifferentialSpacing compares the text that generated printers put between the elements of a
// format with the spaces in a Program.
func TestDifferentialSpacing(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	ar, err := txtar.ParseFile("testdata/op.txtar")
	if err != nil {
		t.Fatal(err)
	}
	sig := parseSignature(t, string(ar.Comment))
	var td strings.Builder
	td.WriteString(referenceHead)
	for _, f := range ar.Files {
		text, _, _ := strings.Cut(string(f.Data), separator)
		td.WriteString(sig.definition(f.Name, strings.TrimSuffix(text, "\n")))
	}
	out, stderr, code := reftest.Run(t, tool, td.String(), "-I", include, "--gen-op-defs")
	if code != 0 {
		t.Fatal(stderr)
	}
	for _, f := range ar.Files {
		text, _, _ := strings.Cut(string(f.Data), separator)
		p, errs := format.Parse(strings.TrimSuffix(text, "\n"), &sig.op)
		if p == nil {
			t.Fatal(f.Name, errs)
		}
		_, body, _ := strings.Cut(out, "void "+f.Name+"::print(")
		body, _, _ = strings.Cut(body, "\n}\n")
		want := generatedOutline(body)
		var got strings.Builder
		outline(&got, p.Elements)
		if got.String() != want {
			t.Errorf("%s: %s\nmica:      %s\nreference: %s", f.Name, text, got.String(), want)
		}
	}
}

var printedLiteral = regexp.MustCompile(`^_odsPrinter << (' ' << )?"(.*)";$`)

// generatedOutline reduces a generated printer to spaces, new lines, literals,
// and where other things are printed.
func generatedOutline(body string) string {
	var b strings.Builder
	for l := range strings.SplitSeq(body, "\n") {
		l = strings.TrimSpace(l)
		if m := printedLiteral.FindStringSubmatch(l); m != nil {
			if m[1] != "" {
				b.WriteByte('_')
			}
			b.WriteString(strings.ReplaceAll(m[2], " ", "_"))
			continue
		}
		switch {
		case l == "_odsPrinter << ' ';":
			b.WriteByte('_')
		case strings.Contains(l, "printNewline"):
			b.WriteString("|")
		case l == "_odsPrinter << type;", strings.HasPrefix(l, "printProperties"), strings.Contains(l, "printOptionalAttrDict"):
		case strings.HasPrefix(l, "_odsPrinter <<"), strings.HasPrefix(l, "_odsPrinter."), strings.HasPrefix(l, "print"):
			b.WriteByte('@')
		}
	}
	return b.String()
}

// outline is generatedOutline of a program.
func outline(b *strings.Builder, list []format.Element) {
	value := func(s format.Spaced) {
		if s.Space {
			b.WriteByte('_')
		}
		b.WriteByte('@')
	}
	for _, e := range list {
		switch e := e.(type) {
		case *format.Literal:
			if e.Space {
				b.WriteByte('_')
			}
			b.WriteString(e.Text)
		case *format.Blank:
			b.WriteString(strings.NewReplacer(" ", "_", "\n", "|").Replace(e.Text))
		case *format.Operand:
			value(e.Spaced)
		case *format.Attr:
			if !e.Elided {
				value(e.Spaced)
			}
		case *format.RegionVar:
			value(e.Spaced)
		case *format.Type:
			value(e.Spaced)
		case *format.Custom:
			value(e.Spaced)
		case *format.PropDict:
			b.WriteByte('_')
		case *format.Optional:
			outline(b, e.Then)
			outline(b, e.Else)
		case *format.OIList:
			for _, c := range e.Clauses {
				outline(b, []format.Element{c.Literal})
				outline(b, c.Elements)
			}
		}
	}
}
