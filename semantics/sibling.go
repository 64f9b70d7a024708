package semantics

import "github.com/mica-ir/mica/ir"

// Sibling returns a program of another module with the options and the meanings of p. It costs less
// than a new program, for comparisons of many small modules.
func (p *Program) Sibling(module *ir.Operation) *Program {
	return &Program{module: module, options: p.options, meanings: p.meanings, functions: map[*ir.Operation]*function{}, globals: map[*ir.Operation]Value{}}
}
