package cxx

import "maps"

// localClass parses a class in a function:
//
//	( "class" | "struct" ) name [ ":" bases ] "{" members "}" ";"
//
// It returns nil and consumes nothing if a class is only named, as in a declaration.
func (p *parser) localClass() Stmt {
	if p.peek(1).kind != tokIdent || p.peek(2).kind != tokLBrace && p.peek(2).kind != tokColon {
		return nil
	}
	s := &ClassStmt{span: span{pos: p.pos()}, File: &File{Text: p.src, toks: p.toks}}
	if f := p.of; f != nil {
		s.File.Name, s.File.written, s.File.pieces = f.Name, f.written, f.pieces
	}
	r := &fileReader{parser: p, file: s.File}
	r.class(&FileScope{}, nil)
	s.end = p.prevEnd()
	return s
}

// localClass defines a class in a function. Code in it can name the types and the constants
// of the function, but no variables.
func (c *checker) localClass(s *ClassStmt) {
	env := *c.env
	env.Slots, env.This, env.Result = nil, 0, nil
	env.Class = c.ownClass()
	env.Namespaces = nil
	env.Types, env.Values = map[string]*Type{}, maps.Clone(c.env.Values)
	if env.Values == nil {
		env.Values = map[string]Constant{}
	}
	for sc := c.sc; sc != nil; sc = sc.parent { // inner scopes first
		env.Namespaces = append(env.Namespaces, sc.ns...)
		for name, t := range sc.types {
			if env.Types[name] == nil {
				env.Types[name] = t
			}
		}
		for i := len(sc.vars) - 1; i >= 0; i-- {
			v := &sc.vars[i]
			if _, hidden := env.Values[v.name]; v.known != nil && !hidden {
				env.Values[v.name] = Constant{v.t, *v.known}
			}
		}
	}
	env.Namespaces = append(env.Namespaces, c.env.Namespaces...)
	for r := c.reg; r != nil; r = r.parent {
		if r.Define == nil {
			continue
		}
		for name, t := range r.Define(s.File, &env) {
			c.sc.setType(name, t)
		}
		return
	}
	c.errorf(s, "classes in functions are not supported here")
}
