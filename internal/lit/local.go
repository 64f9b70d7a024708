package lit

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// ConfigName is the name of the files that say more about the tests of a directory and those below. They are Python; the
// statements that the tests of LLVM and MLIR have are known.
const ConfigName = "lit.local.cfg"

// A localConfig is what the files above a test say.
type localConfig struct {
	suffixes      []string // nil for those of the options
	exclude       []string // names of files and directories
	unsupported   bool
	features      []string
	substitutions []Substitution
}

func (c *localConfig) wants(o *Options, name string) bool {
	if c.suffixes != nil {
		return len(c.suffixes) > 0 && wants(c.suffixes, name)
	}
	return wants(o.Suffixes, name)
}

// excludes reports whether a file, or a directory between it and the root, is excluded.
func (c *localConfig) excludes(root, file string) bool {
	rel, err := filepath.Rel(root, file)
	if err != nil {
		return false
	}
	for part := range strings.SplitSeq(filepath.ToSlash(rel), "/") {
		for _, e := range c.exclude {
			suffix, all := strings.CutPrefix(e, "*")
			if part == e || all && strings.HasSuffix(part, suffix) {
				return true
			}
		}
	}
	return false
}

// localConfigs reads the files, each once.
type localConfigs struct {
	options *Options
	byDir   map[string]*localConfig
}

// of returns what the files in a directory and in those above say. Above the top of a test suite, where lit.cfg.py or lit.cfg is, and
// above the root of a repository it does not look.
func (l *localConfigs) of(dir string) (*localConfig, error) {
	if !l.options.Local {
		return &localConfig{features: l.options.Features}, nil
	}
	var chain []string // from the innermost on
	for d := dir; ; d = filepath.Dir(d) {
		if l.byDir[d] != nil {
			break
		}
		chain = append(chain, d)
		if filepath.Dir(d) == d || isTop(d) {
			break
		}
	}
	for _, d := range slices.Backward(chain) {
		c := localConfig{features: l.options.Features}
		if up := l.byDir[filepath.Dir(d)]; up != nil && !isTop(d) {
			c = *up
		}
		text, err := os.ReadFile(filepath.Join(d, ConfigName))
		switch {
		case err == nil:
			if err := c.read(string(text)); err != nil {
				return nil, fmt.Errorf("%s:%w", filepath.Join(d, ConfigName), err)
			}
		case !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
		l.byDir[d] = &c
	}
	return l.byDir[dir], nil
}

// isTop reports whether a directory is the top of a test suite or of a repository.
func isTop(dir string) bool {
	for _, name := range []string{"lit.cfg.py", "lit.cfg", ".git"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
			return true
		}
	}
	return false
}

var (
	localIf     = regexp.MustCompile(`^if\s+(.*?)\s*:$`)
	localHas    = regexp.MustCompile(`^(not\s+)?\(?\s*["']([^"']*)["']\s+(not\s+)?in\s+config\.(available_features|root\.targets)\s*\)?$`)
	localSet    = regexp.MustCompile(`^config\.(suffixes|excludes)\s*(\+?=)\s*(?:set\()?[\[({](.*?)[\])}]\)?$`)
	localCall   = regexp.MustCompile(`^config\.(suffixes|excludes|available_features)\.(add|append|remove|discard|update|extend)\((.*)\)$`)
	localString = regexp.MustCompile(`^(?:"([^"\\]*)"|'([^'\\]*)')$`)
	localSubst  = regexp.MustCompile(`^config\.substitutions\.append\(\s*\(\s*["']([^"'\\]*)["']\s*,\s*["']([^"'\\]*)["']\s*\)\s*\)$`)
)

// read executes the statements of a file.
func (c *localConfig) read(text string) error {
	type block struct {
		indent  int
		holds   bool
		outside bool // whether the statements around it are executed
	}
	var blocks []block
	for n, line := range logicalLines(text) {
		statement := strings.TrimSpace(line)
		indent := len(line) - len(strings.TrimLeft(line, " \t"))
		last := block{indent: -1, holds: true, outside: true}
		for len(blocks) > 0 && indent <= blocks[len(blocks)-1].indent {
			last = blocks[len(blocks)-1]
			blocks = blocks[:len(blocks)-1]
		}
		on := true
		if len(blocks) > 0 {
			top := blocks[len(blocks)-1]
			on = top.holds && top.outside
		}
		if m := localIf.FindStringSubmatch(statement); m != nil {
			ok, err := c.condition(m[1])
			if err != nil {
				return fmt.Errorf("%d: %w", n, err)
			}
			blocks = append(blocks, block{indent, ok, on})
			continue
		}
		if statement == "else:" && last.indent == indent {
			blocks = append(blocks, block{indent, !last.holds, on})
			continue
		}
		if !on {
			continue
		}
		if err := c.statement(statement); err != nil {
			return fmt.Errorf("%d: %w", n, err)
		}
	}
	return nil
}

