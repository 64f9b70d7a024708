package llvm

import "github.com/mica-ir/mica/bytecode"

// records are the attributes that have an encoding in bytecode, in the order of their
// codes.
func records() []bytecode.Record {
	field := func(k bytecode.FieldKind) func(name string) bytecode.Field {
		return func(name string) bytecode.Field { return bytecode.Field{Name: name, Kind: k} }
	}
	integer, maybeInteger, integers := field(bytecode.Integer), field(bytecode.OptionalInteger), field(bytecode.Integers)
	text, flag, enum := field(bytecode.Text), field(bytecode.Boolean), field(bytecode.EnumCase)
	attr, maybe, attrs := field(bytecode.AttributeRef), field(bytecode.OptionalAttributeRef), field(bytecode.AttributeRefs)
	return []bytecode.Record{
		{Class: "DIBasicTypeAttr", Fields: []bytecode.Field{
			integer("tag"), text("name"), integer("sizeInBits"), integer("encoding"),
		}},
		{Class: "DICompileUnitAttr", Fields: []bytecode.Field{
			attr("id"), integer("sourceLanguage"), attr("file"), maybe("producer"), flag("isOptimized"),
			enum("emissionKind"), enum("nameTableKind"),
		}},
		{Class: "DICompositeTypeAttr", Fields: []bytecode.Field{
			maybe("recId"), flag("isRecSelf"), integer("tag"), maybe("name"), maybe("file"), integer("line"),
			maybe("scope"), maybe("baseType"), enum("flags"), integer("sizeInBits"), integer("alignInBits"),
			maybe("dataLocation"), maybe("rank"), maybe("allocated"), maybe("associated"), attrs("elements"),
		}},
		{Class: "DIDerivedTypeAttr", Fields: []bytecode.Field{
			integer("tag"), maybe("name"), maybe("baseType"), integer("sizeInBits"), integer("alignInBits"),
			integer("offsetInBits"), maybeInteger("dwarfAddressSpace"), maybe("extraData"),
		}},
		{Class: "DIExpressionElemAttr", Fields: []bytecode.Field{
			integer("opcode"), integers("arguments"),
		}},
		{Class: "DIExpressionAttr", Fields: []bytecode.Field{
			attrs("operations"),
		}},
		{Class: "DIFileAttr", Fields: []bytecode.Field{
			text("name"), text("directory"),
		}},
		{Class: "DIGlobalVariableAttr", Fields: []bytecode.Field{
			maybe("scope"), maybe("name"), maybe("linkageName"), attr("file"), integer("line"), attr("type"),
			flag("isLocalToUnit"), flag("isDefined"), integer("alignInBits"),
		}},
		{Class: "DIGlobalVariableExpressionAttr", Fields: []bytecode.Field{
			attr("var"), maybe("expr"),
		}},
		{Class: "DIImportedEntityAttr", Fields: []bytecode.Field{
			integer("tag"), attr("scope"), attr("entity"), maybe("file"), integer("line"), maybe("name"),
			attrs("elements"),
		}},
		{Class: "DILabelAttr", Fields: []bytecode.Field{
			attr("scope"), maybe("name"), maybe("file"), integer("line"),
		}},
		{Class: "DILexicalBlockAttr", Fields: []bytecode.Field{
			attr("scope"), maybe("file"), integer("line"), integer("column"),
		}},
		{Class: "DILexicalBlockFileAttr", Fields: []bytecode.Field{
			attr("scope"), maybe("file"), integer("discriminator"),
		}},
		{Class: "DILocalVariableAttr", Fields: []bytecode.Field{
			attr("scope"), maybe("name"), maybe("file"), integer("line"), integer("arg"), integer("alignInBits"),
			maybe("type"), enum("flags"),
		}},
		{Class: "DINamespaceAttr", Fields: []bytecode.Field{
			maybe("name"), maybe("scope"), flag("exportSymbols"),
		}},
		{Class: "DISubprogramAttr", Fields: []bytecode.Field{
			maybe("recId"), flag("isRecSelf"), maybe("id"), maybe("compileUnit"), maybe("scope"), maybe("name"),
			maybe("linkageName"), maybe("file"), integer("line"), integer("scopeLine"), enum("subprogramFlags"),
			maybe("type"), attrs("retainedNodes"), attrs("annotations"),
		}},
		{Class: "DISubrangeAttr", Fields: []bytecode.Field{
			maybe("count"), maybe("lowerBound"), maybe("upperBound"), maybe("stride"),
		}},
		{Class: "DISubroutineTypeAttr", Fields: []bytecode.Field{
			integer("callingConvention"), attrs("types"),
		}},
		{Class: "LoopAnnotationAttr", Fields: []bytecode.Field{
			maybe("disableNonforced"), maybe("vectorize"), maybe("interleave"), maybe("unroll"), maybe("unrollAndJam"),
			maybe("licm"), maybe("distribute"), maybe("pipeline"), maybe("peeled"), maybe("unswitch"),
			maybe("mustProgress"), maybe("isVectorized"), maybe("startLoc"), maybe("endLoc"), attrs("parallelAccesses"),
		}},
	}
}
