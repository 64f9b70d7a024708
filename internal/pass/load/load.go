package load

import (
	"io/fs"
	"regexp"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// Makers are functions that return new passes, by the names of their records.
type Makers map[string]func() pass.Pass

// Definitions reads the passes that a .td file of a tree declares. Those without a function
// in makers are left out. It is an error if a function has no declaration, or if the struct
// of a pass has no field for an option or a statistic that is declared.
func Definitions(tree fs.FS, file string, makers Makers) ([]*pass.Definition, diag.List) {
	records, diags := Read(tree, file)
	if records == nil {
		return nil, diags
	}
	var defs []*pass.Definition
	found := map[string]bool{}
	for _, rec := range records.DerivedInOrder("PassBase") {
		d := Definition(rec)
		d.New = makers[rec.Name()]
		if d.New == nil {
			continue
		}
		found[rec.Name()] = true
		if err := d.Check(); err != nil {
			diags.Errorf(diag.At(rec.Pos()), "%v", err)
		}
		defs = append(defs, d)
	}
	for name := range makers {
		if !found[name] {
			diags.Errorf(diag.Place{}, "%s declares no pass %s", file, name)
		}
	}
	return defs, diags
}

// Read reads a .td file of a tree. Files of the prelude can be included.
func Read(tree fs.FS, file string) (*tablegen.Records, diag.List) {
	files := &source.Set{FS: []source.FS{{Tree: tree}, {Prefix: "prelude:", Tree: prelude.FS}}, EmbeddedOnly: true}
	f, err := files.Include(file, source.Pos{})
	if err != nil {
		return nil, diag.List{&diag.Diagnostic{Message: err.Error(), Bare: true}}
	}
	records, diags := tablegen.Load(f, tablegen.Options{Files: files})
	if diags.HasErrors() {
		return nil, diags
	}
	return records, diags
}

// Definition returns the declaration in a record, without the pass.
func Definition(rec *tablegen.Record) *pass.Definition {
	d := &pass.Definition{Name: rec.Name(), On: anchor(text(rec, "baseClass")), Argument: text(rec, "argument"),
		Summary: text(rec, "summary"), Description: text(rec, "description")}
	dialects, _ := rec.List("dependentDialects")
	for _, v := range dialects {
		if s, ok := v.(*tablegen.StringValue); ok {
			d.DependentDialects = append(d.DependentDialects, ods.NamespaceOf(s.S))
		}
	}
	for _, o := range defsIn(rec, "options") {
		d.Options = append(d.Options, option(o))
	}
	for _, s := range defsIn(rec, "statistics") {
		d.Statistics = append(d.Statistics, pass.StatisticDef{Name: text(s, "name"), Help: text(s, "description")})
	}
	return d
}

func text(rec *tablegen.Record, field string) string {
	s, _ := rec.String(field)
	return s
}

func defsIn(rec *tablegen.Record, field string) []*tablegen.Record {
	list, _ := rec.List(field)
	var recs []*tablegen.Record
	for _, v := range list {
		if d, ok := v.(*tablegen.DefValue); ok {
			recs = append(recs, d.Rec)
		}
	}
	return recs
}

var template = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(OperationPass|InterfacePass)<(.*)>`) })

// anchor returns the operations that a C++ base class names: ::mlir::OperationPass<...>,
// of a C++ class or of the name of an operation.
func anchor(base string) pass.Anchor {
	m := template().FindStringSubmatch(base)
	if m == nil || m[2] == "" {
		return pass.Anchor{}
	}
	if m[1] == "InterfacePass" {
		return pass.Anchor{Interface: strings.TrimPrefix(strings.TrimPrefix(m[2], "::"), "mlir::")}
	}
	return pass.Anchor{Op: operationName(m[2])}
}

// operationName returns the name of the operation of a C++ class: func.func of
// ::mlir::func::FuncOp. A name of an operation is returned as it is.
func operationName(class string) string {
	if !strings.Contains(class, "::") && strings.Contains(class, ".") {
		return class
	}
	parts := strings.Split(strings.TrimPrefix(strings.TrimPrefix(class, "::"), "mlir::"), "::")
	name := snake(strings.TrimSuffix(parts[len(parts)-1], "Op"))
	if len(parts) == 1 {
		return "builtin." + name
	}
	return strings.ToLower(parts[len(parts)-2]) + "." + name
}

var upper = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`([a-z0-9])([A-Z])`) })

func snake(s string) string { return strings.ToLower(upper().ReplaceAllString(s, "${1}_$2")) }

// choice matches a value of an enumeration: clEnumValN(Level::Low, "low", "The lowest").
var choice = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`clEnumValN\(\s*([^,]*?)\s*,\s*"([^"]*)"\s*,\s*"([^"]*)"\s*\)`)
})

func option(rec *tablegen.Record) pass.Option {
	o := pass.Option{Name: text(rec, "argument"), Help: text(rec, "description"), Default: strings.Trim(text(rec, "defaultValue"), " ")}
	if n := len(o.Default); n >= 2 && o.Default[0] == '"' && o.Default[n-1] == '"' {
		o.Default = o.Default[1 : n-1]
	}
	for _, m := range choice().FindAllStringSubmatch(text(rec, "additionalOptFlags"), -1) {
		o.Choices = append(o.Choices, pass.Choice{Value: m[2], Help: m[3]})
		// The default may have fewer namespaces.
		if o.Default == m[1] || strings.HasSuffix(m[1], "::"+o.Default) {
			o.Default = m[2]
		}
	}
	switch text(rec, "type") {
	case "unsigned", "uint32_t":
		if o.Default == "-1" || o.Default == "-1U" {
			o.Default = "4294967295"
		}
	}
	return o
}
