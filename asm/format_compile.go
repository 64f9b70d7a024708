package asm

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// A parseOp is the operation of a parse step.
type parseOp uint8

const (
	parsePunct parseOp = iota
	parseWord
	parseOperand         // group index
	parseOptionalOperand // group index
	parseOperands        // group index, possibly of all operands
	parseOperandGroups   // group index
	parseAttr
	parseProperty
	parseSetUnit // slot index
	parseRegion
	parseRegions
	parseSuccessor
	parseSuccessors
	parseAttrDict
	parsePropDict
	parseType         // type variable index
	parseOptionalType // type variable index
	parseTypes        // type variable index
	parseTypeGroups   // type variable index
	parseFunctionType // type variables index and other
	parseCustom
	parseOptional
	parseOIList
)

// A FormatSyntax is compiled to two lists of steps, for parsing and printing, so that
// the work of choosing by the kind and arity of an element is done once. A parseStep
// is an instruction of the parser.
type parseStep struct {
	op           parseOp
	flag         bool // of an attribute dictionary: after a keyword
	punct        Kind
	index, other int
	text         string
	attr         *attrVar
	custom       *customStep
	group        *parseGroup
	clauses      []parseClause
	class        TypeClass // of parseType
}

// A parseGroup is an optional group. The group is present if its first element is, so
// the first step is attempted separately; then has the steps after it.
type parseGroup struct {
	first     parseStep
	then, els []parseStep
}

type parseClause struct {
	first parseStep // parsePunct or parseWord
	steps []parseStep
}

// A printOp is the operation of a print step.
type printOp uint8

const (
	printText printOp = iota
	printNewline
	printFixed     // operand index, which does not depend on the operation
	printOperand   // group index: one or none
	printOperands  // group index, possibly of all operands
	printGroups    // group index
	printAttr      // attr
	printProperty  // attr
	printRegion    // region group index, possibly of all regions
	printSuccessor // successor group index, possibly of all successors
	printAttrDict
	printPropDict
	printFixedType    // of operand index, or of result ^index
	printStrippedType // type variable index
	printType         // type variable index: one or none
	printTypes        // type variable index
	printTypeGroups   // type variable index
	printFunctionType // type variables index and other
	printCustom
	printOptional
	printOIList
)

// A printStep is an instruction of the printer.
type printStep struct {
	op           printOp
	space        bool // before it
	flag         bool // of an attribute dictionary: after a keyword
	index, other int
	text         string
	attr         *attrVar
	custom       *customStep
	cond         anchor
	then, els    []printStep
	// onlyThen and onlyElse are the parts of an operation that one branch alone shows.
	onlyThen, onlyElse []anchor
	// alike are the conditions of the groups right before it that begin with the same text. A
	// parser that sees the text takes the first of them.
	alike   []anchor
	clauses []printClause
}

type printClause struct {
	conds []anchor
	steps []printStep
}

// compile translates the program into steps.
func (f *FormatSyntax) compile() {
	f.parse = f.parseSteps(f.prog.Elements, atTop)
	f.print = f.printSteps(f.prog.Elements)
}

// A parsePlace is the position of an element. It determines whether an optional
// attribute may be absent: at the top level, in the clauses of an oilist, and as the
// first element of an optional group, but not later in a group.
type parsePlace uint8

const (
	atTop parsePlace = iota
	inGroup
	firstInGroup
)

func (f *FormatSyntax) parseSteps(list []format.Element, place parsePlace) []parseStep {
	var steps []parseStep
	for _, e := range list {
		switch e := e.(type) {
		case *format.Blank:
			continue
		case *format.Attr:
			if e.Elided {
				continue
			}
		}
		steps = append(steps, f.parseStep(e, place))
	}
	return steps
}

