// Package dlti is the native part of the dlti dialect: the syntax and the checks of
// its attributes, which are lists of entries of a key and a value.
package dlti

import (
	"embed"
	"errors"
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed dlti.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "dlti",
		Attributes: map[string]dialect.Attribute{
			"DataLayoutEntryAttr":  {Syntax: asm.Angles{Inner: entrySyntax{}}},
			"DataLayoutSpecAttr":   {Syntax: listSyntax{"dl_spec", true}, Verify: verifyTypedEntries, Interfaces: specInterfaces()},
			"MapAttr":              {Syntax: listSyntax{"map", true}, Verify: verifyTypedEntries, Interfaces: queryInterfaces()},
			"TargetDeviceSpecAttr": {Syntax: listSyntax{"target_device_spec", false}, Verify: verifyNamedEntries, Interfaces: queryInterfaces()},
			"TargetSystemSpecAttr": {Syntax: listSyntax{"target_system_spec", false}, Verify: verifySystem, Interfaces: queryInterfaces()},
		},
		Complete: func(d *ir.Dialect) { d.VerifyAttribute = verifyAttribute },
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/DLTI/DLTI.td":      "all.td",
				"mlir/Dialect/DLTI/DLTIAttrs.td": "attributes.td",
				"mlir/Dialect/DLTI/DLTIBase.td":  "base.td",
			},
			Roots: []string{"mlir/Dialect/DLTI/DLTIAttrs.td"},
		},
		Signatures: signatures,
	}
}

func verifyTypedEntries(ps []ir.Param) error { return verifyEntries(ps, true) }
func verifyNamedEntries(ps []ir.Param) error { return verifyEntries(ps, false) }

// class returns the name of the C++ class of an attribute of this dialect, "" for
// another attribute.
func class(a ir.Attribute) string { return named.AttrClass(a, "dlti") }

// entrySyntax is `<` (type | string) `,` attribute `>`.
type entrySyntax struct{}

func (entrySyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	t, present := p.ParseOptionalType()
	var key ir.Param = t
	if !present {
		s, ok := p.ParseOptionalString()
		p.Check(ok, at, "expected a type or a quoted string")
		key = p.Context().StringAttr(s)
	}
	p.Punct(asm.Comma)
	v := p.ParseAttribute(nil)
	return []ir.Param{key, v}
}

func (entrySyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	printKey(p, params[0])
	p.Text(", ").Attribute(params[1].(ir.Attribute))
}

func printKey(p *ir.Printer, key ir.Param) {
	switch k := key.(type) {
	case ir.Type:
		p.Type(k)
	case *ir.StringAttr:
		p.String(k.Value)
	}
}

// listSyntax is `<` (key `=` attribute), ... `>` where keys are strings or, if that
// is allowed, types.
type listSyntax struct {
	mnemonic string
	types    bool // and the list may be empty
}

func (l listSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos() - uint32(len(l.mnemonic)) // where the mnemonic is
	d := p.Context().Dialect("dlti")
	p.Require(d != nil)
	def := d.AttributeNamed("dl_entry")
	p.Check(def != nil, at, "the attribute '#dlti.dl_entry' is unknown")
	entries := ir.ParamList{}
	p.ParseCommaSeparatedList(asm.LessGreater, func() {
		var key ir.Param
		if l.types {
			p.Explain(func() {
				if t, present := p.ParseOptionalType(); present {
					key = t
				}
			}, "error while parsing type DLTI key")
		}
		if key == nil {
			here := p.Pos()
			s, ok := p.ParseOptionalString()
			if !ok {
				a := p.ParseAttribute(nil)
				p.Check(class(a) == "DataLayoutEntryAttr", here, "invalid kind of attribute specified")
				entries = append(entries, a)
				return
			}
			key = p.Context().StringAttr(s)
		}
		p.Punct(asm.Equal)
		entries = append(entries, p.Context().DefinedAttr(def, []ir.Param{key, p.ParseAttribute(nil)}))
	}, "")
	p.Check(len(entries) != 0 || l.types, at, "no DLTI entries provided")
	return []ir.Param{entries}
}

func (listSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	list, _ := params[0].(ir.ParamList)
	for i, e := range list {
		p.Comma(i)
		entry, ok := e.(*ir.DefinedAttr)
		if !ok {
			continue
		}
		printKey(p, entry.Params[0])
		p.Text(" = ").Attribute(entry.Params[1].(ir.Attribute))
	}
	p.Byte('>')
}

// keyText returns a key as messages show it.
func keyText(key ir.Param) string {
	if s, ok := key.(fmt.Stringer); ok {
		return s.String()
	}
	return ""
}

// verifyEntries checks that no key is empty or occurs twice.
func verifyEntries(ps []ir.Param, types bool) error {
	list, _ := ps[0].(ir.ParamList)
	seen := map[ir.Param]bool{}
	for _, e := range list {
		entry, ok := e.(*ir.DefinedAttr)
		if !ok {
			return errors.New("contained invalid DLTI entry")
		}
		key := entry.Params[0]
		if _, ok := key.(ir.Type); ok && !types {
			return errors.New("type as DLTI key is not allowed")
		}
		if s, ok := key.(*ir.StringAttr); ok && s.Value == "" {
			return errors.New("empty string as DLTI key is not allowed")
		}
		if seen[key] {
			return fmt.Errorf("repeated DLTI key: %s", keyText(key))
		}
		seen[key] = true
	}
	return nil
}

// verifySystem checks that a system is of devices.
func verifySystem(ps []ir.Param) error {
	list, _ := ps[0].(ir.ParamList)
	seen := map[ir.Param]bool{}
	for _, e := range list {
		entry, ok := e.(*ir.DefinedAttr)
		if !ok {
			return errors.New("contained invalid DLTI entry")
		}
		key, ok := entry.Params[0].(*ir.StringAttr)
		if !ok {
			return errors.New("non-string key of DLTI system spec")
		}
		if v, _ := entry.Params[1].(ir.Attribute); class(v) != "TargetDeviceSpecAttr" {
			return fmt.Errorf("value associated with key %s is not a DLTI device spec", key)
		}
		if seen[key] {
			return fmt.Errorf("repeated device ID in dlti.target_system_spec: %s", key)
		}
		seen[key] = true
	}
	return nil
}

// attributes are the names that operations may have attributes of the dialect
// under, and the class of each.
var attributes = map[string]string{
	"dlti.dl_spec":            "DataLayoutSpecAttr",
	"dlti.target_system_spec": "TargetSystemSpecAttr",
	"dlti.map":                "MapAttr",
}

func verifyAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	want, known := attributes[a.Name]
	c.CheckPlainf(known, "attribute '%s' not supported by dialect", a.Name)
	c.CheckPlainf(class(a.Value) == want, "'%s' is expected to be a #%s attribute", a.Name, a.Name)
	if a.Name == "dlti.dl_spec" && datalayout.IsScope(op) {
		verifyLayout(op, a.Value, c)
	}
}
