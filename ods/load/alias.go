package load

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
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
	if err != nil || kind.Int() == cppapi.NoAlias {
		return ""
	}
	return os.String()
}

// typeAlias lets a type suggest its alias: its mnemonic where the definition asks for
// that, or what its method getAlias writes.
func (l *loader) typeAlias(t *ir.TypeDefinition, d *ods.Def) {
	if a, ok := l.aliaser(d, t.Interfaces); ok {
		t.AttachInterface("OpAsmTypeInterface", a)
	}
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
	for _, i := range interfaces {
		if c := l.classes[d]; c != nil && (i.Name == "OpAsmTypeInterface" || i.Name == "OpAsmAttrInterface") {
			f, err := l.api.Hook(c, "getAlias", 1)
			if err != nil {
				l.unimplemented(d, "alias", err)
			}
			return aliaser{getAlias: f}, f != nil
		}
	}
	return aliaser{}, false
}

// unimplemented notes a hook of a type or an attribute that nothing implements.
func (l *loader) unimplemented(d *ods.Def, what string, err error) {
	r := l.dialectReport(d.Dialect.Name)
	r.Unimplemented = append(r.Unimplemented, what+" of '"+d.CppClass+"' ("+err.Error()+")")
}
