package randomir_test

import (
	"github.com/mica-ir/mica/ir"
)

// instructions are the names in arith of operations of the llvm dialect.
var instructions = map[string]string{
	"add":           "addi",
	"and":           "andi",
	"ashr":          "shrsi",
	"icmp":          "cmpi",
	"intr.smax":     "maxsi",
	"intr.smin":     "minsi",
	"intr.umax":     "maxui",
	"intr.umin":     "minui",
	"lshr":          "shrui",
	"mlir.constant": "constant",
	"mlir.poison":   "poison",
	"mul":           "muli",
	"or":            "ori",
	"sdiv":          "divsi",
	"select":        "select",
	"sext":          "extsi",
	"shl":           "shli",
	"srem":          "remsi",
	"sub":           "subi",
	"trunc":         "trunci",
	"udiv":          "divui",
	"urem":          "remui",
	"xor":           "xori",
	"zext":          "extui",
}

// structure executes an operation on a structure. It returns false for other operations.
func (m *machine) structure(op *ir.Operation) bool {
	switch op.Name() {
	case "llvm.intr.uadd.with.overflow":
		m.structs[op.Result(0)] = m.sum(op)
	case "llvm.extractvalue":
		m.set(op.Results(), []number{m.structs[op.Operand(0)][position(op)]})
	case "llvm.insertvalue":
		fields := append([]number(nil), m.structs[op.Operand(0)]...)
		for len(fields) <= position(op) {
			fields = append(fields, number{poison: true})
		}
		fields[position(op)] = m.values[op.Operand(1)]
		m.structs[op.Result(0)] = fields
	default:
		return false
	}
	return true
}

// sum returns a sum and whether it overflows.
func (m *machine) sum(op *ir.Operation) []number {
	x, y := m.values[op.Operand(0)], m.values[op.Operand(1)]
	if x.poison || y.poison {
		return []number{{poison: true}, {poison: true}}
	}
	s := (x.bits + y.bits) & mask(widthOf(op.Operand(0).Type(), m.index))
	return []number{{bits: s}, {bits: truth(s < x.bits)}}
}

func position(op *ir.Operation) int {
	return int(op.Attr("position").(*ir.DenseArrayAttr).Int64(0))
}

// llvmBranch returns where control goes; false if it depends on poison.
func (m *machine) llvmBranch(op *ir.Operation) (target, bool) {
	branch, _ := ir.InterfaceOf[ir.BranchOpInterface](op)
	to := func(i int) target {
		with, _ := branch.SuccessorOperands(op, i)
		return target{op.Successor(i), ir.ValuesOf(with)}
	}
	switch op.Name() {
	case "llvm.br":
		return to(0), true
	case "llvm.cond_br":
		c := m.values[op.Operand(0)]
		return to(1 - int(c.bits&1)), !c.poison
	case "llvm.switch":
		x := m.values[op.Operand(0)]
		if cases, ok := op.Attr("case_values").(*ir.DenseElementsAttr); ok {
			for i := range cases.NumElements() {
				if cases.Int(i).Low64()&mask(widthOf(op.Operand(0).Type(), m.index)) == x.bits {
					return to(1 + i), !x.poison
				}
			}
		}
		return to(0), !x.poison
	}
	panic(op.Name())
}
