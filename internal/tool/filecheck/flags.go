package filecheck

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	engine "github.com/mica-ir/mica/internal/filecheck"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/report"
)

// A dumpMode determines when the input is dumped. Earlier values take precedence
// over later ones.
type dumpMode uint8

const (
	dumpHelp dumpMode = iota
	dumpAlways
	dumpFail
	dumpNever
	dumpUnset
)

var (
	dumpModes   = []string{"help", "always", "fail", "never"}
	dumpFilters = []string{"all", "annotation-full", "annotation", "error"}
)

// filterUnset is greater than every filter.
const filterUnset = engine.FilterError + 1

type options struct {
	engine.Options
	input       string
	allowEmpty  bool
	dump        dumpMode
	filter      engine.Filter
	context     int // -1 if unset
	help        bool
	version     bool
	diagnostics report.Options
}

func (o *options) flags(name string) *flags.Set {
	s := &flags.Set{Tool: name, MaxPositional: 1, Files: flags.AnyFile}
	flag := func(p *bool, name, help string) {
		s.Add(flags.Flag{Name: name, Kind: flags.Bool, Help: help,
			Set: func(v string) error { *p = v == "true"; return nil }})
	}
	list := func(p *[]string, name, arg, help string, split bool) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: arg, Help: help, Set: func(v string) error {
			if split {
				*p = append(*p, strings.Split(v, ",")...)
			} else {
				*p = append(*p, v)
			}
			return nil
		}})
	}
	s.Add(flags.Flag{Name: "D", Kind: flags.Optional, Arg: "VAR=VALUE", Help: "Define a variable to be used in patterns",
		Set: func(v string) error {
			if v == "" {
				return errors.New("requires a value!") // LLVM's message
			}
			o.Defines = append(o.Defines, v)
			return nil
		}})
	flag(&o.AllowDAGOverlap, "allow-deprecated-dag-overlap", "Let the matches of consecutive CHECK-DAG overlap")
	flag(&o.allowEmpty, "allow-empty", "Allow the input to be empty")
	flag(&o.AllowUnusedPrefixes, "allow-unused-prefixes", "Allow prefixes that do not occur in the check file")
	list(&o.CheckPrefixes, "check-prefix", "string", "Prefix of directives (default is CHECK)", true)
	list(&o.CheckPrefixes, "check-prefixes", "string", "Alias of --check-prefix", true)
	list(&o.CommentPrefixes, "comment-prefixes", "string", "Prefixes of comments (default is COM,RUN)", true)
	o.diagnostics.Flags(s)
	s.Add(flags.Flag{Name: "dump-input", Kind: flags.Value, Values: dumpModes, Help: "Show the input with annotations: help, always, fail (default) or never",
		Set: func(v string) error {
			i, err := choose(dumpModes, v)
			if err == nil {
				o.dump = min(o.dump, dumpMode(i))
			}
			return err
		}})
	s.Add(flags.Flag{Name: "dump-input-context", Kind: flags.Value, Arg: "N", Help: "How many lines to show around those of --dump-input-filter (default is 5)",
		Set: func(v string) error {
			n, err := strconv.ParseUint(v, 0, 32)
			if err != nil {
				return fmt.Errorf("'%s' value invalid for uint argument!", v) // LLVM's message
			}
			o.context = max(o.context, int(n))
			return nil
		}})
	s.Add(flags.Flag{Name: "dump-input-filter", Kind: flags.Value, Values: dumpFilters, Help: "Which lines to show: all, annotation-full, annotation or error",
		Set: func(v string) error {
			i, err := choose(dumpFilters, v)
			if err == nil {
				o.filter = min(o.filter, engine.Filter(i))
			}
			return err
		}})
	flag(&o.EnableVarScope, "enable-var-scope", "Forget variables that do not begin with $ at each CHECK-LABEL")
	flag(&o.IgnoreCase, "ignore-case", "Match without regard to case")
	list(&o.ImplicitNot, "implicit-check-not", "pattern", "Check that a pattern occurs nowhere between the checks", false)
	s.Add(flags.Flag{Name: "input-file", Kind: flags.Value, Arg: "filename", Help: "File to check (default is standard input)",
		Set: func(v string) error { o.input = v; return nil }})
	flag(&o.MatchFullLines, "match-full-lines", "Let all positive matches cover whole lines")
	flag(&o.StrictWhitespace, "strict-whitespace", "Tell spaces and tabs, and their number, apart")
	flag(&o.Verbose, "v", "Tell of matches")
	flag(&o.VeryVerbose, "vv", "Tell of everything")
	s.Standard(&o.help, &o.version)
	return s
}

// glued rewrites definitions: everything after -D is its value, even if it starts
// with an equals sign.
func glued(args []string) []string {
	out := make([]string, len(args))
	for i, a := range args {
		for _, flag := range []string{"-D", "--D"} {
			if v, ok := strings.CutPrefix(a, flag); ok && v != "" {
				a = "-D=" + v
			}
		}
		out[i] = a
	}
	return out
}

func choose(names []string, v string) (int, error) {
	for i, n := range names {
		if n == v {
			return i, nil
		}
	}
	return 0, errors.New("Cannot find option named '" + v + "'!") // LLVM's message
}

// tokenize splits a text into arguments like a shell, without expansions.
func tokenize(s string) []string {
	var args []string
	var b strings.Builder
	inside := false
	for i := 0; i < len(s); i++ {
		switch c := s[i]; c {
		case ' ', '\t', '\n', '\r':
			if inside {
				args = append(args, b.String())
				b.Reset()
				inside = false
			}
			continue
		case '\\':
			if i+1 < len(s) {
				i++
				b.WriteByte(s[i])
			}
		case '\'', '"':
			for i++; i < len(s) && s[i] != c; i++ {
				if s[i] == '\\' && i+1 < len(s) {
					i++
				}
				b.WriteByte(s[i])
			}
		default:
			b.WriteByte(c)
		}
		inside = true
	}
	if inside {
		args = append(args, b.String())
	}
	return args
}
