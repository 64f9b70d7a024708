package docgen

import (
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

func opInterfaceDocs(w *emit.Writer, in *backend.Input) error {
	return interfaceDocs(w, in, ods.OpInterface, "OpInterface", "OpInterface")
}

func attrInterfaceDocs(w *emit.Writer, in *backend.Input) error {
	return interfaceDocs(w, in, ods.AttrInterface, "AttrInterface", "AttributeInterface")
}

func typeInterfaceDocs(w *emit.Writer, in *backend.Input) error {
	return interfaceDocs(w, in, ods.TypeInterface, "TypeInterface", "TypeInterface")
}

func interfaceDocs(w *emit.Writer, in *backend.Input, kind ods.InterfaceKind, class, title string) error {
	if err := in.RequireClass(class); err != nil {
		return err
	}
	list, err := in.Interfaces(kind)
	if err != nil {
		return err
	}
	w.Text(banner + "\n# " + title + " definitions\n")
	for _, i := range list {
		w.Printf("\n## %s (`%s`)\n", i.CppClass, i.Record.Name())
		description(w, i.Description)
		w.Text("\n### Methods:\n")
		for _, m := range i.Methods {
			interfaceMethod(w, m)
		}
	}
	return nil
}

func interfaceMethod(w *emit.Writer, m *ods.InterfaceMethod) {
	var params []string
	for _, p := range m.Params {
		params = append(params, emit.Declarator(p.Type)+p.Name)
	}
	static := ""
	if m.Static {
		static = "static "
	}
	w.Printf("\n#### `%s`\n\n```c++\n%s%s%s(%s);\n```\n", m.Name, static, emit.Declarator(m.Result), m.Name, strings.Join(params, ", "))
	description(w, m.Description)
	if m.Body != "" {
		w.Text("\n")
	} else {
		w.Text("\nNOTE: This method *must* be implemented by the user.\n")
	}
}