func (f *FormatSyntax) parseStep(e format.Element, place parsePlace) parseStep {
	def := f.def
	switch e := e.(type) {
	case *format.Literal:
		if k, ok := PunctOf(e.Text); ok {
			return parseStep{op: parsePunct, punct: k}
		}
		return parseStep{op: parseWord, text: e.Text}
	case *format.Operand:
		op := [...]parseOp{ir.Single: parseOperand, ir.Optional: parseOptionalOperand, ir.Variadic: parseOperands,
			ir.VariadicOfVariadic: parseOperandGroups}[def.Operands[e.Index].Arity]
		return parseStep{op: op, index: e.Index}
	case *format.Operands:
		return parseStep{op: parseOperands, index: f.allOperandsGroup()}
	case *format.Attr:
		a := f.attrVar(e, place)
		if a.property != nil {
			return parseStep{op: parseProperty, index: e.Index, attr: a}
		}
		return parseStep{op: parseAttr, index: e.Index, attr: a}
	case *format.RegionVar:
		if def.Regions[e.Index].Variadic {
			return parseStep{op: parseRegions, index: e.Index}
		}
		return parseStep{op: parseRegion, index: e.Index}
	case *format.Regions:
		return parseStep{op: parseRegions, index: f.allRegionsGroup()}
	case *format.SuccessorVar:
		if def.Successors[e.Index].Variadic {
			return parseStep{op: parseSuccessors, index: e.Index}
		}
		return parseStep{op: parseSuccessor, index: e.Index}
	case *format.Successors:
		return parseStep{op: parseSuccessors, index: f.allSuccsGroup()}
	case *format.AttrDict:
		return parseStep{op: parseAttrDict, flag: e.Keyword}
	case *format.PropDict:
		return parseStep{op: parsePropDict}
	case *format.Type:
		v, arity := f.typeVar(e.Arg)
		op := [...]parseOp{ir.Single: parseType, ir.Optional: parseOptionalType, ir.Variadic: parseTypes,
			ir.VariadicOfVariadic: parseTypeGroups}[arity]
		s := parseStep{op: op, index: v}
		if op == parseType && !e.Qualified {
			s.class = f.class(v)
		}
		return s
	case *format.FunctionalType:
		in, _ := f.typeVar(e.Inputs)
		out, _ := f.typeVar(e.Results)
		return parseStep{op: parseFunctionType, index: in, other: out}
	case *format.Custom:
		return parseStep{op: parseCustom, custom: f.custom(e)}
	case *format.Optional:
		return parseStep{op: parseOptional, group: f.parseGroup(e)}
	case *format.OIList:
		s := parseStep{op: parseOIList}
		for i := range e.Clauses {
			c := &e.Clauses[i]
			steps := f.parseSteps(c.Elements, atTop)
			if len(c.Elements) == 1 {
				if a, ok := c.Elements[0].(*format.Attr); ok && a.Elided {
					steps = append(steps, parseStep{op: parseSetUnit, index: a.Index})
				}
			}
			s.clauses = append(s.clauses, parseClause{f.parseStep(c.Literal, atTop), steps})
		}
		return s
	}
	panic(fmt.Sprintf("asm: format element %T", e))
}

func (f *FormatSyntax) parseGroup(e *format.Optional) *parseGroup {
	g := &parseGroup{}
	list := e.Then
	for {
		if _, blank := list[0].(*format.Blank); !blank {
			break
		}
		list = list[1:]
	}
	g.first = f.parseStep(list[0], firstInGroup)
	g.then = f.parseSteps(list[1:], inGroup)
	g.els = f.parseSteps(e.Else, inGroup)
	if a, ok := e.Anchor.(*format.Attr); ok && a.Elided {
		set := []parseStep{{op: parseSetUnit, index: a.Index}}
		if e.Inverted {
			g.els = append(set, g.els...)
		} else {
			g.then = append(set, g.then...)
		}
	}
	return g
}

// typeVar returns the type variable of an argument of type or functional-type.
func (f *FormatSyntax) typeVar(e format.Element) (variable int, arity ir.Arity) {
	switch e := e.(type) {
	case *format.Operand:
		return f.operandVar(e.Index), f.def.Operands[e.Index].Arity
	case *format.Result:
		return f.resultVar(e.Index), f.def.Results[e.Index].Arity
	case *format.Operands:
		return f.allOperandsVar(), ir.Variadic
	case *format.Results:
		return f.allResultsVar(), ir.Variadic
	}
	panic(fmt.Sprintf("asm: %T has no type", e))
}

