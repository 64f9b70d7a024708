package flags

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/mica-ir/mica/internal/suggest"
)

// completeFlag is the flag with which the completions of shells call a tool. The words of the command
// line follow it, and the last one is to be completed.
const completeFlag = "help-complete"

// CompleteFlag is the argument that makes a tool under a name of mica's print the completions of the
// arguments after it.
const CompleteFlag = "--" + completeFlag

// A Candidate is a completion of a word.
type Candidate struct {
	Text string
	// Help describes it; "" if its text says enough.
	Help string
	// File is set if the text ends with the name of a file, which a shell has to quote.
	File bool
}

// AnyFile and Directory are values of the field Files of a flag.
var (
	AnyFile   = []string{""}
	Directory = []string{"/"}
)

// Plain returns candidates without descriptions.
func Plain(texts []string) []Candidate {
	list := make([]Candidate, len(texts))
	for i, t := range texts {
		list[i].Text = t
	}
	return list
}

// Candidates formats candidates for the scripts of the shells: one a line, with the help after a tab. A tab at the end marks the
// name of a file.
func Candidates(list []Candidate) string {
	var b strings.Builder
	for _, c := range list {
		b.WriteString(c.Text)
		help, _, _ := strings.Cut(c.Help, "\n")
		switch help = strings.TrimSpace(help); {
		case c.File:
			b.WriteByte('\t')
		case help != "":
			b.WriteString("\t" + help)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// completions returns the completions of the last word.
func (s *Set) completions() []Candidate {
	if len(s.words) == 0 {
		return nil
	}
	before, word := s.words[:len(s.words)-1], s.words[len(s.words)-1]
	if slices.Contains(before, "--") {
		return files(word, s.Files)
	}
	if len(before) > 0 {
		last := before[len(before)-1]
		if f := s.lookup(strings.TrimLeft(last, "-")); f != nil && strings.HasPrefix(last, "-") && (f.Kind == Value || f.Kind == Prefix) {
			return f.values(word, before)
		}
	}
	if !strings.HasPrefix(word, "-") {
		return files(word, s.Files)
	}
	name := strings.TrimLeft(word, "-")
	if f, value, has := s.find(name); has && f != nil {
		return prefixed(word[:len(word)-len(value)], f.values(value, before))
	}
	if f := s.prefix(name, true); f != nil && f.Kind == Prefix && name != f.Name {
		value := name[len(f.Name):]
		return prefixed(word[:len(word)-len(value)], f.values(value, before))
	}
	return s.named(word)
}

// named returns the flags whose names begin with a word. The texts of those that need a value end with '='.
func (s *Set) named(word string) (list []Candidate) {
	for _, f := range s.Flags {
		text := shown(f.Name)
		if f.Help == "" || f.Hidden || !strings.HasPrefix(text, word) && !strings.HasPrefix(text, "-"+word) {
			continue
		}
		if f.Kind == Value && len(f.Name) > 1 {
			text += "="
		}
		list = append(list, Candidate{Text: text, Help: f.Help})
	}
	return list
}

// values returns the values of a flag that begin with a text.
func (f *Flag) values(value string, before []string) (list []Candidate) {
	start := ""
	last := value
	if i := strings.LastIndexByte(value, ','); i >= 0 && f.List {
		start, last = value[:i+1], value[i+1:]
	}
	for _, v := range f.Values {
		if strings.HasPrefix(v, last) {
			list = append(list, Candidate{Text: start + v})
		}
	}
	if f.Complete != nil {
		for _, c := range f.Complete(last, before) {
			if strings.HasPrefix(c.Text, last) {
				list = append(list, Candidate{start + c.Text, c.Help, c.File})
			}
		}
	}
	suffixes := f.Files
	if suffixes == nil && f.Values == nil && f.Complete == nil {
		switch f.Arg {
		case "file", "filename":
			suffixes = AnyFile
		case "directory":
			suffixes = Directory
		}
	}
	return append(list, files(value, suffixes)...)
}

func prefixed(prefix string, list []Candidate) []Candidate {
	for i := range list {
		list[i].Text = prefix + list[i].Text
	}
	return list
}

// maxEntries bounds how many entries of a directory are read.
const maxEntries = 10_000

// files returns the files with one of the suffixes, and the directories, whose paths begin with a word. Those
// with control characters in their names are left out.
func files(word string, suffixes []string) (list []Candidate) {
	if len(suffixes) == 0 {
		return nil
	}
	dir, base := filepath.Split(word)
	d, err := os.Open(cmp.Or(dir, "."))
	if err != nil {
		return nil
	}
	defer d.Close()
	entries, _ := d.ReadDir(maxEntries) // those that could be read
	slices.SortFunc(entries, func(a, b os.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	for _, e := range entries {
		name := e.Name()
		hidden := strings.HasPrefix(name, ".") && !strings.HasPrefix(base, ".")
		if !strings.HasPrefix(name, base) || hidden || strings.ContainsFunc(name, unicode.IsControl) { // candidates are lines
			continue
		}
		info, err := os.Stat(filepath.Join(dir, name)) // the target of a link
		switch {
		case err != nil:
		case info.IsDir():
			list = append(list, Candidate{Text: dir + name + "/", File: true})
		case slices.ContainsFunc(suffixes, func(suffix string) bool { return suffix != "/" && strings.HasSuffix(name, suffix) }):
			list = append(list, Candidate{Text: dir + name, File: true})
		}
	}
	return list
}

// notAmong describes a value that a flag does not have.
func (f *Flag) notAmong(value string) string {
	bad := value
	if f.List {
		for part := range strings.SplitSeq(value, ",") {
			if bad = part; !slices.Contains(f.Values, part) {
				break
			}
		}
	}
	return fmt.Sprintf("'%s' is none of %s%s", bad, strings.Join(f.Values, ", "), suggest.DidYouMean(bad, f.Values))
}
