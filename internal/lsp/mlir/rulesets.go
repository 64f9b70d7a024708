package mlir

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/rewrite"
)

// ruleFiles returns the rule files for a document: those of the project, or else all .pdll files of the workspace.
func ruleFiles(w *server.Workspace, path string) ([]string, error) {
	files := w.Project(path).Rules
	if len(files) == 0 {
		files = w.Paths(".pdll")
	}
	if len(files) == 0 {
		return nil, server.Failed("there are no rules: the project names none, and the workspace has no .pdll files")
	}
	return files, nil
}

// A ruleSet has the rules of files, compiled for a context of its own.
type ruleSet struct {
	ctx    *mica.Context
	frozen *rewrite.Frozen
	// broken has an error for each file that cannot be used; the rules of the others are there.
	broken diag.List
}

// rulesFor compiles the rule files for a document.
func (b *base) rulesFor(w *server.Workspace, path string) (*ruleSet, error) {
	files, err := ruleFiles(w, path)
	if err != nil {
		return nil, err
	}
	return b.rules(w, files)
}

// rules compiles rule files, as the editor has them. A file with errors is left out.
func (b *base) rules(w *server.Workspace, files []string) (*ruleSet, error) {
	if b.ctx == nil {
		return nil, server.Failed("%s", firstError(b.list))
	}
	c, list := b.ctx.Fork()
	if c == nil {
		return nil, server.Failed("%s", firstError(list))
	}
	c.IR().AllowUnregistered = true
	s := &ruleSet{ctx: c}
	var all rewrite.Set
	failed := 0
	for _, name := range files {
		source := mica.File(name)
		if text, ok := w.Text(name); ok {
			source = mica.Text(name, string(text))
		}
		matchers, list := compile(c, source, mica.RuleOptions{AllowIncomplete: true})
		if d := incomplete(list); d != nil {
			s.broken = append(s.broken, d)
		}
		if list.HasErrors() {
			failed++
			continue
		}
		for _, m := range matchers {
			all.AddMatcher(m)
		}
	}
	if failed == len(files) {
		return nil, server.Failed("%s", firstError(s.broken))
	}
	var err error
	if s.frozen, err = all.Freeze(c.IR(), rewrite.Filter{}); err != nil {
		return nil, server.Failed("%v", err)
	}
	return s, nil
}

// incomplete returns why rules of a file are left out, or nil.
func incomplete(list diag.List) *diag.Diagnostic {
	for _, d := range list {
		if d.Severity == diag.Error {
			return d
		}
	}
	// A warning at the end says how many of the rules with warnings are left out.
	if n := len(list); n > 1 && strings.HasSuffix(list[n-1].Message, "rules cannot be compiled") {
		return list[0]
	}
	return nil
}

// leftOut says that the rules of a file are left out because of an error.
func leftOut(d *diag.Diagnostic) string {
	name, line, _ := d.Place.Resolve()
	return fmt.Sprintf("rules are left out: %s:%d: %s\n", name, line, d.Message)
}

// compile compiles the rules of a file.
func compile(c *mica.Context, source mica.Source, o mica.RuleOptions) (matchers []rewrite.Matcher, list diag.List) {
	read, list := c.ReadRules(source)
	list = append(list, c.Define(read...)...)
	for _, r := range read {
		compiled, l := c.Compile(r, o)
		if list = append(list, l...); compiled != nil {
			matchers = append(matchers, compiled.Matcher)
		}
	}
	return matchers, list
}

// A ruleName is a rule of the workspace.
type ruleName struct {
	name, root string // root is "" for rules of several operations
	file       string // in which it is, "" if that is not known
}

// ruleNames remembers the rules of files, because editors ask for actions whenever the cursor moves.
type ruleNames struct {
	mu    sync.Mutex
	key   [sha256.Size]byte
	base  *base
	rules []ruleName
}

// names returns the rules of files that have a name.
func (n *ruleNames) names(b *base, w *server.Workspace, files []string) []ruleName {
	h := sha256.New()
	for _, name := range files {
		h.Write([]byte(name + "\x00"))
		if text, ok := w.Text(name); ok {
			h.Write(text)
		} else if info, err := os.Stat(name); err == nil {
			h.Write([]byte(info.ModTime().String()))
		}
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	key := [sha256.Size]byte(h.Sum(nil))
	if n.base == b && n.key == key {
		return n.rules
	}
	n.base, n.key, n.rules = b, key, nil
	s, err := b.rules(w, files)
	if err != nil {
		return nil
	}
	for _, p := range s.frozen.Patterns() {
		if p.Name == "" {
			continue
		}
		r := ruleName{name: p.Name, root: p.Root}
		if p.Place.Pos.IsValid() {
			r.file = filepath.Clean(p.Place.Pos.File.Name)
		}
		if !slices.Contains(n.rules, r) {
			n.rules = append(n.rules, r)
		}
	}
	slices.SortStableFunc(n.rules, func(a, b ruleName) int { return strings.Compare(a.name, b.name) })
	return n.rules
}