// logicalLines yields the lines with a statement by their numbers. Lists in brackets may have several lines.
func logicalLines(text string) func(yield func(int, string) bool) {
	return func(yield func(int, string) bool) {
		open, first := 0, 0
		var whole strings.Builder
		for i, line := range strings.Split(text, "\n") {
			line = withoutComment(strings.TrimRight(line, " \t\r"))
			if open == 0 {
				first = i + 1
				whole.Reset()
			}
			if whole.Len() > 0 {
				line = " " + strings.TrimSpace(line)
			}
			whole.WriteString(line)
			open += strings.Count(line, "[") + strings.Count(line, "(") - strings.Count(line, "]") - strings.Count(line, ")")
			if open > 0 {
				continue
			}
			open = 0
			if text := whole.String(); strings.TrimSpace(text) != "" && !yield(first, text) {
				return
			}
		}
		if open > 0 {
			yield(first, whole.String())
		}
	}
}

// withoutComment removes a comment that is not in a string.
func withoutComment(line string) string {
	quote := byte(0)
	for i := range len(line) {
		switch c := line[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '#':
			return strings.TrimRight(line[:i], " \t")
		}
	}
	return line
}

// condition evaluates the condition of an if statement: whether there is a feature, or a target, which is the feature of that name
// with "-registered-target" in lower case.
func (c *localConfig) condition(text string) (bool, error) {
	m := localHas.FindStringSubmatch(text)
	if m == nil {
		return false, fmt.Errorf("the condition %s is not understood; conditions ask for a feature, \"x\" in config.available_features", shortened(text))
	}
	ok := slices.Contains(c.features, m[2])
	if m[4] == "root.targets" {
		ok = slices.Contains(c.features, strings.ToLower(m[2])+"-registered-target")
	}
	return ok != (m[1] != "") != (m[3] != ""), nil
}

// statement executes a statement.
func (c *localConfig) statement(s string) error {
	if m := localSubst.FindStringSubmatch(s); m != nil {
		if m[1] == "" {
			return errNoName
		}
		c.substitutions = append(slices.Clip(c.substitutions), Substitution{m[1], m[2]})
		return nil
	}
	if m := localSet.FindStringSubmatch(s); m != nil {
		list, err := stringsIn(m[3])
		if err != nil {
			return err
		}
		c.change(m[1], m[2] == "=", list)
		return nil
	}
	if m := localCall.FindStringSubmatch(s); m != nil {
		list, err := stringsIn(strings.Trim(m[3], "[]{}() "))
		if err != nil {
			return err
		}
		if m[2] == "remove" || m[2] == "discard" {
			return c.remove(m[1], list)
		}
		c.change(m[1], false, list)
		return nil
	}
	switch s {
	case "config.unsupported = True":
		c.unsupported = true
	case "config.unsupported = False":
		c.unsupported = false
	default:
		return fmt.Errorf("%s is not understood; known are config.unsupported, suffixes, excludes, substitutions, available_features and conditions on features", shortened(s))
	}
	return nil
}

// stringsIn returns the strings of a list.
func stringsIn(text string) (list []string, err error) {
	for part := range strings.SplitSeq(text, ",") {
		if part = strings.TrimSpace(part); part == "" {
			continue
		}
		m := localString.FindStringSubmatch(part)
		if m == nil {
			return nil, fmt.Errorf("%s is no string", shortened(part))
		}
		list = append(list, m[1]+m[2])
	}
	return list, nil
}

// change adds to a list, or replaces it.
func (c *localConfig) change(field string, replace bool, list []string) {
	to := map[string]*[]string{"suffixes": &c.suffixes, "excludes": &c.exclude, "available_features": &c.features}[field]
	if replace {
		*to = append([]string{}, list...)
		return
	}
	*to = append(slices.Clip(*to), list...)
}

// remove removes strings from a list. Where the list of suffixes is that of the options, it is not known to have one.
func (c *localConfig) remove(field string, list []string) error {
	to := map[string]*[]string{"suffixes": &c.suffixes, "excludes": &c.exclude, "available_features": &c.features}[field]
	if field == "suffixes" && c.suffixes == nil {
		for _, s := range list {
			c.exclude = append(slices.Clip(c.exclude), "*"+s)
		}
		return nil
	}
	*to = slices.DeleteFunc(slices.Clone(*to), func(s string) bool { return slices.Contains(list, s) })
	return nil
}
