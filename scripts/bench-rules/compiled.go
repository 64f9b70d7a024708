//go:build linux

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/mica-ir/mica"
	gen "github.com/mica-ir/mica/gen/rules"
)

// tool is mica opt with a pass that applies the rules of the package.
const tool = `package main

import (
	"os"

	"github.com/mica-ir/mica/dialect/all"
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

func main() {
	def := &pass.Definition{Name: "Compiled", Argument: "compiled", Summary: "Apply compiled rules", New: func() pass.Pass { return pass.Func(apply) }}
	c := opt.Config{Name: "mica", Dialects: all.Natives(), Passes: []*pass.Definition{def.Complete()}}
	os.Exit(opt.Main(os.Args[2:], os.Stdin, os.Stdout, os.Stderr, c))
}
`

// compile builds a tool with rules as Go code, and returns its path. The package is in the
// module while it is built, in a directory that go does not look into by itself.
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
