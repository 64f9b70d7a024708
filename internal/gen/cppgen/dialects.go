package cppgen

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

func dialectDecls(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass("Dialect"); err != nil {
		return err
	}
	d, err := selectDialect(in)
	if err != nil {
		return err
	}
	w.Header("Dialect Declarations", in.File)
	if d == nil {
		return nil
	}
	w.Namespace(d.CppNamespace, func() { declareDialect(w, d) })
	if d.CppNamespace != "" {
		w.Text("MLIR_DECLARE_EXPLICIT_TYPE_ID(" + qualified(d.CppNamespace, d.CppClass) + ")\n")
	}
	return nil
}

func dialectBase(d *ods.Dialect) string {
	if d.IsExtensible {
		return "ExtensibleDialect"
	}
	return "Dialect"
}

func declareDialect(w *emit.Writer, d *ods.Dialect) {
	comment(w, d.Summary, d.Description)
	w.Fill(dialectClass, "class", d.CppClass, "base", dialectBase(d), "name", d.Name)
	for _, part := range []struct {
		present bool
		text    string
	}{
		{d.UseDefaultAttributePrinterParser, attributeHooks},
		{d.UseDefaultTypePrinterParser, typeHooks},
		{d.HasCanonicalizer, canonicalizerHook},
		{d.HasConstantMaterializer, materializerHook},
		{d.HasOperationAttrVerify, operationAttrHook},
		{d.HasRegionArgAttrVerify, regionArgAttrHook},
		{d.HasRegionResultAttrVerify, regionResultAttrHook},
		{d.HasOperationInterfaceFallback, interfaceFallbackHook},
	} {
		if part.present {
			w.Text(part.text)
		}
	}
	for _, a := range d.Discardable {
		name := ods.CamelCase(a.Name)
		w.Fill(discardableHelper, "name", a.Name, "dialect", d.Name, "type", a.Type, "helper", name+"AttrHelper", "field", helperField(a))
	}
	w.Text(d.ClassBody)
	w.Text("};\n")
}

// selectDialect returns the dialect to generate, or nil.
func selectDialect(in *backend.Input) (*ods.Dialect, error) {
	d, err := in.SelectDialect()
	if err != nil || d == nil {
		return nil, err
	}
	for _, a := range d.Discardable {
		if a.Name == "" {
			var list diag.List
			list.Errorf(diag.At(d.Record.Pos()), "discardable attributes must be named")
			return nil, list
		}
	}
	return d, nil
}

// helperField returns the name of the field that holds the helper of a discardable
// attribute.
func helperField(a ods.CppParam) string {
	return a.Name[:1] + ods.CamelCase(a.Name)[1:] + "AttrName"
}

func dialectDefs(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass("Dialect"); err != nil {
		return err
	}
	d, err := selectDialect(in)
	if err != nil {
		return err
	}
	w.Header("Dialect Definitions", in.File)
	if d == nil {
		return nil
	}
	if d.CppNamespace != "" {
		w.Text("MLIR_DEFINE_EXPLICIT_TYPE_ID(" + qualified(d.CppNamespace, d.CppClass) + ")\n")
	}
	w.Namespace(d.CppNamespace, func() { defineDialect(w, d) })
	return nil
}

func defineDialect(w *emit.Writer, d *ods.Dialect) {
	var fields []string
	for _, a := range d.Discardable {
		fields = append(fields, helperField(a)+"(context)")
	}
	list := ""
	if len(fields) > 0 {
		list = ", " + strings.Join(fields, ", ")
	}
	w.Fill(dialectConstructor, "class", d.CppClass, "base", dialectBase(d), "fields", list)
	w.Text("  ")
	for i, other := range d.Dependent {
		if i > 0 {
			w.Text("  ")
		}
		w.Text("getContext()->loadDialect<" + other + ">();\n")
	}
	if len(d.Dependent) == 0 {
		w.Text("\n")
	}
	w.Text("  initialize();\n}\n")
	if !d.HasNonDefaultDestructor {
		w.Fill("\n$class::~$class() = default;\n\n", "class", d.CppClass)
	}
}
