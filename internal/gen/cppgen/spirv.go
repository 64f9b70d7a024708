package cppgen

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/internal/stringmap"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// spirvSerialization writes the functions that translate operations of SPIR-V to its binary form and
// back, and those that call them.
func spirvSerialization(w *emit.Writer, in *backend.Input) error {
	ops, err := in.OpsOf("SPIRV_Op")
	if err != nil {
		return err
	}
	w.Header("SPIR-V Serialization Utilities/Functions", in.File)
	var list []*spirvOp
	var serializers, deserializers emit.Writer
	for _, op := range ops {
		o, err := newSPIRVOp(op)
		if err != nil {
			return err
		}
		list = append(list, o)
		if !o.generated {
			continue
		}
		if err := o.serializer(&serializers); err != nil {
			return err
		}
		if err := o.deserializer(&deserializers); err != nil {
			return err
		}
	}
	w.Text("#ifdef GET_SERIALIZATION_FNS\n\n" + serializers.String())
	dispatchSerializers(w, list)
	w.Text("#endif // GET_SERIALIZATION_FNS\n\n#ifdef GET_DESERIALIZATION_FNS\n\n" + deserializers.String())
	dispatchDeserializers(w, list)
	if err := dispatchExtensions(w, in, list); err != nil {
		return err
	}
	w.Text("#endif // GET_DESERIALIZATION_FNS\n\n")
	return nil
}

// A spirvOp is an operation of SPIR-V.
type spirvOp struct {
	*ods.Operator
	class     string // in C++
	generated bool   // the functions are generated
	hasOpcode bool
	extension bool // one of a set of extended instructions
	opcode    string
	// set and number identify an extended instruction.
	set    string
	number int64
}

// newSPIRVOp reads the fields of an operation. They are read in the reference's order: the first invalid
// one is an error.
func newSPIRVOp(op *ods.Operator) (*spirvOp, error) {
	r := op.Record
	o := &spirvOp{Operator: op, class: qualifiedClass(op), extension: r.IsSubClassOf("SPIRV_ExtInstOp")}
	if err := backend.RequireBits(r, "autogenSerialization"); err != nil {
		return nil, err
	}
	o.generated, _ = r.Bool("autogenSerialization")
	if o.generated && o.extension {
		if err := o.readExtension(); err != nil {
			return nil, err
		}
	}
	if o.generated && !o.extension {
		if err := backend.RequireStrings(r, "spirvOpName"); err != nil {
			return nil, err
		}
	}
	if err := backend.RequireBits(r, "hasOpcode"); err != nil {
		return nil, err
	}
	if o.hasOpcode, _ = r.Bool("hasOpcode"); o.hasOpcode {
		if err := backend.RequireStrings(r, "spirvOpName"); err != nil {
			return nil, err
		}
	}
	o.opcode = backend.Field(r, "spirvOpName")
	return o, nil
}

func (o *spirvOp) readExtension() error {
	if err := backend.RequireStrings(o.Record, "extendedInstSetName"); err != nil {
		return err
	}
	if err := backend.RequireInts(o.Record, "extendedInstOpcode"); err != nil {
		return err
	}
	o.set = backend.Field(o.Record, "extendedInstSetName")
	o.number, _ = o.Record.Int("extendedInstOpcode")
	return nil
}

// onlyValues reports whether an instruction consists of a fixed number of ids.
func (o *spirvOp) onlyValues() bool {
	return len(o.Attributes)+len(o.Derived) == 0 && variable(o.Operands) == 0
}

func (o *spirvOp) serializer(w *emit.Writer) error {
	w.Fill("template <> LogicalResult\nSerializer::processOp<$class>($class op) {\n", "class", o.class)
	if o.onlyValues() {
		set, opcode := "", "static_cast<uint32_t>(spirv::Opcode::"+o.opcode+")"
		if o.extension {
			set, opcode = o.set, fmt.Sprint(o.number)
		}
		w.Printf("  return processOpWithoutGrammarAttr(op, \"%s\", %s);\n}\n\n", set, opcode)
		return nil
	}
	w.Text("  SmallVector<uint32_t, 4> operands;\n  SmallVector<StringRef, 2> elidedAttrs;\n")
	if len(o.Results) == 1 {
		w.Text(spirvWriteResult)
	}
	if err := o.serializeArguments(w); err != nil {
		return err
	}
	if o.extension {
		w.Printf("  (void)encodeExtensionInstruction(op, \"%s\", %d, operands);\n", o.set, o.number)
	} else {
		w.Text("  (void)emitDebugLine(functionBody, op.getLoc());\n")
		w.Text("  (void)encodeInstructionInto(functionBody, spirv::Opcode::" + o.opcode + ", operands);\n")
	}
	if len(o.Results) == 1 {
		w.Text(spirvWriteDecorations)
	}
	w.Text("  return success();\n}\n\n")
	return nil
}

