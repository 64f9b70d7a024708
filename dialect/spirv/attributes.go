package spirv

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// The C++ classes of the attributes that are made in Go.
const (
	interfaceVarClass = "InterfaceVarABIAttr"
	verCapExtClass    = "VerCapExtAttr"
	targetEnvClass    = "TargetEnvAttr"
)

// unknownDevice is the device of a target environment that names none.
const unknownDevice = uint64(0x7FFFFFFF)

// attributeDefinitions returns the definitions of the attributes.
func attributeDefinitions() []*ir.AttributeDefinition {
	param := func(name, cpp string) ir.ParamDef { return ir.ParamDef{Name: name, CppType: cpp} }
	return []*ir.AttributeDefinition{
		{Name: interfaceVarClass, Mnemonic: "interface_var_abi", Syntax: interfaceVarSyntax{},
			Params: []ir.ParamDef{param("descriptorSet", "uint32_t"), param("binding", "uint32_t"), param("storageClass", "std::optional<::mlir::spirv::StorageClass>")}},
		{Name: verCapExtClass, Mnemonic: "vce", Syntax: asm.Angles{Inner: verCapExtSyntax{}},
			Params: []ir.ParamDef{param("version", "::mlir::spirv::Version"), param("capabilities", "Capabilities"), param("extensions", "Extensions")}},
		{Name: targetEnvClass, Mnemonic: "target_env", Syntax: asm.Angles{Inner: targetEnvSyntax{}},
			Params: []ir.ParamDef{param("tripleAttr", "::mlir::spirv::VerCapExtAttr"), param("clientAPI", "::mlir::spirv::ClientAPI"),
				param("vendorID", "::mlir::spirv::Vendor"), param("deviceType", "::mlir::spirv::DeviceType"), param("deviceID", "uint32_t"),
				param("resourceLimits", "::mlir::spirv::ResourceLimitsAttr")}},
	}
}

// registerAttributes registers the classes of the attributes, and the functions that complete the
// dialect.
func registerAttributes(api *cppapi.API) {
	for _, name := range []string{interfaceVarClass, verCapExtClass, targetEnvClass} {
		c := api.AbsentAttribute("mlir::spirv::"+name, nil)
		c.IsA = func(x any) bool { a, ok := x.(ir.Attribute); return ok && attributeClass(a) == name }
	}
}

func complete(d *ir.Dialect) {
	d.Attributes = append(d.Attributes, attributeDefinitions()...)
	d.ParseType, d.ParseAttribute = typeSyntax{}, attributeSyntax{}
	d.Materialize, d.Inliner = materialize, inliner{}
	d.VerifyAttribute = verifyDialectAttribute
	d.VerifyArgumentAttribute, d.VerifyResultAttribute = verifyArgumentAttribute, verifyResultAttribute
}

// attributeClass returns the name of the C++ class of an attribute of this
// dialect, "" for another one.
func attributeClass(a ir.Attribute) string { return named.AttrClass(a, "spirv") }

// attributeSyntax parses the attributes of the dialect.
type attributeSyntax struct{}

// ParseDialectAttribute parses an attribute after `#spirv.`.
func (attributeSyntax) ParseDialectAttribute(p *asm.Parser, t ir.Type) ir.Attribute {
	at := p.Pos()
	p.Check(t == nil, at, "unexpected type")
	word := p.ParseAnyKeyword()
	d := p.Context().Dialect("spirv")
	p.Require(d != nil)
	def := d.AttributeNamed(word)
	if def == nil {
		p.FailUnknown(at, word, asm.AttributeMnemonics(d), "unknown SPIR-V attribute kind: %s", word)
	}
	return p.ParseStrippedAttribute(def, nil)
}

// interfaceVarSyntax is `<` `(` set `,` binding `)` (`,` storage-class)? `>`.
type interfaceVarSyntax struct{}

func (interfaceVarSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Punct(asm.Less)
	p.Punct(asm.LParen)
	number := func(what string) uint64 {
		at := p.Pos()
		n, present := uint64(0), false
		p.Checkf(p.Try(func() { n, present = parseOptionalUint(p) }) && present, at, "missing %s", what)
		return n
	}
	set := number("descriptor set")
	p.Punct(asm.Comma)
	binding := number("binding")
	p.Punct(asm.RParen)
	var storage ir.Param
	if p.OptionalPunct(asm.Comma) {
		storage = parseCase(p, "StorageClass", unknownStorage)
	}
	p.Punct(asm.Greater)
	return []ir.Param{set, binding, storage}
}

func (interfaceVarSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Text("<(").Param(params[0]).Text(", ").Param(params[1]).Byte(')')
	if params[2] != nil {
		p.Text(", ").Param(params[2])
	}
	p.Byte('>')
}

