package prelude_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/internal/reftest"
)

// directory writes the prelude to a new directory, for tools that cannot read it
// from memory.
func directory(t testing.TB) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, prelude.FS); err != nil {
		t.Fatal(err)
	}
	return dir
}

// records holds the records of a file and its includes by name.
type records struct {
	byName map[string]map[string]any
}

// evaluate evaluates a file with the reference. It runs in an empty directory,
// because the current directory is searched first and this one contains a prelude.
func evaluate(t testing.TB, file string, include ...string) (*records, error) {
	t.Helper()
	args := []string{"--dump-json"}
	for _, dir := range include {
		args = append(args, "-I", dir)
	}
	out, errs, code := reftest.RunIn(t, t.TempDir(), reftest.Tool(t, "llvm-tblgen"), "", append(args, file)...)
	if code != 0 {
		return nil, fmt.Errorf("llvm-tblgen: %s", errs)
	}
	var top map[string]json.RawMessage
	if err := json.Unmarshal([]byte(out), &top); err != nil {
		return nil, err
	}
	r := &records{byName: make(map[string]map[string]any)}
	for name, text := range top {
		if strings.HasPrefix(name, "!") {
			continue
		}
		fields := make(map[string]any)
		dec := json.NewDecoder(bytes.NewReader(text))
		dec.UseNumber()
		if err := dec.Decode(&fields); err != nil {
			return nil, err
		}
		r.byName[name] = fields
	}
	return r, nil
}