// serializeArguments writes the arguments in their order: all operands at once if they precede the
// attributes.
func (o *spirvOp) serializeArguments(w *emit.Writer) error {
	first := slices.IndexFunc(o.Args, func(a ods.Arg) bool { return a.Kind == ods.AttributeArg })
	mixed := first >= 0 && slices.ContainsFunc(o.Args[first:], func(a ods.Arg) bool { return a.Kind != ods.AttributeArg })
	if !mixed {
		if len(o.Operands) > 0 {
			w.Text(spirvWriteOperands)
		}
		for _, a := range slices.Concat(o.Attributes, o.Derived) {
			if err := o.serializeAttribute(w, a); err != nil {
				return err
			}
		}
		return nil
	}
	for _, arg := range o.Args {
		if arg.Kind == ods.OperandArg {
			w.Fill(spirvWriteOperand, "index", fmt.Sprint(arg.Index))
			continue
		}
		w.Text("  {\n")
		w.Indent += 2
		err := o.serializeAttribute(w, o.Attributes[arg.Index])
		w.Indent -= 2
		if err != nil {
			return err
		}
		w.Text("  }\n")
	}
	return nil
}

// A spirvAttribute is how an attribute is part of an instruction.
type spirvAttribute int

const (
	spirvUnknown  spirvAttribute = iota
	spirvConstant                // a case of an enumeration, as the id of a constant
	spirvEnum                    // a case of an enumeration, as its value
	spirvInts                    // integers to the end of the instruction
	spirvInt
	spirvType
)

// spirvKind returns how an attribute is part of an instruction, and the class of its enumeration.
func spirvKind(a *ods.Attribute) (spirvAttribute, string, error) {
	name := a.Record.Name()
	if a.Record.IsAnonymous() {
		name = a.Base().Record.Name()
	}
	enum := func(kind spirvAttribute) (spirvAttribute, string, error) {
		e, err := spirvEnumOf(a.Record)
		return kind, e, err
	}
	switch {
	case name == "SPIRV_ScopeAttr" || name == "SPIRV_MemorySemanticsAttr" || name == "SPIRV_KHR_CooperativeMatrixLayoutAttr":
		return enum(spirvConstant)
	case a.Record.IsSubClassOf("SPIRV_BitEnumAttr") || a.Record.IsSubClassOf("SPIRV_I32EnumAttr"):
		return enum(spirvEnum)
	case name == "I32ArrayAttr":
		return spirvInts, "", nil
	case name == "I32Attr":
		return spirvInt, "", nil
	case a.IsTypeAttr:
		return spirvType, "", nil
	}
	return spirvUnknown, name, nil
}

// spirvEnumOf returns the C++ class of the enumeration of an attribute.
func spirvEnumOf(r *tablegen.Record) (string, error) {
	if err := backend.RequireDefs(r, "enum"); err != nil {
		return "", err
	}
	e, _ := r.Def("enum")
	return qualified(backend.Field(e, "cppNamespace"), backend.Field(e, "className")), nil
}

// present returns an attribute as it is where it is present.
func present(a *ods.NamedAttribute) *ods.Attribute {
	if a.Attr.IsOptional {
		return a.Attr.Base()
	}
	return a.Attr
}

func (o *spirvOp) serializeAttribute(w *emit.Writer, a *ods.NamedAttribute) error {
	kind, enum, err := spirvKind(present(a))
	if err != nil {
		return err
	}
	if kind == spirvUnknown {
		return recordError(o.Record, "unhandled attribute type in SPIR-V serialization generation : '%s'", enum)
	}
	w.Text("  if (auto attr = op->getAttr(\"" + a.Name + "\")) {\n")
	w.Fill(spirvWrite[kind], "enum", enum)
	w.Text("  }\n  elidedAttrs.push_back(\"" + a.Name + "\");\n")
	return nil
}

// dispatchSerializers writes the function that translates an operation to the binary form.
func dispatchSerializers(w *emit.Writer, ops []*spirvOp) {
	w.Text("LogicalResult Serializer::dispatchToAutogenSerialization(Operation *op) {\n")
	for _, o := range ops {
		if o.hasOpcode || o.extension {
			w.Fill("  if (isa<$class>(op)) {\n    return processOp(cast<$class>(op));\n  }\n", "class", o.class)
		}
	}
	w.Text("  return op->emitError(\"unhandled operation serialization\");\n}\n\n")
}

