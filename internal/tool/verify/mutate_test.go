package verify_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// A change makes rules wrong: it replaces one occurrence of a text at a time.
type change struct{ from, to string }

func changes() []change {
	list := []change{
		{"(Difference $r, $c, $d)", "(Difference $r, $d, $c)"}, {"(Difference $r, $d, $c)", "(Difference $r, $c, $d)"}, {"(DifferenceFlags $f, $g, $c, $d)", "(DifferenceFlags $f, $g, $d, $c)"},
		{"(DifferenceFlags $f, $g, $d, $c)", "(DifferenceFlags $f, $g, $c, $d)"}, {"$x, $y", "$y, $x"}, {"$y, $x", "$x, $y"}, {"$y, $z", "$z, $y"}, {"$x, $z", "$z, $x"},
		{"IsMinusOne", "IsPlusOne"}, {"IsPlusOne", "IsMinusOne"}, {`"1"`, `"0"`}, {`"0"`, `"1"`}, {`"slt"`, `"sle"`}, {`"slt"`, `"sgt"`}, {`"slt"`, `"ult"`}, {"(Inverse $p)", "$p"},
		{"no_flags", "$f"}, {"(SumFlags $f, $g, $c, $d)", "$f"}, {"(SumFlags $f, $g, $c, $d)", "(Common $f, $g)"}, {"(SumFlags $f, $g, $c, $d)", "$g"},
		{"(DifferenceFlags $f, $g, $d, $c)", "(Common $f, $g)"}, {"(DifferenceFlags $f, $g, $c, $d)", "(Common $f, $g)"}, {"(ProductFlags $f, $g, $c, $d)", "(Common $f, $g)"},
		{"(Common $f, $g)", "$f"}, {"(Common $f, $g)", "$g"}, {"(Common $f, nuw)", "$f"}, {"(IsWider $r, $x)", "(IsWider $e, $r)"}, {"IsZeroOrSplat", "IsPlusOne"},
	}
	for _, pair := range [][2]string{{"(Sum $r", "(Difference $r"}, {"(Product $r", "(Sum $r"}, {"Arith_AddIOp", "Arith_SubIOp"}, {"Arith_MulIOp", "Arith_AddIOp"}, {"ExtSIOp", "ExtUIOp"},
		{"Arith_AndIOp", "Arith_OrIOp"}, {"Arith_OrIOp", "Arith_XOrIOp"}, {"ShRUIOp", "ShRSIOp"}, {"SIToFPOp", "UIToFPOp"}, {"Arith_MulFOp", "Arith_DivFOp"}} {
		list = append(list, change{pair[0], pair[1]}, change{pair[1], pair[0]})
	}
	return list
}

// mutants returns a rule file with changed copies of the rules of another one, which it keeps, and their names.
func mutants(text string) (string, []string) {
	def := regexp.MustCompile(`(?ms)^def (\w+)(\s*: (?:Pat|Pattern|\w+)<.*?>;\n)`)
	header := def.ReplaceAllStringFunc(text, func(d string) string {
		if strings.Contains(d, "Constraint<") || strings.Contains(d, "NativeCodeCall<") {
			return d
		}
		return ""
	})
	var b strings.Builder
	b.WriteString(header)
	var names []string
	for _, m := range def.FindAllStringSubmatch(text, -1) {
		if strings.Contains(m[2], ": Constraint<") || strings.Contains(m[2], ": NativeCodeCall<") {
			continue
		}
		for _, c := range changes() {
			if strings.Contains(c.from, "Op") && !regexp.MustCompile(`\A\s*: Pat`).MatchString(m[2]) {
				continue // the argument of a class is an operation on both sides
			}
			for at := strings.Index(m[2], c.from); at >= 0; {
				name := fmt.Sprintf("%s_%d", m[1], len(names))
				names = append(names, name)
				fmt.Fprintf(&b, "// %s: %s -> %s\ndef %s%s", name, c.from, c.to, name, m[2][:at]+c.to+m[2][at+len(c.from):])
				next := strings.Index(m[2][at+1:], c.from)
				if next < 0 {
					break
				}
				at += 1 + next
			}
		}
	}
	return b.String(), names
}

// equivalent are changes that leave a rule right, with the reasons.
func equivalent() map[string]string {
	return map[string]string{
		"SelectNotCond: IsMinusOne -> IsPlusOne":       "the only other number of i1 is 0, so that it never applies",
		"TruncIShrSIToTrunciShrUI: ShRSIOp -> ShRUIOp": "the shifts are the same",
		"TruncIShrSIToTrunciShrUI: ShRUIOp -> ShRSIOp": "the shifts are the same",
	}
}

// TestMutants checks that rules that a small change makes wrong are refuted.
func TestMutants(t *testing.T) {
	text, err := os.ReadFile("../../../dialect/arith/canonicalize.td")
	if err != nil {
		t.Fatal(err)
	}
	changed, names := mutants(string(text))
	file := filepath.Join(t.TempDir(), "mutants.td")
	if err := os.WriteFile(file, []byte(changed), 0o666); err != nil {
		t.Fatal(err)
	}
	args := []string{file, "--evaluations=20000"}
	if !reftest.Campaign() {
		for i, n := range names { // a sample
			if i%7 == 0 {
				args = append(args, "--rule="+n)
			}
		}
	}
	out, errs, _ := run(args...)
	found := verdicts(out, errs)
	refuted := 0
	for name, verdict := range found {
		if strings.HasPrefix(verdict, "refuted") {
			refuted++
			continue
		}
		_, what, _ := strings.Cut(changed, "// "+name+": ")
		what, _, _ = strings.Cut(what, "\n")
		rule, _, _ := strings.Cut(name, "_")
		if _, ok := equivalent()[rule+": "+what]; !ok {
			t.Errorf("%s: %s: %s", name, what, verdict)
		}
	}
	if len(found) < 15 {
		t.Errorf("only %d rules:\n%s", len(found), errs)
	}
	t.Logf("%d of %d changes refuted", refuted, len(found))
}
