package server

import (
	"bytes"
	"strings"

	"github.com/mica-ir/mica/source"
)

// Token returns the token at an offset: a string, or a character and the letters, digits
// and characters of names that follow.
func Token(f *source.File, at uint32, names string) source.Span {
	text := f.Text
	if int(at) >= len(text) {
		return source.Span{File: f, Start: at, End: at}
	}
	end := int(at) + 1
	if text[at] == '"' {
		for end < len(text) && text[end] != '"' && text[end] != '\n' {
			if text[end] == '\\' {
				end++
			}
			end++
		}
		return source.Span{File: f, Start: at, End: uint32(min(end+1, len(text)))}
	}
	for end < len(text) && (isWord(text[end]) || strings.IndexByte(names, text[end]) >= 0) {
		end++
	}
	return source.Span{File: f, Start: at, End: uint32(end)}
}

// Comment returns the text of the comment lines that precede the line of an offset, or "".
func Comment(f *source.File, at uint32) string {
	head := f.Text[:at]
	var lines []string
	for {
		i := bytes.LastIndexByte(head, '\n')
		if i < 0 {
			break
		}
		head = head[:i]
		line := bytes.TrimLeft(head[bytes.LastIndexByte(head, '\n')+1:], " \t")
		if !bytes.HasPrefix(line, []byte("//")) {
			break
		}
		lines = append(lines, strings.TrimRight(string(bytes.TrimLeft(line, "/")), "\r"))
	}
	for i, j := 0, len(lines)-1; i < j; i, j = i+1, j-1 {
		lines[i], lines[j] = lines[j], lines[i]
	}
	return strings.Join(lines, "\n")
}

// InComment reports whether a text of white space and comments ends in a comment.
func InComment(text []byte) bool {
	for i := 0; i+1 < len(text); i++ {
		switch string(text[i : i+2]) {
		case "//":
			for i < len(text) && text[i] != '\n' {
				i++
			}
			if i == len(text) {
				return true
			}
		case "/*":
			depth := 0
			for ; i+1 < len(text); i++ {
				switch string(text[i : i+2]) {
				case "/*":
					depth++
					i++
				case "*/":
					depth--
					i++
				}
				if depth <= 0 {
					break
				}
			}
			if depth > 0 {
				return true
			}
		}
	}
	return false
}

// Dedent removes the empty lines at the beginning of a text and the common indentation of its
// lines.
func Dedent(text string) string {
	lines := strings.Split(text, "\n")
	for len(lines) > 0 && strings.TrimSpace(lines[0]) == "" {
		lines = lines[1:]
	}
	indent := len(text)
	for _, l := range lines {
		if rest := strings.TrimLeft(l, " \t"); strings.TrimSpace(rest) != "" {
			indent = min(indent, len(l)-len(rest))
		}
	}
	for i, l := range lines {
		if strings.TrimSpace(l) == "" {
			lines[i] = ""
		} else {
			lines[i] = strings.TrimRight(l[indent:], " \t\r")
		}
	}
	return strings.Join(lines, "\n")
}
