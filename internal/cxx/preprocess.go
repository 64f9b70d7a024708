package cxx

import "strings"

// blankDirectives replaces the lines of the preprocessor by spaces, and also the text that a
// condition excludes, so that offsets stay valid. For a condition that is not a number it keeps
// the first branch. The other results are the include directives and the macros that remain.
func blankDirectives(src string) (string, []*FileInclude, macros) {
	if !strings.Contains(src, "#") {
		return src, nil, nil
	}
	var includes []*FileInclude
	defined := macros{}
	out := []byte(src)
	blank := func(from, to int) {
		for ; from < to; from++ {
			if out[from] != '\n' {
				out[from] = ' '
			}
		}
	}
	var conds conditions
	comment := false // within /* */
	for i := 0; i < len(src); {
		end := lineEnd(src, i)
		line := strings.TrimLeft(src[i:end], " \t")
		if !comment && strings.HasPrefix(line, "#") {
			for end < len(src) && strings.HasSuffix(strings.TrimRight(src[i:end], "\r"), "\\") { // the directive continues
				end = lineEnd(src, end+1)
			}
			directive := strings.TrimSpace(line[1:])
			conds.directive(directive)
			if name := included(directive); name != "" && !conds.skipping() {
				includes = append(includes, &FileInclude{Name: name, pos: int32(i)})
			}
			if !conds.skipping() {
				defined.define(strings.TrimLeft(strings.TrimLeft(src[i:end], " \t")[1:], " \t"))
			}
			blank(i, end)
		} else {
			if conds.skipping() {
				blank(i, end)
			} else {
				comment = endsInComment(src[i:end], comment)
			}
		}
		i = end + 1
	}
	return string(out), includes, defined
}

// included returns the name in an include directive, "" for another one.
func included(directive string) string {
	rest, ok := strings.CutPrefix(directive, "include")
	if !ok {
		return ""
	}
	name, _, ok := strings.Cut(strings.TrimLeft(rest, " \t\"<"), "\"")
	if !ok {
		name, _, _ = strings.Cut(name, ">")
	}
	return name
}

func lineEnd(src string, i int) int {
	if i >= len(src) {
		return len(src)
	}
	if n := strings.IndexByte(src[i:], '\n'); n >= 0 {
		return i + n
	}
	return len(src)
}

// endsInComment reports whether a comment is open at the end of a line.
func endsInComment(line string, open bool) bool {
	for i := 0; i < len(line); i++ {
		switch {
		case open:
			if strings.HasPrefix(line[i:], "*/") {
				open = false
				i++
			}
		case strings.HasPrefix(line[i:], "//"):
			return false
		case strings.HasPrefix(line[i:], "/*"):
			open = true
			i++
		case line[i] == '"' || line[i] == '\'' && (i == 0 || !isIdentPart(line[i-1])):
			i = lexQuoted(line, i, &Errors{}) - 1
		}
	}
	return open
}

// conditions are the nested #if of a file.
type conditions []condition

// A condition is an #if: whether its current branch is kept, and whether one was.
type condition struct{ keep, kept bool }

func (c conditions) skipping() bool {
	for _, x := range c {
		if !x.keep {
			return true
		}
	}
	return false
}

// directive evaluates a directive, given without its "#".
func (c *conditions) directive(line string) {
	word := line[:scanIdent(line, 0)]
	rest := strings.TrimSpace(line[len(word):])
	last := len(*c) - 1
	switch word {
	case "if", "ifdef", "ifndef":
		keep := word != "if" || !isZero(rest)
		*c = append(*c, condition{keep, keep})
	case "elif", "else":
		if last >= 0 {
			x := &(*c)[last]
			x.keep = !x.kept && (word == "else" || !isZero(rest))
			x.kept = x.kept || x.keep
		}
	case "endif":
		if last >= 0 {
			*c = (*c)[:last]
		}
	}
}

func isZero(cond string) bool {
	return cond == "0" || strings.HasPrefix(cond, "0 ") || strings.HasPrefix(cond, "0/") || cond == "false"
}
