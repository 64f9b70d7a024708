package opt

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
)

// asked is a comment that asks about a rule at its line. Only that rule and those after + are applied.
var asked = regexp.MustCompile(`// ([A-Za-z][\w.]*)((?: \+\w+)*)$`)

// TestExplain asks about rules that do not match, each for another reason. The messages of the answers are goldens,
// without the lines of the sources.
func TestExplain(t *testing.T) {
	files, err := filepath.Glob("testdata/explain/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	questions := 0
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		out := strings.TrimSuffix(file, ".txtar") + ".out"
		out, err = filepath.Abs(out)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			answers := explainAll(t, archive)
			questions += len(answers)
			golden.Compare(t, out, strings.Join(answers, "\n"))
		})
	}
	if questions < 60 {
		t.Errorf("%d questions", questions)
	}
}

// explainAll returns the answer to each question of an input.
func explainAll(t *testing.T, archive *txtar.Archive) (answers []string) {
	t.Chdir(t.TempDir())
	files := map[string]string{}
	for _, f := range archive.Files {
		files[f.Name] = string(f.Data)
		if err := os.WriteFile(f.Name, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for i, line := range strings.Split(files["in.mlir"], "\n") {
		m := asked.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		args := append(strings.Fields(files["flags"]), "in.mlir", "--rule="+m[1], fmt.Sprintf("--at=%d", i+1))
		if strings.Contains(files["flags"], "--patterns") {
			args = append(args, "--enable-patterns="+strings.Join(append(strings.Fields(strings.ReplaceAll(m[2], "+", "")), m[1]), ","))
		}
		var b, errs bytes.Buffer
		code := MainExplain(args, strings.NewReader(""), &b, &errs, Config{Name: "mica explain", Dialects: all.Natives()})
		if code != 0 || errs.Len() > 0 {
			t.Errorf("%v: %d\n%s%s", args, code, b.String(), errs.String())
		}
		answers = append(answers, fmt.Sprintf("%s\n%s", strings.TrimSpace(line), messages(b.String())))
	}
	return answers
}

// messages returns the lines of a text that are messages.
func messages(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.Contains(line, "remark: ") || strings.Contains(line, "note: ") || strings.Contains(line, "error: ") {
			b.WriteString("  " + line)
		}
	}
	return b.String()
}

// TestExplainQuestions asks questions that have no answer, and those about conversions.
func TestExplainQuestions(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"r.pdll":  "Pattern FoldAdd { let r = op<t.a>(x: Value); erase r; }\n",
		"in.mlir": "func.func @f(%x: tensor<4xi32>) -> tensor<4xi32> {\n  %a = math.absi %x : tensor<4xi32>\n\n  return %a : tensor<4xi32>\n}\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		flags string
		code  int
		want  string
	}{
		{"--patterns=r.pdll --rule=FoldAd", 1, "error: no rule that was tried is called 'FoldAd'; did you mean 'FoldAdd'?\n"},
		{"--patterns=r.pdll --rule=AddIAddConstant", 1, "called 'AddIAddConstant': it is a canonicalization, which --canonicalize tries"},
		{"--patterns=r.pdll --rule=FoldAdd --disable-patterns=FoldAdd", 1, "called 'FoldAdd': --enable-patterns and --disable-patterns leave it out\n"},
		{"--rule=AddIAdConstant", 1, "did you mean 'AddIAddConstant'?"},
		{"--patterns=r.pdll --rule=FoldAdd", 0, "remark: 'FoldAdd' does not match: the IR has no operation that the rule is for\n"},
		{"--patterns=r.pdll --rule=FoldAdd --at=2", 0, "in.mlir:2:8: remark: 'FoldAdd' is for 't.a'; this is 'math.absi'\n"},
		{"--patterns=r.pdll --rule=FoldAdd --at=in.mlir:2", 0, "in.mlir:2:8: remark: 'FoldAdd' is for 't.a'; this is 'math.absi'\n"},
		{"--patterns=r.pdll --rule=FoldAdd --at=3", 1, "in.mlir:3:1: error: there is no operation in line 3; the nearest are 'math.absi' in line 2 and 'func.return' in line 4\n"},
		{"--patterns=r.pdll --rule=FoldAdd --at=9", 1, "error: there is no operation in line 9; the nearest is 'func.return' in line 4\n"},
		{"--patterns=r.pdll --rule=FoldAdd --at=x.mlir:1", 1, "error: there is no operation in line 1 of x.mlir\n"},
		{"--patterns=r.pdll --rule=FoldAdd --at=0", 1, "'0' value invalid for line argument!"},
		{"--patterns=r.pdll --rule=FoldAdd --nearest=0", 1, "'0' value invalid for uint argument!"},
		{"--patterns=r.pdll --rule=FoldAdd --trace-rewrites", 1, "the runs of an explanation are silent"},
		{"--patterns=r.pdll --rule=FoldAdd --split-input-file", 1, "--split-input-file cannot be explained: give a file with one part"},
		{"--patterns=r.pdll --rule=FoldAdd --emit-bytecode", 1, "an explanation is a text: leave out --emit-bytecode"},
		{"--patterns=r.pdll --rule=FoldAdd --diagnostics=json", 0, `"severity":"remark"`},
		{"--canonicalize", 1, "error: no conversion failed because of an operation that is not legal; --rule=NAME explains a rule\n"},
		{"--convert-math-to-libm", 0, "in.mlir:2:8: remark: 'math.absi' could not be made legal in pass ConvertMathToLibmPass: the target makes the dialect 'math' illegal\n"},
		{"--convert-math-to-libm", 0, "note: no pattern is for 'math.absi'\n"},
		{"--convert-func-to-llvm --at=1", 0, "note: 'FuncOpConversion' does not match: signature conversion failed\n"},
	} {
		args := append(strings.Fields(c.flags), "--allow-unregistered-dialect", "in.mlir")
		var out, errs bytes.Buffer
		code := MainExplain(args, strings.NewReader(""), &out, &errs, Config{Name: "mica explain", Dialects: all.Natives()})
		if got := out.String() + errs.String(); code != c.code || !strings.Contains(got, c.want) {
			t.Errorf("%s: %d\n%s", c.flags, code, got)
		}
	}
}
