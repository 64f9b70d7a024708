//go:build linux

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/mica-ir/mica"
	gen "github.com/mica-ir/mica/internal/gen/rules"
)

// tool is mica opt with a pass that applies the rules of the package. With the argument
// "match", a file of IR and the rules it only matches all operations, and prints how many
// nanoseconds the interpreter and the compiled rules take.
const tool = `package main

import (
	"fmt"
	"os"
	"time"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

func apply(r *pass.Run) error {
	rules, err := Rules(r.Op.Context())
	if err != nil {
		return err
	}
	var set rewrite.Set
	set.AddMatcher(rules)
	frozen, err := set.Freeze(r.Op.Context(), rewrite.Filter{})
	if err == nil {
		rewrite.ApplyGreedily(r.Op, frozen, rewrite.GreedyConfig{})
	}
	return err
}

// match returns how long the fastest of five passes over the operations takes, and how many
// matches there are.
func match(m rewrite.Matcher, ops []*ir.Operation) (time.Duration, int) {
	best, found := time.Hour, 0
	var matches []rewrite.Match
	for range 5 {
		state, r := m.NewState(), rewrite.NewRewriter(ops[0].Context(), nil)
		start := time.Now()
		found = 0
		for _, op := range ops {
			matches = state.Match(op, r, matches[:0])
			found += len(matches)
		}
		best = min(best, time.Since(start))
	}
	return best, found
}

func matching(input, rules string) error {
	ctx, diags := mica.NewContext(mica.Config{AllowUnregistered: true, Dialects: all.Natives()})
	if ctx == nil {
		return diags.Err()
	}
	op, diags := ctx.Parse(mica.File(input))
	if op == nil {
		return diags.Err()
	}
	read, diags := ctx.ReadRules(mica.File(rules))
	if read == nil {
		return diags.Err()
	}
	interpreted, diags := ctx.Compile(read[0], mica.RuleOptions{})
	if interpreted == nil {
		return diags.Err()
	}
	compiled, err := Rules(ctx.IR())
	if err != nil {
		return err
	}
	var ops []*ir.Operation
	ir.Walk(op, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if compiled.MayMatch(op.Def()) {
			ops = append(ops, op)
		}
		return ir.Advance
	})
	first, found := match(interpreted.Matcher, ops)
	second, same := match(compiled, ops)
	if found != same || found == 0 {
		return fmt.Errorf("the interpreter finds %d matches, the compiled rules %d", found, same)
	}
	fmt.Println(first.Nanoseconds(), second.Nanoseconds())
	return nil
}

func main() {
	if len(os.Args) == 4 && os.Args[1] == "match" {
		if err := matching(os.Args[2], os.Args[3]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	def := &pass.Definition{Name: "Compiled", Argument: "compiled", Summary: "Apply compiled rules", New: func() pass.Pass { return pass.Func(apply) }}
	c := opt.Config{Name: "mica", Dialects: all.Natives(), Passes: []*pass.Definition{def.Complete()}, Alone: true}
	os.Exit(opt.Main(os.Args[2:], os.Stdin, os.Stdout, os.Stderr, c))
}
`

// compile builds a tool with rules as Go code, and returns its path. The package is in the
// module while it is built, in a directory that go ignores.
func (b *bench) compile(text string) (string, error) {
	ctx, _ := mica.NewContext(mica.Config{AllowUnregistered: true})
	read, diags := ctx.ReadRules(mica.Text("rules.mlir", text))
	if err := diags.Err(); err != nil {
		return "", err
	}
	rules, diags := ctx.Compile(read[0], mica.RuleOptions{})
	if err := diags.Err(); err != nil {
		return "", err
	}
	out, diags := gen.Generate([]gen.Set{{Name: "rules.mlir", Compiled: rules}}, gen.Options{Package: "main", NoExplanations: true})
	if err := diags.Err(); err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp("scripts/bench-rules", "_compiled")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	for name, text := range map[string][]byte{"main.go": []byte(tool), "rules.go": out.Text} {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
			return "", err
		}
	}
	to := filepath.Join(b.dir, "compiled")
	if out, err := exec.Command("go", "build", "-o", to, "./"+dir).CombinedOutput(); err != nil {
		return "", fmt.Errorf("build of the compiled rules: %w\n%s", err, out)
	}
	return to, nil
}

// matching prints how long the compiled rules take to match all operations, against the
// interpreter, in one process and without the driver.
func (b *bench) matching(tool string, n int, input, patterns string) error {
	out, err := exec.Command(tool, "match", input, patterns).CombinedOutput()
	if err != nil {
		return fmt.Errorf("matching: %w\n%s", err, out)
	}
	var interpreted, compiled float64
	if _, err := fmt.Sscan(string(out), &interpreted, &compiled); err != nil {
		return fmt.Errorf("matching: %w\n%s", err, out)
	}
	fmt.Printf("%-6d %-8s %-13s %24s\n", n, "1", "matching", fmt.Sprintf("%.3f / %.3f (%.2f)", compiled/1e9, interpreted/1e9, compiled/interpreted))
	return nil
}
