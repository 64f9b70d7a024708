package load

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ods"
)

// helpers notes the C++ of the operation's class that is in the definition and cannot be run,
// beside the hooks: its own functions, builders, defaults of interfaces, derived attributes. It
// may never be called, but the operation does not have all that its definition says. What mica
// has in Go itself is not asked: there, definitions leave much to C++ that nothing needs.
func (o *opLoader) helpers() {
	if o.record(o.op.Dialect.Name) != nil {
		return
	}
	c := o.class()
	names := definedIn(o.op.ClassBody)
	for _, a := range o.op.Derived {
		names = append(names, cppapi.AccessorName(a.Name))
	}
	for _, t := range o.op.Traits {
		if t.Model == nil {
			continue
		}
		for _, m := range t.Model.Methods {
			switch {
			case trimGlobal(t.Model.CppNamespace) != "mlir" && m.Default != "":
				names = append(names, m.Name)
			case o.api.Declares(c, m.Name): // without code, it may follow from the definition
				names = append(names, m.Name)
			}
		}
	}
	known := slices.Concat(o.report.Missing, o.report.Unverified, o.report.Unimplemented)
	for _, h := range o.cannotRun(c, names) {
		if !slices.ContainsFunc(known, func(k string) bool { return strings.Contains(k, h.reason) }) {
			o.report.Helpers = append(o.report.Helpers, h.String())
		}
	}
	for _, f := range o.builders(c) {
		if f.Unknown != "" {
			o.report.Helpers = append(o.report.Helpers, helper{"build", f.Unknown}.String())
			break
		}
	}
}

// builders returns the builders with a body in the definition.
func (o *opLoader) builders(c *cxx.Class) (list []*cxx.Func) {
	if c.LookupStatic == nil || !slices.ContainsFunc(o.op.Builders, func(b ods.OpBuilder) bool { return b.Body != "" }) {
		return nil
	}
	o.api.Update(func() { list = c.LookupStatic("build") })
	return list
}

// defHelpers is [opLoader.helpers] for the types and the attributes of a dialect.
func (s *shared) defHelpers(report *DialectReport) {
	if report.Known {
		return
	}
	for d, c := range s.classes {
		if d.Dialect == nil || d.Dialect.Name != report.Name {
			continue
		}
		names := definedIn(d.ClassBody)
		for _, t := range d.Traits {
			if t.Model == nil {
				continue
			}
			for _, m := range t.Model.Methods {
				if s.api.Declares(c, m.Name) {
					names = append(names, m.Name)
				}
			}
		}
		for _, h := range s.cannotRun(c, names) {
			report.Helpers = append(report.Helpers, h.String()+" of '"+d.CppClass+"'")
		}
	}
	slices.Sort(report.Helpers)
}

// definedIn returns the functions that the text of a class defines, not only declares.
func definedIn(body string) (names []string) {
	for _, d := range cxx.ParseDecls(body) {
		if d.Defined() && len(d.Name.Parts) == 1 {
			names = append(names, d.Name.Parts[0].Ident)
		}
	}
	return names
}

// A helper is a function that cannot be run.
type helper struct{ name, reason string }

func (h helper) String() string { return "'" + h.name + "' (" + h.reason + ")" }

// cannotRun returns the functions of a class that cannot be run, each once.
func (s *shared) cannotRun(c *cxx.Class, names []string) (list []helper) {
	if c == nil {
		return nil
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		if strings.HasPrefix(name, "operator") {
			continue
		}
		if err := s.api.Lacks(c, name); err != nil && !strings.HasSuffix(err.Error(), "it is only declared") {
			list = append(list, helper{name, err.Error()})
		}
	}
	return list
}
