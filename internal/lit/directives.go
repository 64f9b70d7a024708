package lit

import (
	"fmt"
	"path/filepath"
	"strings"
)

// A script holds the directives of a test.
type script struct {
	lines       []runLine
	fails       bool // XFAIL
	requires    []string
	unsupported []string
}

// A runLine is a command line with the number of its first line.
type runLine struct {
	text string
	at   int
}

// read collects the directives in a test's text.
func read(text string) (*script, error) {
	s := &script{}
	open := false // the last RUN line continues
	n := 0
	for line := range strings.Lines(text) {
		n++
		if keyword(line, "END.") != "" {
			break
		}
		for _, d := range []struct {
			word string
			list *[]string
		}{{"REQUIRES:", &s.requires}, {"UNSUPPORTED:", &s.unsupported}} {
			if rest := keyword(line, d.word); rest != "" {
				for _, f := range strings.Split(rest[len(d.word):], ",") {
					*d.list = append(*d.list, strings.TrimSpace(f))
				}
			}
		}
		if rest := keyword(line, "XFAIL:"); rest != "" {
			s.fails = strings.TrimSpace(rest[len("XFAIL:"):]) == "*"
		}
		rest := keyword(line, "RUN:")
		if rest == "" {
			continue
		}
		rest = strings.TrimSpace(rest[len("RUN:"):])
		rest, more := strings.CutSuffix(rest, `\`)
		if open {
			s.lines[len(s.lines)-1].text += rest
		} else {
			s.lines = append(s.lines, runLine{rest, n})
		}
		open = more
	}
	if open {
		return s, fmt.Errorf("line %d: the last RUN line goes on", s.lines[len(s.lines)-1].at)
	}
	return s, nil
}

// keyword returns the part of a line that starts with a keyword, or "". The keyword
// must not be the suffix of a longer word.
func keyword(line, word string) string {
	for at := 0; ; {
		i := strings.Index(line[at:], word)
		if i < 0 {
			return ""
		}
		if i += at; i == 0 || !isWord(line[i-1]) {
			return line[i:]
		}
		at = i + 1
	}
}

func isWord(c byte) bool {
	return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'z' || c == '-' || c == '_'
}

// execute runs a test in its own temporary directory. It returns the reason for a failure or
// for skipping the test.
func (s *script) execute(file, tmp string, o *Options) (failure, skip string) {
	has := map[string]bool{}
	for _, f := range o.Features {
		has[f] = true
	}
	for _, f := range s.requires {
		if !has[f] {
			return "", "requires " + f
		}
	}
	for _, f := range s.unsupported {
		if has[f] {
			return "", "unsupported with " + f
		}
	}
	vars := map[byte]string{
		's': file, 'S': filepath.Dir(file), 'p': filepath.Dir(file),
		't': filepath.Join(tmp, "tmp"), 'T': tmp, '%': "%",
	}
	for k, v := range o.Vars {
		vars[k] = v
	}
	sh := &shell{tools: o.Tools, programs: o.Programs}
	for _, l := range s.lines {
		list, err := parse(l.text, vars)
		ok := false
		if err == nil {
			ok, err = sh.line(list)
		}
		switch {
		case err != nil:
			return fmt.Sprintf("%s:%d: %v\n%s", file, l.at, err, l.text), ""
		case !ok && s.fails:
			return "", ""
		case !ok:
			return fmt.Sprintf("%s:%d: RUN: %s\n%s", file, l.at, l.text, sh.log.String()), ""
		}
		sh.log.Reset()
	}
	if s.fails {
		return file + ": passes, but is expected to fail", ""
	}
	return "", ""
}
