package tablegen

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// nearest returns the candidate with the smallest edit distance from name, or "" if none is close
// enough, or if name looks like a different name rather than a misspelling.
func nearest(name string, each func(yield func(string))) string {
	best, bestDist := "", len(name)/3+1
	each(func(c string) {
		if d := distance(name, c, bestDist); d < bestDist || d == bestDist && best == "" && d <= len(name)/3 {
			best, bestDist = c, d
		}
	})
	if best != "" && isAnother(name, best, each) {
		return ""
	}
	return best
}

// isAnother reports whether a name differs from a similar one only in words that other names have,
// too, as FooCase differs from FooBase. Such a name is not misspelt.
func isAnother(name, similar string, each func(yield func(string))) bool {
	a, b := words(name), words(similar)
	if len(a) != len(b) || len(a) < 2 {
		return false
	}
	unknown := map[string]bool{}
	for i, w := range a {
		if w != b[i] {
			unknown[w] = true
		}
	}
	each(func(c string) {
		for _, w := range words(c) {
			delete(unknown, w)
		}
	})
	return len(unknown) == 0
}

// words splits a name in camel case, or with underscores.
func words(name string) []string { return word().FindAllString(name, -1) }

var word = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[A-Z]+[a-z]*|[a-z]+|[0-9]+`) })

// distance returns the edit distance of a and b, or any larger number than most if
// it exceeds most.
func distance(a, b string, most int) int {
	if len(a)-len(b) > most || len(b)-len(a) > most {
		return most + 1
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := diagonal
			if a[i-1] != b[j-1] {
				cost = 1 + min(diagonal, row[j], row[j-1])
			}
			diagonal, row[j] = row[j], cost
		}
	}
	return row[len(b)]
}

// maxSearches bounds how often the embedded files are searched for a name, since a file
// without its includes has very many unknown names.
const maxSearches = 16

// suggestInclude adds a hint to an error about an unknown name: the embedded file that
// defines it, at its top level, with one of the keywords. It reports whether there is one.
func (in *interp) suggestInclude(d *diag.Diagnostic, keywords, name string) bool {
	set := in.opts.Files
	if set == nil || in.searches == maxSearches {
		return false
	}
	in.searches++
	definition := regexp.MustCompile(`(?m)^(?:` + keywords + `) ` + regexp.QuoteMeta(name) + `(?:[^\w#]|$)`)
	for _, t := range set.FS {
		var found string
		// An embedded tree has no errors.
		_ = fs.WalkDir(t.Tree, ".", func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || !strings.HasSuffix(path, ".td") {
				return err
			}
			text, err := fs.ReadFile(t.Tree, path)
			if err == nil && bytes.Contains(text, []byte(name)) && definition.Match(text) && !included(set, path) && !replaced(set, path, d) {
				found = path
				return fs.SkipAll
			}
			return err
		})
		if found != "" {
			d.Hintf(d.Place, "'%s' is defined in \"%s\", which is not included", name, found)
			return true
		}
	}
	return false
}

// included reports whether a file with the path in a directive has been read, the embedded one or
// another.
func included(set *source.Set, path string) bool {
	return slices.ContainsFunc(set.Files(), func(f *source.File) bool {
		rest, ok := strings.CutSuffix(filepath.ToSlash(f.Name), path)
		return ok && (rest == "" || strings.ContainsAny(rest[len(rest)-1:], "/:"))
	})
}

// replaced reports whether a directive at the place of an error would include another file than the
// embedded one, whose contents may differ.
func replaced(set *source.Set, path string, d *diag.Diagnostic) bool {
	if set.EmbeddedOnly {
		return false
	}
	dirs := append([]string{"."}, set.Includes...)
	if f := d.Place.Pos.File; set.Beside && f != nil {
		dirs = append(dirs, filepath.Dir(f.Name))
	}
	return slices.ContainsFunc(dirs, func(dir string) bool {
		_, err := os.Stat(filepath.Join(dir, path))
		return err == nil
	})
}

func (in *interp) didYouMean(d *diag.Diagnostic, near string) {
	if near != "" {
		d.Hintf(d.Place, "did you mean '%s'?", near)
	}
}

// eachBound calls yield for each top-level name whose binding satisfies yes.
func (in *interp) eachBound(yes func(*binding) bool, yield func(string)) {
	for s := range all(&in.strings) {
		if s.bind != nil && yes(s.bind) {
			yield(s.S)
		}
	}
}

func (in *interp) suggestName(d *diag.Diagnostic, name string) {
	if in.suggestInclude(d, "def|defvar", name) {
		return
	}
	in.didYouMean(d, nearest(name, func(yield func(string)) {
		for s := in.scope; s != nil; s = s.parent {
			for _, n := range s.names {
				yield(n.S)
			}
			switch {
			case s.rec != nil:
				eachParam(s.rec, yield)
				eachField(s.rec, yield)
			case s.loop != nil && s.loop.iter != nil:
				yield(s.loop.iter.name.S)
			case s.mc != nil:
				eachParam(s.mc.rec, yield)
			}
		}
		in.eachBound(func(b *binding) bool { return b.def != nil || b.global != nil }, yield)
	}))
}

func (in *interp) suggestClass(d *diag.Diagnostic, name string) {
	if in.suggestInclude(d, "class", name) {
		return
	}
	in.didYouMean(d, nearest(name, func(yield func(string)) {
		in.eachBound(func(b *binding) bool { return b.class != nil || b.alias != nil }, yield)
	}))
}

func (in *interp) suggestMulticlass(d *diag.Diagnostic, name string) {
	if in.suggestInclude(d, "multiclass", name) {
		return
	}
	in.didYouMean(d, nearest(name, func(yield func(string)) {
		in.eachBound(func(b *binding) bool { return b.mc != nil }, yield)
	}))
}

func (in *interp) suggestField(d *diag.Diagnostic, x Value, name string) {
	in.didYouMean(d, nearest(name, func(yield func(string)) {
		if def, ok := x.(*DefValue); ok {
			eachField(def.Rec, yield)
		} else if t := x.Type(); t != nil {
			for _, c := range t.classes {
				eachField(c, yield)
			}
		}
	}))
}

func (in *interp) suggestParam(d *diag.Diagnostic, class *Record, name string) {
	in.didYouMean(d, nearest(name, func(yield func(string)) { eachParam(class, yield) }))
}

func eachField(r *Record, yield func(string)) {
	for _, n := range r.shape.names[r.shape.params:] {
		yield(n.S)
	}
}

func eachParam(r *Record, yield func(string)) {
	for _, p := range r.params() {
		yield(p.plain.S)
	}
}