func (o *spirvOp) deserializer(w *emit.Writer) error {
	w.Fill("template <> LogicalResult\nDeserializer::processOp<$class>(ArrayRef<uint32_t> words) {\n", "class", o.class)
	if o.onlyValues() {
		w.Printf("  return processOpWithoutGrammarAttr(words, \"%s\", %t, %d);\n}\n\n", o.Name(), len(o.Results) > 0, len(o.Operands))
		return nil
	}
	if len(o.Results) > 1 {
		return recordError(o.Record, "SPIR-V ops can have only zero or one result")
	}
	w.Text("  SmallVector<Type, 1> resultTypes;\n  size_t wordIndex = 0; (void)wordIndex;\n  uint32_t valueID = 0; (void)valueID;\n")
	if len(o.Results) == 1 {
		w.Fill(spirvReadResult, "class", o.class)
	}
	w.Text("  SmallVector<Value, 4> operands;\n  SmallVector<NamedAttribute, 4> attributes;\n")
	for i, arg := range o.Args {
		if arg.Kind == ods.AttributeArg {
			o.deserializeAttribute(w, o.Attributes[arg.Index])
			continue
		}
		start, next := "if (wordIndex < words.size())", "    wordIndex++;\n"
		if o.Operands[arg.Index].IsVariableLength() {
			if i != len(o.Args)-1 {
				return recordError(o.Record, "SPIR-V ops can have Variadic<..> or Optional<...> arguments only if it's the last argument")
			}
			start, next = "for (; wordIndex < words.size(); ++wordIndex)", ""
		}
		w.Fill(spirvReadOperand, "start", start, "next", next)
	}
	w.Fill(spirvReadEnd, "class", o.class)
	if len(o.Results) == 1 {
		w.Text(spirvReadDecorations)
	}
	w.Fill(spirvCreate, "class", o.class)
	if len(o.Results) == 1 {
		w.Text("  valueMap[valueID] = op.getResult();\n\n")
	}
	w.Text("  if (op.hasTrait<OpTrait::IsTerminator>())\n    (void)clearDebugLine();\n  return success();\n}\n\n")
	return nil
}

func (o *spirvOp) deserializeAttribute(w *emit.Writer, a *ods.NamedAttribute) {
	kind, enum, _ := spirvKind(present(a)) // the serializer has reported errors
	w.Text("  if (wordIndex < words.size()) {\n")
	w.Fill(spirvRead[kind], "name", a.Name, "enum", enum)
	w.Text("  }\n")
}

// dispatchDeserializers writes the function that reads an instruction that has its own opcode.
func dispatchDeserializers(w *emit.Writer, ops []*spirvOp) {
	w.Text("LogicalResult spirv::Deserializer::dispatchToAutogenDeserialization(spirv::Opcode opcode, ArrayRef<uint32_t> words) {\n  switch (opcode) {\n")
	for _, o := range ops {
		if o.hasOpcode {
			w.Fill("  case spirv::Opcode::$opcode:\n    return processOp<$class>(words);\n", "opcode", o.opcode, "class", o.class)
		}
	}
	w.Text(spirvUnknownOpcode)
}

// dispatchExtensions writes the function that reads an instruction of an extended set. The sets have the
// order of LLVM's StringMap.
func dispatchExtensions(w *emit.Writer, in *backend.Input, ops []*spirvOp) error {
	if err := in.RequireClass("SPIRV_ExtInstOp"); err != nil {
		return err
	}
	w.Text("LogicalResult spirv::Deserializer::dispatchToExtensionSetAutogenDeserialization(StringRef extensionSetName, uint32_t instructionID, ArrayRef<uint32_t> words) {\n")
	var sets stringmap.Map[string]
	for _, o := range ops {
		if o.extension && o.generated {
			text, _ := sets.At(o.set)
			*text += emit.Fill("    case $number:\n      return processOp<$class>(words);\n", "number", fmt.Sprint(o.number), "class", o.class)
		}
	}
	for set, cases := range sets.All {
		w.Fill(spirvExtensionSet, "set", set, "cases", cases)
	}
	w.Text("  return emitError(unknownLoc, \"unhandled deserialization of extended instruction set extensionSetName\");\n}\n")
	return nil
}