// verCapExtSyntax is `<` version `,` `[` capabilities `]` `,` `[` extensions
// `]` `>`.
type verCapExtSyntax struct{}

func (verCapExtSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	word := p.ParseAnyKeyword()
	p.Punct(asm.Comma)
	e := enumNamed(p.Context(), "Version")
	p.Checkf(e != nil && e.CaseNamed(word) != nil, at, "unknown version: %s", word)
	capabilities := parseCases(p, "Capability", "unknown capability: %s")
	p.Punct(asm.Comma)
	extensions := parseCases(p, "Extension", "unknown extension: %s")
	return []ir.Param{ir.EnumValue{Def: e, Value: e.CaseNamed(word).Value}, capabilities, extensions}
}

// parseCases parses a list of cases of an enumeration in square brackets.
func parseCases(p *asm.Parser, enum, message string) ir.ParamList {
	list := ir.ParamList{}
	p.Punct(asm.LSquare)
	if p.OptionalPunct(asm.RSquare) {
		return list
	}
	for {
		list = append(list, parseCase(p, enum, message))
		if !p.OptionalPunct(asm.Comma) {
			p.Punct(asm.RSquare)
			return list
		}
	}
}

func (verCapExtSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Param(params[0])
	for _, x := range params[1:] {
		p.Text(", [")
		list, _ := x.(ir.ParamList)
		for i, v := range list {
			p.Comma(i).Param(v)
		}
		p.Byte(']')
	}
}

// targetEnvSyntax is
//
//	`<` triple `,` (`api` `=` client `,`)? (vendor (`:` type (`:` id)?)? `,`)? limits `>`
type targetEnvSyntax struct{}

func (targetEnvSyntax) ParseParams(p *asm.Parser) []ir.Param {
	triple := parseAttributeOf(p, verCapExtClass)
	p.Punct(asm.Comma)
	var client, vendor, kind ir.Param
	device := unknownDevice
	// The reference continues after messages about names that it does not know.
	if p.ParseOptionalKeyword("api") {
		p.Punct(asm.Equal)
		client = parseKnown(p, "ClientAPI", "unknown client API: %s")
		p.Punct(asm.Comma)
	}
	at := p.Pos()
	if word, ok := p.ParseOptionalAnyKeyword(); ok {
		vendor = knownCase(p, at, "Vendor", word, "unknown vendor: %s")
		if p.OptionalPunct(asm.Colon) {
			kind = parseKnown(p, "DeviceType", "unknown device type: %s")
			if p.OptionalPunct(asm.Colon) {
				at := p.Pos()
				n, present := parseOptionalUint(p)
				p.Check(present, at, "expected integer value")
				device = n
			}
		}
		p.Punct(asm.Comma)
	}
	limits := parseAttributeOf(p, "ResourceLimitsAttr")
	return []ir.Param{triple, client, vendor, kind, device, limits}
}

// parseKnown parses a keyword that is a case of an enumeration.
func parseKnown(p *asm.Parser, enum, message string) ir.Param {
	at := p.Pos()
	return knownCase(p, at, enum, p.ParseAnyKeyword(), message)
}

// knownCase returns the case with a spelling, or nil for the one that stands for an unknown value.
// It reports any other spelling with the message.
func knownCase(p *asm.Parser, at uint32, enum, word, message string) ir.Param {
	e := enumNamed(p.Context(), enum)
	p.Checkf(e != nil && e.CaseNamed(word) != nil, at, message, word)
	if word == "Unknown" {
		return nil
	}
	return ir.EnumValue{Def: e, Value: e.CaseNamed(word).Value}
}

// parseAttributeOf parses an attribute that must be of a class.
func parseAttributeOf(p *asm.Parser, class string) ir.Attribute {
	at := p.Pos()
	a := p.ParseAttribute(nil)
	p.Check(attributeClass(a) == class, at, "invalid kind of attribute specified")
	return a
}

func (targetEnvSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	printAttribute(p, params[0])
	if params[1] != nil {
		p.Text(", api=").Param(params[1])
	}
	if params[2] != nil {
		p.Text(", ").Param(params[2])
		if params[3] != nil {
			p.Byte(':').Param(params[3])
			if params[4] != unknownDevice {
				p.Byte(':').Param(params[4])
			}
		}
	}
	p.Text(", ")
	printAttribute(p, params[5])
}

func printAttribute(p *ir.Printer, x ir.Param) {
	if a, ok := x.(ir.Attribute); ok {
		p.Attribute(a)
	}
}

// enumClass returns the name of an enumeration without its namespace.
func enumClass(e *ir.EnumDef) string { return e.Name[strings.LastIndexByte(e.Name, ':')+1:] }