func (f *FormatSyntax) printSteps(list []format.Element) []printStep {
	var steps []printStep
	for _, e := range list {
		if a, ok := e.(*format.Attr); ok && a.Elided {
			continue
		}
		s := f.printStep(e)
		if n := len(steps); s.op == printText && n > 0 && steps[n-1].op == printText {
			steps[n-1].text += s.text
			continue
		}
		switch s.op {
		case printOptional:
			s.alike = groupsAlike(steps, firstText(&s))
		case printAttrDict:
			s.alike = groupsAlike(steps, "{")
		}
		steps = append(steps, s)
	}
	return steps
}

// groupsAlike returns the conditions of the optional groups and regions at the end of a list that
// begin with a text.
func groupsAlike(steps []printStep, text string) (list []anchor) {
	for i := len(steps) - 1; text != "" && i >= 0; i-- {
		s := &steps[i]
		switch {
		case s.op == printRegion && text == "{":
			return append(list, anchor{kind: anchorRegion, index: s.index})
		case s.op != printOptional || len(s.els) != 0:
			return list
		case text == firstText(s):
			list = append(list, s.cond)
		}
	}
	return list
}

// firstText returns the text with which an optional group begins, "" if it begins with a value.
func firstText(s *printStep) string {
	switch {
	case len(s.then) == 0:
		return ""
	case s.then[0].op == printRegion:
		return "{"
	case s.then[0].op == printText:
		return strings.TrimSpace(s.then[0].text)
	}
	return ""
}

func literalText(e *format.Literal) string {
	if e.Space {
		return " " + e.Text
	}
	return e.Text
}

func (f *FormatSyntax) printStep(e format.Element) printStep {
	def := f.def
	switch e := e.(type) {
	case *format.Literal:
		return printStep{op: printText, text: literalText(e)}
	case *format.Blank:
		if e.Text == "\n" {
			return printStep{op: printNewline}
		}
		return printStep{op: printText, text: e.Text}
	case *format.Operand:
		op := [...]printOp{ir.Single: printOperand, ir.Optional: printOperand, ir.Variadic: printOperands,
			ir.VariadicOfVariadic: printGroups}[def.Operands[e.Index].Arity]
		if op == printOperand && f.isFixed(e.Index) {
			op = printFixed
		}
		return printStep{op: op, space: e.Space, index: e.Index}
	case *format.Operands:
		return printStep{op: printOperands, space: e.Space, index: f.allOperandsGroup()}
	case *format.Attr:
		a := f.attrVar(e, inGroup)
		if a.property != nil {
			return printStep{op: printProperty, space: e.Space, index: e.Index, attr: a}
		}
		return printStep{op: printAttr, space: e.Space, index: e.Index, attr: a}
	case *format.RegionVar:
		return printStep{op: printRegion, space: e.Space, index: e.Index}
	case *format.Regions:
		return printStep{op: printRegion, space: e.Space, index: f.allRegionsGroup()}
	case *format.SuccessorVar:
		return printStep{op: printSuccessor, space: e.Space, index: e.Index}
	case *format.Successors:
		return printStep{op: printSuccessor, space: e.Space, index: f.allSuccsGroup()}
	case *format.AttrDict:
		return printStep{op: printAttrDict, flag: e.Keyword}
	case *format.PropDict:
		return printStep{op: printPropDict, space: e.Space}
	case *format.Type:
		v, arity := f.typeVar(e.Arg)
		op := [...]printOp{ir.Single: printType, ir.Optional: printType, ir.Variadic: printTypes,
			ir.VariadicOfVariadic: printTypeGroups}[arity]
		if op == printType && arity == ir.Single && !e.Qualified && f.class(v).Def != nil {
			op = printStrippedType
		} else if i, ok := f.fixedType(v); ok && op == printType {
			return printStep{op: printFixedType, space: e.Space, index: i}
		}
		return printStep{op: op, space: e.Space, index: v}
	case *format.FunctionalType:
		in, _ := f.typeVar(e.Inputs)
		out, _ := f.typeVar(e.Results)
		return printStep{op: printFunctionType, space: e.Space, index: in, other: out}
	case *format.Custom:
		return printStep{op: printCustom, space: e.Space, custom: f.custom(e)}
	case *format.Optional:
		s := printStep{op: printOptional, then: f.printSteps(e.Then), els: f.printSteps(e.Else), cond: f.anchor(e.Anchor)}
		if e.Inverted {
			s.cond.inverted = !s.cond.inverted
		}
		s.onlyThen, s.onlyElse = without(f.said(e.Then), f.said(e.Else)), without(f.said(e.Else), f.said(e.Then))
		return s
	case *format.OIList:
		s := printStep{op: printOIList}
		for i := range e.Clauses {
			c := &e.Clauses[i]
			p := printClause{}
			p.conds = f.listAnchors(c.Elements)
			list := append([]format.Element{c.Literal}, c.Elements...)
			p.steps = f.printSteps(list)
			s.clauses = append(s.clauses, p)
		}
		return s
	}
	panic(fmt.Sprintf("asm: format element %T", e))
}