// names returns the names of the named records, sorted.
func (r *records) names() []string {
	var names []string
	for name, fields := range r.byName {
		if fields["!anonymous"] != true {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func (r *records) is(name, class string) bool {
	supers, _ := r.byName[name]["!superclasses"].([]any)
	return slices.Contains(supers, any(class))
}

// freedom is the extent to which two values of a field may differ.
type freedom int

const (
	exact freedom = iota
	// Both are empty, or neither is.
	presence
	anything
)

// texts lists the fields that contain documentation.
var texts = []string{"description", "!locs"}

// codes lists the fields that contain C++ statements.
var codes = []string{
	"body", "defaultBody", "verify", "extraClassOf",
	"extraClassDeclaration", "extraClassDefinition", "extraSharedClassDeclaration",
	"extraTraitClassDeclaration", "extraConcreteClassDeclaration", "extraConcreteClassDefinition",
	"ElementsAttrInterfaceAccessors", "allocator",
}

// propertyCodes lists the fields of properties and enums that contain C++
// statements.
var propertyCodes = []string{
	"parser", "optionalParser", "printer", "hashProperty", "assignToStorage",
	"convertToAttribute", "convertFromAttribute", "readFromMlirBytecode", "writeToMlirBytecode",
	"parameterParser", "parameterPrinter",
}

func (r *records) freedom(record, field string) freedom {
	switch {
	case slices.Contains(texts, field):
		return anything
	case field == "summary" && !r.is(record, "Constraint") && !r.is(record, "Trait"):
		return anything
	case strings.HasPrefix(field, "extra") && r.is(record, "Interface"),
		strings.HasPrefix(field, "extra") && r.is(record, "AttrOrTypeDef"):
		return anything
	case slices.Contains(codes, field):
		return presence
	case slices.Contains(propertyCodes, field) &&
		(r.is(record, "Property") || r.is(record, "EnumInfo") || r.is(record, "AttrOrTypeParameter")):
		return presence
	case field == "convertFromStorage" && record == "I64SmallVectorArrayAttr":
		return presence
	}
	return exact
}

// Definitions that the prelude has and the reference no longer has: older spellings
// that are still in use.
var (
	olderFields  = []string{"verifier", "parser", "printer", "emitAccessorPrefix", "useFoldAPI"}
	olderRecords = []string{"NoSideEffect", "RecursiveSideEffects", "AnyVector"}
	olderClasses = []string{"Confined", "OpBuilderDAG", "VectorOf", "StrEnumAttr", "StrEnumAttrCase", "OpTrait"}
)

// comparison compares two sets of records.
type comparison struct {
	want, got *records
	// Results of comparing pairs of anonymous records.
	same map[[2]string]bool
	// report is nil while only the existence of a difference matters.
	report func(path, format string, args ...any)
}

func (c *comparison) differ(path, format string, args ...any) bool {
	if c.report != nil {
		c.report(path, format, args...)
	}
	return false
}

// record compares two records. Anonymous ones may have different names.
func (c *comparison) record(path, want, got string) bool {
	w, g := c.want.byName[want], c.got.byName[got]
	if w == nil || g == nil {
		return c.differ(path, "no record %q or %q", want, got)
	}
	ok := true
	for field, value := range w {
		at := path + "." + field
		other, has := g[field]
		switch {
		case field == "!name" || field == "!anonymous":
		case !has:
			ok = c.differ(at, "is missing")
		default:
			switch c.want.freedom(want, field) {
			case exact:
				ok = c.value(at, value, other) && ok
			case presence:
				if empty(value) != empty(other) {
					ok = c.differ(at, "want %q, got %q", brief(value), brief(other))
				}
			}
		}
	}
	for field := range g {
		if _, has := w[field]; !has && !slices.Contains(olderFields, field) {
			ok = c.differ(path+"."+field, "is not a field of the reference")
		}
	}
	return ok
}

func (c *comparison) value(path string, want, got any) bool {
	switch w := want.(type) {
	case map[string]any:
		g, ok := got.(map[string]any)
		if !ok || w["kind"] != g["kind"] {
			return c.differ(path, "want %s, got %s", brief(want), brief(got))
		}
		switch w["kind"] {
		case "def":
			return c.reference(path, w["def"].(string), g["def"].(string))
		case "dag":
			return c.value(path+".operator", w["operator"], g["operator"]) &&
				c.value(path+".args", w["args"], g["args"])
		}
		for key := range w {
			if key != "printable" && !c.value(path+"."+key, w[key], g[key]) {
				return false
			}
		}
		return true
	case []any:
		g, ok := got.([]any)
		if !ok || len(w) != len(g) {
			return c.differ(path, "want %s, got %s", brief(want), brief(got))
		}
		for i := range w {
			if !c.value(fmt.Sprintf("%s[%d]", path, i), w[i], g[i]) {
				return false
			}
		}
		return true
	case string:
		g, ok := got.(string)
		if !ok || squeeze(w) != squeeze(g) {
			return c.differ(path, "want %s, got %s", brief(want), brief(got))
		}
		return true
	}
	if want != got {
		return c.differ(path, "want %s, got %s", brief(want), brief(got))
	}
	return true
}

func (c *comparison) reference(path, want, got string) bool {
	wa := c.want.byName[want]["!anonymous"] == true
	ga := c.got.byName[got]["!anonymous"] == true
	if !wa && !ga {
		if want != got {
			return c.differ(path, "want %s, got %s", want, got)
		}
		return true
	}
	if wa != ga {
		return c.differ(path, "want %s, got %s", want, got)
	}
	pair := [2]string{want, got}
	if same, seen := c.same[pair]; seen && same {
		return true
	}
	same := c.record(path+"="+want, want, got)
	c.same[pair] = same
	return same
}

// all compares every named record. It returns their number and the number of
// different ones.
func (c *comparison) all() (total, different int) {
	got := c.got.names()
	for _, name := range c.want.names() {
		total++
		if _, has := c.got.byName[name]; !has {
			c.differ(name, "is missing")
			different++
			continue
		}
		if !c.record(name, name, name) {
			different++
		}
	}
	for _, name := range got {
		if _, has := c.want.byName[name]; !has && !slices.Contains(olderRecords, name) {
			c.differ(name, "is not a record of the reference")
			different++
		}
	}
	return total, different
}

var anonymous = regexp.MustCompile(`anonymous_\d+`)

// squeeze removes insignificant parts of a text: spaces, and the numbers of
// anonymous records whose names were pasted into it.
func squeeze(text string) string {
	text = anonymous.ReplaceAllString(text, "anonymous")
	return strings.Map(func(r rune) rune {
		if r == ' ' || r == '\n' || r == '\t' {
			return -1
		}
		return r
	}, text)
}

func empty(v any) bool {
	text, ok := v.(string)
	return v == nil || ok && strings.TrimSpace(text) == ""
}

func brief(v any) string {
	text, ok := v.(string)
	if !ok {
		out, _ := json.Marshal(v)
		text = string(out)
	}
	if len(text) > 300 {
		text = text[:300] + "..."
	}
	return text
}

// preludeFiles returns the paths of the files of the prelude that upstream has, too.
func preludeFiles(t testing.TB, dir string) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(path) == ".td" {
			if rel, _ := filepath.Rel(dir, path); !strings.HasPrefix(rel, "mica") {
				files = append(files, filepath.ToSlash(rel))
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
