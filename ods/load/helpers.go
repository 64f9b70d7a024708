package load

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ods"
)

// helpers reports C++ functions of the operation's class, in the definition or in a source file,
// that cannot be run and are not hooks: its own functions, builders, interface methods, derived
// attributes, accessors. They may never be called, but without them the operation is not complete.
// Dialects with Go code in mica are skipped: their definitions declare much C++ that nothing needs.
func (o *opLoader) helpers() {
	if o.record(o.op.Dialect.Name) != nil {
		return
	}
	c := o.class()
	names := declaredIn(o.op.ClassBody)
	if len(o.op.Builders) > 0 {
		names = append(names, "build")
	}
	for _, a := range o.op.Derived {
		names = append(names, cppapi.AccessorName(a.Name))
	}
	for _, t := range o.op.Traits {
		if t.Model == nil {
			continue
		}
		for _, m := range t.Model.Methods {
			switch {
			case o.isOwn(t.Model) && m.Default != "":
				names = append(names, m.Name)
			case o.api.Declares(c, m.Name): // without code, it may follow from the definition
				names = append(names, m.Name)
			}
		}
	}
	list := append(o.cannotRun(c, names), o.conversions()...)
	known := slices.Concat(o.report.Missing, o.report.Unverified, o.report.Unimplemented)
	for _, h := range list {
		if !slices.ContainsFunc(known, func(k string) bool { return hasReason(k, h.Reason) }) {
			o.report.Helpers = append(o.report.Helpers, describeHelper(h))
		}
	}
}

// conversions returns the accessors and builder calls of attributes that cannot be evaluated.
func (o *opLoader) conversions() (list []cppapi.Unrunnable) {
	for _, a := range o.op.Attributes {
		from := []slot{{name: "$_self", typ: o.storageType(o.op, a.Attr)}}
		if why := o.unevaluated(a.Attr, "convertFromStorage", a.Attr.ConvertFromStorage, from); why != "" {
			list = append(list, cppapi.Unrunnable{Name: cppapi.AccessorName(a.Name), Reason: why})
		}
		value := o.attrSlot(o.op, 0, a, o.api.Compile).typ
		to := []slot{{name: "$_builder", typ: o.api.Builder.Type()}, {name: "$0", typ: value}}
		if why := o.unevaluated(a.Attr, "constBuilderCall", a.Attr.ConstBuilderCall, to); why != "" {
			list = append(list, cppapi.Unrunnable{Name: "builder call of '" + a.Name + "'", Reason: why})
		}
	}
	return list
}

// unevaluated returns why the text of a field cannot be evaluated, "" if it can or if it is that of
// MLIR's classes, which does not fit all that derives from them.
func (o *opLoader) unevaluated(a *ods.Attribute, field, text string, slots []slot) string {
	at := a.Base().Record.FieldPos(field)
	if strings.TrimSpace(text) == "" || !at.IsValid() || strings.Contains(at.File.Name, "mlir/IR/") {
		return ""
	}
	p, err := o.compileText(text, slots, o.namespaces(o.ns), nil, o.api.Compile)
	if err != nil {
		return err.Error()
	}
	return p.unknownReason()
}

// isOwn reports whether an interface is not one of MLIR, whose methods are hooks.
func (s *shared) isOwn(i *ods.Interface) bool { return trimGlobal(i.CppNamespace) != "mlir" }

// defHelpers is [opLoader.helpers] for a dialect itself, its types and its attributes.
func (s *shared) defHelpers(report *DialectReport) {
	if report.Known {
		return
	}
	for d, c := range s.classes {
		if d.Dialect == nil || d.Dialect.Name != report.Name {
			continue
		}
		names := declaredIn(d.ClassBody)
		if len(d.Builders) > 0 {
			names = append(names, "get")
		}
		for _, t := range d.Traits {
			if t.Model == nil {
				continue
			}
			for _, m := range t.Model.Methods {
				if s.api.Declares(c, m.Name) || s.isOwn(t.Model) && m.Default != "" {
					names = append(names, m.Name)
				}
			}
		}
		for _, h := range append(s.unbuiltDefs[d], s.cannotRun(c, names)...) {
			report.Helpers = append(report.Helpers, describeHelper(h)+" of '"+d.CppClass+"'")
		}
	}
	slices.Sort(report.Helpers)
}

// dialectHelpers reports the functions of the class of a dialect that cannot be run.
func (s *shared) dialectHelpers(c *cxx.Class, o *ods.Dialect, report *DialectReport) {
	for _, h := range s.cannotRun(c, declaredIn(o.ClassBody)) {
		if !slices.ContainsFunc(report.Unimplemented, func(k string) bool { return hasReason(k, h.Reason) }) {
			report.Helpers = append(report.Helpers, describeHelper(h)+" of '"+o.CppClass+"'")
		}
	}
}

// declaredIn returns the functions that the text of a class declares.
func declaredIn(body string) (names []string) {
	for _, d := range cxx.ParseDecls(body) {
		if len(d.Name.Parts) == 1 {
			names = append(names, d.Name.Parts[0].Ident)
		}
	}
	return names
}

func describeHelper(h cppapi.Unrunnable) string { return "'" + h.Name + "' (" + h.Reason + ")" }

// cannotRun returns the functions of a class and of its interfaces that cannot be run, each once.
func (s *shared) cannotRun(c *cxx.Class, names []string) []cppapi.Unrunnable {
	if c == nil {
		return nil
	}
	slices.Sort(names)
	names = slices.DeleteFunc(slices.Compact(names), func(n string) bool { return strings.HasPrefix(n, "operator") })
	return append(s.api.Unrunnable(c, names), s.api.UnrunnableInterfaces(c, func(class string) bool {
		return !strings.HasPrefix(class, "mlir::") || strings.Count(class, "::") > 1
	})...)
}
