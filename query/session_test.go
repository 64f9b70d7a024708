package query_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
	tool "github.com/mica-ir/mica/internal/tool/query"
)

// run runs the tool in a session with commands and returns its output.
func run(t *testing.T, file, commands string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := tool.Main("mlir-query", []string{"--allow-unregistered-dialect", file}, strings.NewReader(commands), &out, &errs, all.Natives()); code != 0 {
		t.Errorf("%s: code %d: %s", file, code, errs.String())
	}
	return out.String() + "--- errors\n" + errs.String()
}

// reference runs mlir-query in a session with commands.
func reference(t *testing.T, tool, file, commands string) string {
	t.Helper()
	out, errs, code := reftest.Run(t, tool, commands, file)
	if code != 0 {
		t.Errorf("%s: code %d: %s", file, code, errs)
	}
	return out + "--- errors\n" + errs
}

// TestSessions runs commands on files.
func TestSessions(t *testing.T) {
	for _, file := range golden.Files(t, "testdata/*.mlir") {
		got := run(t, file, golden.Read(t, golden.Stem(file)+".commands"))
		golden.Compare(t, golden.Stem(file)+".golden", got)
	}
}

// TestDifferentialSessions compares the same with mlir-query.
func TestDifferentialSessions(t *testing.T) {
	ref := reftest.Tool(t, "mlir-query")
	for _, file := range golden.Files(t, "testdata/*.mlir") {
		commands := golden.Read(t, golden.Stem(file)+".commands")
		if d := reftest.Diff(settled(reference(t, ref, file, commands)), settled(run(t, file, commands))); d != "" {
			t.Errorf("%s:\n%s", file, d)
		}
	}
}

// settled returns output without the parts that mlir-query reads from freed memory: the names
// of matchers in a message, and a negative number of arguments.
func settled(out string) string {
	out = strings.ReplaceAll(out, "!= 18446744073709551615", "!= 0")
	return regexp.MustCompile(`(?s)for arg [^0-9].*?\. \(Expected`).ReplaceAllString(out, "for arg NAME. (Expected")
}

// TestDifferentialRandom compares random commands on random functions.
func TestDifferentialRandom(t *testing.T) {
	ref := reftest.Tool(t, "mlir-query")
	differ := 0
	for seed := range reftest.Count(4, 16, 1000) {
		r := rand.New(rand.NewPCG(uint64(seed), 22))
		file := filepath.Join(t.TempDir(), "random.mlir")
		text := randomir.Function(r, 30, "arith", "scf", "cf") + strings.ReplaceAll(randomir.Function(r, 30, "arith", "tensor"), "@f(", "@g(")
		text = strings.ReplaceAll(text, `"t.`, `"test.`) // mlir-query accepts unknown operations of the dialect test only
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		g := &generator{r}
		var commands strings.Builder
		for range 100 {
			commands.WriteString("m " + g.command() + "\n")
		}
		// After a function that is not valid, mlir-query also finds operations in it.
		commands.WriteString("m " + g.expression(3) + ".extract(\"f\")\n")
		want, got := settled(reference(t, ref, file, commands.String())), settled(run(t, file, commands.String()))
		if d := reftest.Diff(want, got); d != "" {
			if differ++; differ < 3 {
				t.Errorf("seed %d:\n%s", seed, d)
			}
		}
	}
	if differ > 0 {
		t.Errorf("%d sessions differ", differ)
	}
}

// A generator writes random matcher expressions, some of them wrong.
type generator struct{ *rand.Rand }

func (g *generator) pick(list ...string) string { return list[g.IntN(len(list))] }

func (g *generator) command() string {
	text := g.expression(3)
	for range g.IntN(3) * g.IntN(2) {
		at := g.IntN(len(text))
		end := min(at+g.IntN(3), len(text))
		text = text[:at] + g.pick("(", ")", ",", ".", "'", `"`, `\`, "1", "0", "099", "x", " ", "@", "#", "true", "extract", "isOne") + text[end:]
	}
	return text
}

func (g *generator) expression(depth int) string {
	boolean := func() string { return g.pick("true", "false") }
	inner := func() string { return g.expression(depth - 1) }
	number := func() string { return strconv.Itoa(g.IntN(5)) }
	kind := g.IntN(8)
	if depth == 0 {
		kind = 0
	}
	call := func(name string, args ...string) string {
		return name + "(" + strings.Join(args, g.pick(",", ", ")) + ")"
	}
	switch kind {
	case 3:
		return call("getAllDefinitions", inner(), number())
	case 4:
		return call("getDefinitions", inner(), number(), boolean(), boolean(), boolean())
	case 5:
		return call("getDefinitionsByPredicate", inner(), inner(), boolean(), boolean(), boolean())
	case 6:
		return call("getUsersByPredicate", inner(), inner(), boolean())
	case 7:
		return call(g.pick("allOf", "anyOf"), slices.Repeat([]string{inner(), inner()}, 1+g.IntN(2))[1:]...)
	}
	return g.pick("isConstantOp()", "isOne()", "isNonZero()", "isZeroFloat()", `hasOpName("arith.addi")`, `hasOpName("scf.for")`, `hasOpName("scf.if")`,
		`hasOpName("func.return")`, `hasOpName("scf.yield")`, `hasOpName("tensor.extract")`, `hasOpAttrName("value")`, `hasOpAttrName("predicate")`)
}
