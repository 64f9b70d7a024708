package cxx

// Inspect calls f for n and its descendants in source order. If f returns false,
// the descendants of that node are skipped.
func Inspect(n Node, f func(Node) bool) {
	if isNil(n) || !f(n) {
		return
	}
	exprs := func(list []Expr) {
		for _, e := range list {
			Inspect(e, f)
		}
	}
	stmts := func(list []Stmt) {
		for _, s := range list {
			Inspect(s, f)
		}
	}
	switch n := n.(type) {
	case *Literal, *Placeholder, *PackSize, *This, *Empty, *Branch, *ClassStmt:
	case *NameExpr:
		inspectName(n.Name, f)
	case *TypeName:
		inspectName(n.Name, f)
		Inspect(n.Decltype, f)
		for _, p := range n.Params {
			Inspect(p, f)
		}
	case *Paren:
		Inspect(n.X, f)
	case *PackExpansion:
		Inspect(n.X, f)
	case *Fold:
		Inspect(n.X, f)
	case *Unary:
		Inspect(n.X, f)
	case *Binary:
		Inspect(n.X, f)
		Inspect(n.Y, f)
	case *Assign:
		Inspect(n.X, f)
		Inspect(n.Y, f)
	case *Cond:
		Inspect(n.C, f)
		Inspect(n.X, f)
		Inspect(n.Y, f)
	case *Member:
		Inspect(n.X, f)
		inspectArgs(n.Sel.Args, f)
	case *Call:
		Inspect(n.Fun, f)
		exprs(n.Args)
	case *Index:
		Inspect(n.X, f)
		Inspect(n.I, f)
	case *Construct:
		Inspect(n.Type, f)
		exprs(n.Args)
	case *InitList:
		exprs(n.Elems)
	case *CastExpr:
		Inspect(n.Type, f)
		Inspect(n.X, f)
	case *Lambda:
		for i := range n.Captures {
			Inspect(n.Captures[i].Init, f)
		}
		for i := range n.Params {
			Inspect(n.Params[i].Type, f)
		}
		Inspect(n.Result, f)
		Inspect(n.Body, f)
	case *Block:
		stmts(n.Stmts)
	case *ExprStmt:
		Inspect(n.X, f)
	case *DeclStmt:
		for _, v := range n.Vars {
			inspectVar(v, f)
		}
	case *Return:
		Inspect(n.X, f)
	case *If:
		Inspect(n.Init, f)
		inspectVar(n.Decl, f)
		Inspect(n.Cond, f)
		Inspect(n.Then, f)
		Inspect(n.Else, f)
	case *For:
		Inspect(n.Init, f)
		Inspect(n.Cond, f)
		Inspect(n.Post, f)
		Inspect(n.Body, f)
	case *RangeFor:
		Inspect(n.Init, f)
		inspectVar(n.Var, f)
		Inspect(n.Range, f)
		Inspect(n.Body, f)
	case *While:
		inspectVar(n.Decl, f)
		Inspect(n.Cond, f)
		Inspect(n.Body, f)
	case *Switch:
		Inspect(n.Init, f)
		Inspect(n.Cond, f)
		for _, c := range n.Cases {
			exprs(c.Values)
			stmts(c.Body)
		}
	case *Using:
		Inspect(n.Type, f)
	case *EnumStmt:
		for _, k := range n.Enum.Cases {
			Inspect(k.Value, f)
		}
	}
}

func inspectName(n *Name, f func(Node) bool) {
	for i := range n.Parts {
		inspectArgs(n.Parts[i].Args, f)
	}
}

func inspectArgs(args []TemplateArg, f func(Node) bool) {
	for _, a := range args {
		Inspect(a.Type, f)
		Inspect(a.Expr, f)
	}
}

func inspectVar(v *VarDecl, f func(Node) bool) {
	if v == nil {
		return
	}
	Inspect(v.Type, f)
	for _, e := range v.Args {
		Inspect(e, f)
	}
}

// isNil reports whether a child is absent.
func isNil(n Node) bool {
	switch n := n.(type) {
	case nil:
		return true
	case *TypeName:
		return n == nil
	case *Block:
		return n == nil
	}
	return false
}

// freeNames returns the unqualified names in the body of a lambda, each once.
func freeNames(l *Lambda) []string {
	var names []string
	seen := map[string]bool{}
	for i := range l.Captures {
		seen[l.Captures[i].Name] = true
	}
	Inspect(l.Body, func(n Node) bool {
		e, ok := n.(*NameExpr)
		if ok && len(e.Name.Parts) == 1 && !e.Name.Global && !seen[e.Name.Parts[0].Ident] {
			seen[e.Name.Parts[0].Ident] = true
			names = append(names, e.Name.Parts[0].Ident)
		}
		return true
	})
	return names
}
