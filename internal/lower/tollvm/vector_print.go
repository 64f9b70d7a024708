package tollvm

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// punctuation maps the punctuation of a vector.print to the function that prints it.
var punctuation = map[vector.PrintPunctuation]string{
	vector.PrintPunctuationNewLine: "printNewline",
	vector.PrintPunctuationComma:   "printComma",
	vector.PrintPunctuationOpen:    "printOpen",
	vector.PrintPunctuationClose:   "printClose",
}

// printValue calls functions of the runtime library that print a number, text or punctuation.
func (t *Types) printValue(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	module := moduleAt(op.Block())
	if module == nil {
		return false
	}
	e := t.emit(op, r)
	call := func(name string, args ...*ir.Value) bool {
		if !e.declare(module, name, module.Location()) {
			return false
		}
		e.call(name, args)
		return true
	}
	print := vector.PrintOp{Operation: op}
	if source, ok := print.Source(); ok {
		name, v := e.printed(source.Type(), operands[0])
		if name == "" || !call(name, v) {
			return false
		}
	}
	if text, ok := print.StringLiteral(); ok {
		if !t.printString(op, module, printedString{"vector_print_str", text, "printString"}, r) {
			return false
		}
	} else if name := punctuation[print.Punctuation()]; name != "" && !call(name) {
		return false
	}
	r.Erase(op)
	return true
}

// printed returns the name of the function that prints numbers of a type, and the number converted
// for it. The name is empty if the type cannot be printed.
func (e emitter) printed(of ir.Type, v *ir.Value) (string, *ir.Value) {
	ctx := e.Context()
	switch of := of.(type) {
	case *ir.IndexType:
		return "printU64", v
	case *ir.FloatType:
		switch of.Kind {
		case num.F32:
			return "printF32", v
		case num.F64:
			return "printF64", v
		case num.F16:
			return "printF16", e.value("bitcast", ctx.IntegerType(16), []*ir.Value{v})
		case num.BF16:
			return "printBF16", e.value("bitcast", ctx.IntegerType(16), []*ir.Value{v})
		}
	case *ir.IntegerType:
		name := "printI64"
		if of.Signedness == ir.Unsigned {
			name = "printU64"
		}
		switch {
		case of.Width > 64:
			return "", nil
		case of.Width == 64:
			return name, v
		case of.Width == 1 || of.Signedness == ir.Unsigned:
			return name, arith.NewExtUI(e.Builder, ctx.I64(), v).Result(0)
		}
		return name, arith.NewExtSI(e.Builder, ctx.I64(), v).Result(0)
	}
	return "", nil
}
