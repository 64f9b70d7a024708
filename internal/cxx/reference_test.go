package cxx_test

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/golden"
)

const cxxIntroduction = `# C++ in definitions and rules

The predicates, code snippets, builders, verifiers and the like in .td and .pdll files are C++. mica parses a subset of the language and
evaluates it. Code outside of the subset is reported when a definition is loaded (` + "`mica opt --ods-report`" + `), and is never taken to hold.

This page is generated from the tables that the evaluation uses. In addition there are the classes of the types, attributes, operations,
enumerations and interfaces that definitions declare, with the accessors that mlir-tblgen generates, and the classes that are read with
` + "`mica opt --cxx`" + `.

## The language

- Expressions: literals, names with namespaces, calls of functions, methods, static functions and constructors, templates with explicit
  arguments, casts (` + "`(T)x`, `static_cast`" + `), operators, the conditional operator, lambdas, initializer lists.
- Statements: declarations (also ` + "`auto`" + ` and structured bindings), ` + "`if`" + ` with and without an initializer, ` + "`for`" + ` over ranges and with a counter,
  ` + "`while`, `do`, `switch`, `return`, `break`, `continue`" + `, blocks.
- Definitions in files that ` + "`--cxx`" + ` reads: functions, function templates, structs and classes with fields and methods, enumerations, aliases, namespaces.

`

// TestReference writes the reference page of the names that C++ may use.
func TestReference(t *testing.T) {
	var b strings.Builder
	b.WriteString(cxxIntroduction)
	entries := cppapi.New().Registry.Entries()
	b.WriteString("## Functions\n\n")
	for _, e := range entries {
		if e.Class == nil && len(e.Funcs) > 0 && !strings.Contains(e.Name, "<") {
			fmt.Fprintf(&b, "- %s\n", signatures(e.Name, e.Funcs))
		}
	}
	b.WriteString("\n## Class templates\n\n")
	for _, e := range entries {
		if e.Template {
			fmt.Fprintf(&b, "- `%s`\n", e.Name)
		}
	}
	b.WriteString("\n## Classes\n")
	for _, e := range entries {
		if e.Class == nil || e.Enum || e.Class.Name != e.Name {
			continue
		}
		fmt.Fprintf(&b, "\n### `%s`\n\n", e.Name)
		if len(e.Class.Bases) > 0 {
			var bases []string
			for _, c := range e.Class.Bases {
				bases = append(bases, "`"+c.Name+"`")
			}
			fmt.Fprintf(&b, "Has also what %s has.\n\n", strings.Join(bases, ", "))
		}
		methods, statics, constructors := e.Class.Members()
		if len(constructors) > 0 {
			fmt.Fprintf(&b, "- %s\n", signatures(e.Name[strings.LastIndex(e.Name, ":")+1:], constructors))
		}
		for _, name := range slices.Sorted(maps.Keys(statics)) {
			fmt.Fprintf(&b, "- static %s\n", signatures(name, statics[name]))
		}
		for _, name := range slices.Sorted(maps.Keys(methods)) {
			fmt.Fprintf(&b, "- %s\n", signatures(name, methods[name]))
		}
	}
	file := filepath.Join("../..", "docs", "reference", "cxx.md")
	golden.Compare(t, file, b.String())
	if n := strings.Count(b.String(), "\n- "); n < 1000 {
		t.Errorf("the page has only %d entries", n)
	}
}

// signatures lists the overloads of a function.
func signatures(name string, funcs []*cxx.Func) string {
	var list []string
	for _, f := range funcs {
		s := "`" + signature(name, f) + "`"
		if !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	return strings.Join(list, ", ")
}

func signature(name string, f *cxx.Func) string {
	if f.Template != nil && f.Params == nil && f.Result == nil {
		return name + "(...)" // the parameters depend on the call
	}
	var params []string
	for _, p := range f.Params {
		params = append(params, p.String())
	}
	if f.Template != nil || f.Variadic {
		params = append(params, "...")
	}
	s := name + "(" + strings.Join(params, ", ") + ")"
	if f.Result != nil {
		s += " -> " + f.Result.String()
	}
	return s
}
