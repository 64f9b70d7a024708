package pdll

// Walk calls visit for n and, if it returns true, for its children, in the order in
// which the reference tool prints trees. A declaration is also visited at each of
// its uses.
func Walk(n Node, visit func(Node) bool) {
	if !visit(n) {
		return
	}
	for _, g := range parts(n) {
		for _, m := range g.nodes {
			Walk(m, visit)
		}
	}
}

// A partList is a list of nodes with the label under which it is printed.
type partList struct {
	label string
	nodes []Node
}

// nodes converts a list to a list of Node.
func nodes[T Node](list []T) []Node {
	out := make([]Node, len(list))
	for i, n := range list {
		out[i] = n
	}
	return out
}

// parts returns the children of a node.
func parts(n Node) []partList {
	var out []partList
	add := func(label string, list []Node) {
		if len(list) > 0 {
			out = append(out, partList{label, list})
		}
	}
	one := func(n Node) { add("", []Node{n}) }
	switch n := n.(type) {
	case *Module:
		add("", nodes(n.Decls))
	case *Pattern:
		one(n.Body)
	case *Callable:
		add("Inputs", nodes(n.Inputs))
		add("Results", nodes(n.Results))
		if n.Body != nil {
			one(n.Body)
		}
	case *CoreConstraint:
		if n.Type != nil {
			one(n.Type)
		}
		if n.Op != nil {
			one(n.Op)
		}
	case *Var:
		if n.Init != nil {
			one(n.Init)
		}
		var refs []Node
		for _, r := range n.Constraints {
			if r.Not != nil {
				refs = append(refs, r.Not)
			} else {
				refs = append(refs, r.Constraint)
			}
		}
		add("Constraints", refs)
	case *NamedAttr:
		one(n.Value)
	case *OpName:
		add("", nodes(n.Set))
	case *AttrExpr, *TypeExpr:
	case *Block:
		add("", nodes(n.Stmts))
	case *LetStmt:
		one(n.Var)
	case *EraseStmt:
		one(n.Root)
	case *ReplaceStmt:
		one(n.Root)
		add("ReplValues", nodes(n.Values))
	case *RewriteStmt:
		add("", []Node{n.Root, n.Body})
	case *ReturnStmt:
		one(n.Value)
	case *CallExpr:
		one(n.Fun)
		add("Arguments", nodes(n.Args))
	case *DeclRef:
		one(n.Decl)
	case *MemberExpr:
		one(n.X)
	case *OpExpr:
		one(n.Name)
		add("Operands", nodes(n.Operands))
		add("Result Types", nodes(n.Results))
		add("Attributes", nodes(n.Attrs))
		add("Successors", nodes(n.Successors))
		add("Regions", nodes(n.Regions))
	case *Region:
		add("", nodes(n.Blocks))
	case *RegionBlock:
		add("Arguments", nodes(n.Args))
		add("", nodes(n.Stmts))
	case *ForallStmt:
		add("", []Node{n.Var, n.Of, n.Body})
	case *NotExpr:
		one(n.Op)
	case *NoneExpr, *Successor:
	case *RangeExpr:
		add("", nodes(n.Elems))
	case *TupleExpr:
		add("", nodes(n.Elems))
	}
	return out
}
