package docgen

import (
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/ods"
)

func enumDoc(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass(spelling.Enum.In(in.Module.Records)); err != nil {
		return err
	}
	w.Text(banner)
	for _, e := range in.Module.Enums {
		enumeration(w, e)
	}
	return nil
}

func enumeration(w *emit.Writer, e *ods.Enum) {
	w.Printf("\n### %s\n", e.Name)
	summary(w, e.Summary)
	w.Text("\n#### Cases:\n\n| Symbol | Value | String |\n| :----: | :---: | ------ |\n")
	for _, c := range e.Cases {
		w.Printf("| %s | `%d` | %s |\n", c.Symbol, c.Value, c.Text)
	}
}

func attrDoc(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass("AttrDef"); err != nil {
		return err
	}
	w.Text(banner)
	for _, d := range in.Module.Attrs {
		definition(w, d)
	}
	return nil
}

func typeDoc(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass("TypeDef"); err != nil {
		return err
	}
	w.Text(banner)
	for _, d := range in.Module.Types {
		definition(w, d)
	}
	return nil
}

// definition documents a type or an attribute.
func definition(w *emit.Writer, d *ods.Def) {
	w.Printf("\n### %s\n", d.CppClass)
	summary(w, d.Summary)
	if d.HasMnemonic && (len(d.Params) == 0 || d.HasAssemblyFormat) {
		syntax(w, d)
	}
	description(w, d.Description)
	if len(d.Params) == 0 {
		w.Text("\n")
		return
	}
	w.Text("\n#### Parameters:\n\n| Parameter | C++ type | Description |\n| :-------: | :-------: | ----------- |\n")
	for _, p := range d.Params {
		w.Printf("| %s | `%s` | %s |\n", p.Name, p.CppType, p.Summary)
	}
}

func syntax(w *emit.Writer, d *ods.Def) {
	sigil := "#"
	if d.IsType {
		sigil = "!"
	}
	name := sigil + d.Dialect.Name + "." + d.Mnemonic
	if len(d.Params) == 0 {
		w.Text("\nSyntax: `" + name + "`\n")
		return
	}
	w.Text("\nSyntax:\n\n```\n" + name + "<\n")
	for i, p := range d.Params {
		w.Text("  " + p.CppType)
		if i < len(d.Params)-1 {
			w.Text(",")
		}
		w.Text("   # " + p.Name + "\n")
	}
	w.Text(">\n```\n")
}