// isFixed reports whether operand i has that index in every operation, because each group
// before it is one operand.
func (f *FormatSyntax) isFixed(i int) bool {
	if f.slot.operandSegments >= 0 {
		return false // an operation may give any group any size
	}
	for k := range f.def.Operands[:i+1] {
		if f.def.Operands[k].Arity != ir.Single {
			return false
		}
	}
	return true
}

// fixedType returns the index of the operand, or the complement of the index of the
// result, of a type variable that is the same value in every operation.
func (f *FormatSyntax) fixedType(v int) (index int, ok bool) {
	n := len(f.def.Operands)
	if v < n {
		return v, f.isFixed(v)
	}
	v -= n
	if v >= len(f.def.Results) || f.slot.resultSegments >= 0 {
		return 0, false
	}
	for i := range f.def.Results[:v+1] {
		if f.def.Results[i].Arity != ir.Single {
			return 0, false
		}
	}
	return ^v, true
}

// An anchor is the condition under which the printer prints a group.
type anchor struct {
	kind     anchorKind
	inverted bool
	index    int
	deflt    ir.Attribute
	any      []anchor
}

type anchorKind uint8

const (
	anchorNever   anchorKind = iota
	anchorOperand            // the operand group has a value
	anchorResult             // the result group has a value
	anchorAttr               // the attribute is present and is not deflt
	anchorRegion             // the region group has a region that is not empty
	anchorAny                // one of any holds
)

func (f *FormatSyntax) anchor(e format.Element) anchor {
	switch e := e.(type) {
	case *format.Operand:
		return anchor{kind: anchorOperand, index: e.Index}
	case *format.Result:
		return anchor{kind: anchorResult, index: e.Index}
	case *format.RegionVar:
		return anchor{kind: anchorRegion, index: e.Index}
	case *format.Attr:
		return anchor{kind: anchorAttr, index: e.Index, deflt: f.def.Attributes[e.Index].Default}
	case *format.Type:
		return f.anchor(e.Arg)
	case *format.FunctionalType:
		return f.anchor(e.Inputs)
	case *format.Custom:
		a := anchor{kind: anchorAny}
		for _, x := range e.Args {
			if _, ref := x.(*format.Ref); !ref {
				a.any = append(a.any, f.anchor(x))
			}
		}
		return a
	}
	return anchor{}
}

// clauseAnchors returns the conditions for printing a clause of an oilist.
func (f *FormatSyntax) clauseAnchors(e format.Element) []anchor {
	switch e := e.(type) {
	case *format.Operand, *format.Result, *format.Attr, *format.RegionVar:
		return []anchor{f.anchor(e)}
	case *format.FunctionalType:
		return append(f.clauseAnchors(e.Inputs), f.clauseAnchors(e.Results)...)
	case *format.Custom:
		return f.listAnchors(e.Args)
	case *format.Optional:
		return append(f.listAnchors(e.Then), f.listAnchors(e.Else)...)
	case *format.OIList:
		var as []anchor
		for i := range e.Clauses {
			as = append(as, f.listAnchors(e.Clauses[i].Elements)...)
		}
		return as
	}
	return nil
}

func (f *FormatSyntax) listAnchors(list []format.Element) []anchor {
	var as []anchor
	for _, e := range list {
		as = append(as, f.clauseAnchors(e)...)
	}
	return as
}
