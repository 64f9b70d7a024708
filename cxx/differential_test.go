package cxx_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/internal/reftest"
)

// corpusFields are the fields of records whose strings are C++, by how they are
// parsed.
var corpusFields = map[string]string{
	"predExpr": "expr", "transformer": "expr", "builderCall": "expr", "constBuilderCall": "expr",
	"convertFromStorage": "expr", "defaultValue": "expr",
	"returnType": "type", "storageType": "type", "cppType": "type",
	"body": "body", "defaultBody": "body",
}

// corpus collects the distinct C++ strings of every .td file of the reference
// that can be read on its own.
func corpus(t *testing.T) map[string][]string {
	if testing.Short() {
		t.Skip("reads all of the reference's definitions")
	}
	tool, inc := reftest.Tool(t, "llvm-tblgen"), reftest.Include(t)
	var files []string
	err := filepath.WalkDir(filepath.Join(inc, "mlir"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".td") {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	total := len(files)
	var mu sync.Mutex
	found := map[string]map[string]bool{}
	read := 0
	var wg sync.WaitGroup
	queue := make(chan string)
	for range 2 {
		wg.Go(func() {
			for path := range queue {
				// Some files only work when included by others: these fail, and what
				// they define is seen through the others.
				out, err := exec.Command(tool, "--dump-json", "-I", inc, "-I", filepath.Dir(path), path).Output()
				if err != nil {
					continue
				}
				mu.Lock()
				read++
				collect(t, out, found)
				mu.Unlock()
			}
		})
	}
	for _, f := range roots(t, inc, files) {
		queue <- f
	}
	close(queue)
	wg.Wait()
	t.Logf("%d of %d files read", read, total)
	lists := map[string][]string{}
	for field, set := range found {
		for s := range set {
			lists[field] = append(lists[field], s)
		}
		sort.Strings(lists[field])
	}
	return lists
}

// roots returns the files that no other file includes: the dumps of these have
// the records of the others.
func roots(t *testing.T, inc string, files []string) []string {
	directive := regexp.MustCompile(`(?m)^\s*include\s+"([^"]+)"`)
	included := map[string]bool{}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range directive.FindAllSubmatch(text, -1) {
			included[filepath.Join(inc, string(m[1]))] = true
			included[filepath.Join(filepath.Dir(f), string(m[1]))] = true
		}
	}
	return slices.DeleteFunc(files, func(f string) bool { return included[f] })
}

func collect(t *testing.T, dump []byte, found map[string]map[string]bool) {
	var records map[string]json.RawMessage
	if err := json.Unmarshal(dump, &records); err != nil {
		t.Error(err)
		return
	}
	for _, raw := range records {
		if !bytes.HasPrefix(raw, []byte("{")) {
			continue
		}
		var r struct {
			PredExpr, Transformer, BuilderCall, ConstBuilderCall, ConvertFromStorage, DefaultValue any
			ReturnType, StorageType, CppType, Body, DefaultBody                                    any
		}
		if err := json.Unmarshal(raw, &r); err != nil {
			continue
		}
		add := func(field string, v any) {
			if s, ok := v.(string); ok && strings.TrimSpace(s) != "" {
				if found[field] == nil {
					found[field] = map[string]bool{}
				}
				found[field][s] = true
			}
		}
		add("predExpr", r.PredExpr)
		add("transformer", r.Transformer)
		add("builderCall", r.BuilderCall)
		add("constBuilderCall", r.ConstBuilderCall)
		add("convertFromStorage", r.ConvertFromStorage)
		add("defaultValue", r.DefaultValue)
		add("returnType", r.ReturnType)
		add("storageType", r.StorageType)
		add("cppType", r.CppType)
		add("body", r.Body)
		add("defaultBody", r.DefaultBody)
	}
}

// parseAs parses a string of the corpus as what its field holds.
func parseAs(kind, s string) (cxx.Node, error) {
	switch kind {
	case "type":
		return cxx.ParseType(s)
	case "body":
		return cxx.ParseBody(s)
	}
	return cxx.Parse(s)
}

// TestDifferentialParse parses every C++ string of the reference's definitions,
// and compiles it for a host that knows nothing: then everything that is wrong
// must be a name that is not known.
func TestDifferentialParse(t *testing.T) {
	env := &cxx.Env{Namespaces: []string{"mlir"}, Result: cxx.TypePoison}
	found := corpus(t)
	if len(found["predExpr"]) < 1500 || len(found["transformer"]) == 0 {
		t.Errorf("only %d predicates and %d transformers are found", len(found["predExpr"]), len(found["transformer"]))
	}
	for field, list := range found {
		kind := corpusFields[field]
		bad, odd := 0, 0
		for _, s := range list {
			if s == "()" { // the predicate of base classes that override it
				continue
			}
			n, err := parseAs(kind, s)
			if err != nil {
				bad++
				t.Errorf("%s: %q:\n%s", field, s, describe(s, err.(cxx.Errors)))
				continue
			}
			if kind == "type" {
				continue
			}
			for _, p := range cxx.Compile(n, env).Problems {
				if p.Unknown == cxx.NotUnknown && !strings.HasPrefix(p.Message, "invalid use of 'this'") {
					odd++
					t.Errorf("%s: %s", field, describe(s, cxx.Errors{{Pos: p.Pos, End: p.End, Message: p.Message}}))
				}
			}
		}
		t.Logf("%s: %d strings, %d not parsed, %d problems that are no unknown names", field, len(list), bad, odd)
	}
}
