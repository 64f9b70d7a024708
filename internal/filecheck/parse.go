package filecheck

import (
	"errors"
	"io"
	"sort"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// Checks holds the directives of a check file.
type Checks struct {
	options Options
	out     *reporter
	vars    *variables
	list    []*check
	file    *source.File
	implied []*source.File // texts of Options.ImplicitNot
}

// A check is a positive pattern with the CHECK-DAG and CHECK-NOT patterns before
// it.
type check struct {
	*pattern
	before []*pattern
}

// The exit codes of the reference.
const (
	exitFailed = 1
	exitBroken = 2
)

// Parse parses a check file, whose text must be [Canonical], and writes its errors. The code is
// 0 without errors, otherwise the reference's exit code.
func Parse(f *source.File, o Options, errs io.Writer) (*Checks, int) {
	o.Verbose = o.Verbose || o.VeryVerbose
	c := &Checks{options: o, out: &reporter{errs}, vars: newVariables(), file: f}
	if code := ValidPrefixes(o, errs); code != 0 {
		return nil, code
	}
	err := c.parse()
	if errors.As(err, new(exit)) {
		return nil, exitFailed
	}
	if err != nil {
		return nil, exitBroken
	}
	return c, 0
}

// ValidPrefixes writes the errors in the prefixes of the options. The code is 0 without errors,
// otherwise the reference's exit code.
func ValidPrefixes(o Options, errs io.Writer) int {
	seen := map[string]bool{}
	lists := []struct {
		kind             string
		given, otherwise []string
	}{
		{"check", o.CheckPrefixes, defaultChecks},
		{"comment", o.CommentPrefixes, defaultComments},
	}
	for _, l := range lists {
		if len(l.given) == 0 {
			for _, p := range l.otherwise {
				seen[p] = true
			}
		}
	}
	for _, l := range lists {
		for _, p := range l.given {
			wrong := ""
			switch {
			case p == "":
				wrong = " prefix must not be the empty string"
			case !validPrefix(p):
				wrong = " prefix must start with a letter and contain only alphanumeric characters, hyphens, and underscores: '" + p + "'"
			case seen[p]:
				wrong = " prefix must be unique among check and comment prefixes: '" + p + "'"
			}
			if wrong != "" {
				io.WriteString(errs, "error: supplied "+l.kind+wrong+"\n")
				return exitBroken
			}
			seen[p] = true
		}
	}
	return 0
}

func validPrefix(p string) bool {
	for i := range len(p) {
		if !isWordByte(p[i]) {
			return false
		}
	}
	return true
}

func (c *Checks) parse() error {
	p := &patternParser{options: &c.options, vars: c.vars, out: c.out, groups: map[string]int{}}
	if bad := c.vars.define(c.options.Defines); len(bad) > 0 {
		return p.log(bad)
	}
	var implied []*pattern
	for _, text := range c.options.ImplicitNot {
		const open = "-implicit-check-not='"
		f := source.NewFile("command line", []byte(open+text+"'"))
		c.implied = append(c.implied, f)
		in := wholePiece(f).to(len(open) + len(text)).from(len(open))
		pat, err := p.parse(kind{directive: not}, "IMPLICIT-CHECK", in, 0)
		if err != nil {
			if errors.As(err, new(exit)) {
				return err
			}
			// The reference continues with the part of the pattern before the
			// error.
		}
		implied = append(implied, pat)
	}
	return c.directives(p, implied)
}

// directives parses all directives of the check file.
func (c *Checks) directives(p *patternParser, implied []*pattern) error {
	all := wholePiece(c.file)
	s := newScanner(all.s, &c.options)
	missing := map[string]bool{}
	for _, prefix := range c.options.checkPrefixes() {
		missing[prefix] = true
	}
	distinct := len(missing)
	pending := append([]*pattern(nil), implied...)
	at, line, counted := 0, 1, 0
	for {
		f := s.next(at)
		if f.prefix == "" {
			break
		}
		line += strings.Count(all.s[counted:f.at], "\n")
		counted = f.at
		if f.kind.directive != comment {
			delete(missing, f.prefix)
		}
		text := all.from(f.after)
		if err := c.unusable(p, f, all, text); err != nil {
			return err
		}
		if !(c.options.StrictWhitespace && c.options.MatchFullLines) {
			text = text.ltrim()
		}
		end := strings.IndexAny(text.s, "\n\r")
		if end < 0 {
			end = len(text.s)
		}
		at = text.at + end
		if f.kind.directive == comment {
			continue
		}
		pat, err := p.parse(f.kind, f.prefix, text.to(end), line)
		if err != nil {
			return err
		}
		if err := c.misplaced(p, pat, all.from(f.at)); err != nil {
			return err
		}
		if d := f.kind.directive; d == dag || d == not {
			pending = append(pending, pat)
			continue
		}
		c.list = append(c.list, &check{pat, pending})
		pending = append([]*pattern(nil), implied...)
	}
	line += strings.Count(all.s[counted:], "\n")
	isDefault := len(c.options.CheckPrefixes) == 0
	if (len(missing) == distinct || !c.options.AllowUnusedPrefixes && len(missing) > 0) &&
		(len(c.options.ImplicitNot) == 0 || !isDefault) {
		c.noChecks(missing)
		return errFatal{}
	}
	if len(pending) > 0 {
		end := &pattern{kind: kind{directive: eof}, prefix: c.options.checkPrefixes()[0],
			at: all.from(at).pos(), line: line}
		c.list = append(c.list, &check{end, pending})
	}
	return nil
}

// unusable reports invalid directives.
func (c *Checks) unusable(p *patternParser, f found, all, text piece) error {
	switch f.kind.directive {
	case misspelled:
		return p.fail(all.from(f.at), "misspelled directive '"+all.s[f.at:f.after]+"'")
	case badNot:
		return p.fail(text, "unsupported -NOT combo on prefix '"+f.prefix+"'")
	case badCount:
		return p.fail(text, "invalid count in -COUNT specification on prefix '"+f.prefix+"'")
	}
	return nil
}

// misplaced reports patterns that are not allowed where they occur.
func (c *Checks) misplaced(p *patternParser, pat *pattern, start piece) error {
	switch pat.kind.directive {
	case label:
		if len(pat.strings)+len(pat.substitutions) > 0 {
			return p.fail(start, "found '"+pat.prefix+"-LABEL:' with variable definition or use")
		}
	case next, same, empty:
		if len(c.list) == 0 {
			name := kind{directive: pat.kind.directive}.describe(pat.prefix)
			return p.fail(start, "found '"+name+"' without previous '"+pat.prefix+": line")
		}
	}
	return nil
}

func (c *Checks) noChecks(missing map[string]bool) {
	var names []string
	for p := range missing {
		names = append(names, "'"+p+":'")
	}
	sort.Strings(names)
	s := " "
	if len(names) > 1 {
		s = "es "
	}
	c.out.message(diag.Error, source.Pos{}, "no check strings found with prefix"+s+strings.Join(names, ", "))
}
