package load

import (
	"slices"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// An aliaser suggests aliases for the types or the attributes of a definition.
type aliaser struct {
	getAlias *cxx.Func // the method of that name, nil to use the mnemonic
	mnemonic string
}

// TypeAlias returns the alias of a type.
func (a aliaser) TypeAlias(t *ir.DefinedType) string { return a.alias(t) }

// AttributeAlias returns the alias of an attribute.
func (a aliaser) AttributeAlias(x *ir.DefinedAttr) string { return a.alias(x) }

func (a aliaser) alias(x any) string {
	if a.getAlias == nil {
		return a.mnemonic
	}
	var os cppapi.Stream
	kind, err := a.getAlias.Invoke(nil, cxx.Obj(x), cxx.Obj(&os))
	if err != nil {
		failedOf(x, "getAlias", err)
	}
	if err != nil || kind.Int() == cppapi.NoAlias {
		return ""
	}
	return os.String()
}

// A typeNamer is an aliaser that suggests names of values, too.
type typeNamer struct {
	aliaser
	getAsmName *cxx.Func
}

// ValueName returns the name of a value of a type.
func (n typeNamer) ValueName(t *ir.DefinedType) (name string) {
	if _, err := n.getAsmName.Invoke(nil, cxx.Obj(t), cxx.Obj(&cppapi.NameSetter{Name: func(s string) { name = s }})); err != nil {
		failedOf(t, "getAsmName", err)
	}
	return name
}

// failedOf records that a method of a type or an attribute has failed.
func failedOf(x any, method string, err error) {
	switch x := x.(type) {
	case *ir.DefinedType:
		cppapi.FunctionFailed(x.Context(), x.Def.Name+"::"+method, err)
	case *ir.DefinedAttr:
		cppapi.FunctionFailed(x.Context(), x.Def.Name+"::"+method, err)
	}
}

// typeAlias makes a type suggest its alias (its mnemonic if the definition requests that, or
// the output of its method getAlias), and the names of its values.
func (l *loader) typeAlias(t *ir.TypeDefinition, d *ods.Def) {
	a, ok := l.aliaser(d, t.Interfaces)
	if f := l.valueNamer(t, d); f != nil {
		t.AttachInterface("OpAsmTypeInterface", typeNamer{a, f})
	} else if ok {
		t.AttachInterface("OpAsmTypeInterface", a)
	}
}

// valueNamer returns the method getAsmName of a type, nil if it has none.
func (l *loader) valueNamer(t *ir.TypeDefinition, d *ods.Def) *cxx.Func {
	return l.namingHook(d, t.Interfaces, "OpAsmTypeInterface", "getAsmName", "names of values")
}

// namingHook returns a method of an interface that suggests names, nil if the definition
// has the default.
func (l *loader) namingHook(d *ods.Def, interfaces []ir.InterfaceImpl, iface, method, what string) *cxx.Func {
	c := l.classes[d]
	if c == nil || !slices.ContainsFunc(interfaces, func(i ir.InterfaceImpl) bool { return i.Name == iface }) {
		return nil
	}
	declared := slices.ContainsFunc(d.Traits, func(t *ods.Trait) bool {
		return cppapi.TraitName(t.Interface) == iface && slices.Contains(t.Methods, method)
	})
	if !declared && !l.api.Declares(c, method) {
		return nil
	}
	f, err := l.api.Hook(c, method, 1)
	if f == nil && err == nil {
		err = errNowhere
	}
	if err != nil {
		l.unimplemented(d, what, err)
	}
	return f
}

func (l *loader) attrAlias(t *ir.AttributeDefinition, d *ods.Def) {
	if a, ok := l.aliaser(d, t.Interfaces); ok {
		t.AttachInterface("OpAsmAttrInterface", a)
	}
}

func (l *loader) aliaser(d *ods.Def, interfaces []ir.InterfaceImpl) (aliaser, bool) {
	if d.MnemonicAlias {
		return aliaser{mnemonic: d.Mnemonic}, true
	}
	for _, iface := range []string{"OpAsmTypeInterface", "OpAsmAttrInterface"} {
		if f := l.namingHook(d, interfaces, iface, "getAlias", "alias"); f != nil {
			return aliaser{getAlias: f}, true
		}
	}
	return aliaser{}, false
}

// unimplemented notes a hook of a type or an attribute that nothing implements.
func (l *loader) unimplemented(d *ods.Def, what string, err error) {
	r := l.dialectReport(d.Dialect.Name)
	r.Unimplemented = append(r.Unimplemented, what+" of '"+d.CppClass+"' ("+err.Error()+")")
}
