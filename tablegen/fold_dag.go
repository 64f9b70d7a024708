package tablegen

import (
	"strconv"

	"github.com/mica-ir/mica/tablegen/syntax"
)

func (in *interp) foldCon(x, y Value, rec *Record) Value {
	a, ok1 := x.(*DagValue)
	b, ok2 := y.(*DagValue)
	if !ok1 || !ok2 {
		return nil
	}
	aop, ok1 := a.Op.(*DefValue)
	bop, ok2 := b.Op.(*DefValue)
	if !ok1 && a.Op != Unset || !ok2 && b.Op != Unset {
		return nil
	}
	if ok1 && ok2 && aop != bop {
		return in.fatal(nil, "Concatenated Dag operators do not match: '"+a.String()+"' vs. '"+b.String()+"'")
	}
	op := a.Op
	if !ok1 {
		op = b.Op
	}
	name := a.OpName
	if name == "" {
		name = b.OpName
	}
	if !in.canAllocate(2 * elemSize * (len(a.Args) + len(b.Args))) {
		return Unset
	}
	args := append(a.Args[:len(a.Args):len(a.Args)], b.Args...)
	names := append(a.ArgNames[:len(a.ArgNames):len(a.ArgNames)], b.ArgNames...)
	return in.dag(op, name, args, names)
}

// foldDag folds !dag(op, children, names).
func (in *interp) foldDag(op, children, names Value) Value {
	c, ok1 := children.(*ListValue)
	n, ok2 := names.(*ListValue)
	if !ok1 && children != Unset || !ok2 && names != Unset || !ok1 && !ok2 {
		return nil
	}
	if ok1 && ok2 && len(c.Elems) != len(n.Elems) {
		return nil
	}
	size := 0
	if ok1 {
		size = len(c.Elems)
	} else {
		size = len(n.Elems)
	}
	args, argNames := make([]Value, size), make([]string, size)
	for i := range args {
		args[i] = Unset
		if ok1 {
			args[i] = c.Elems[i]
		}
		if !ok2 {
			continue
		}
		switch s := n.Elems[i].(type) {
		case *StringValue:
			argNames[i] = s.S
		case UnsetValue:
		default:
			return nil
		}
	}
	return in.dag(op, "", args, argNames)
}

// dagIndex returns the index of the argument that a key selects, by position or by
// name. If there is none, msg explains why.
func (in *interp) dagIndex(d *DagValue, key Value) (i int, msg string, ok bool) {
	switch k := key.(type) {
	case *IntValue:
		if k.V < 0 {
			return 0, "index " + strconv.FormatInt(k.V, 10) + " is negative", false
		}
		if k.V >= int64(len(d.Args)) {
			return 0, "index " + strconv.FormatInt(k.V, 10) + " is out of range (dag has " + strconv.Itoa(len(d.Args)) + " arguments)", false
		}
		return int(k.V), "", true
	case *StringValue:
		for i, n := range d.ArgNames {
			if n == k.S && n != "" {
				return i, "", true
			}
		}
		return 0, "key '" + k.S + "' is not found", false
	}
	return -1, "", false
}

func (in *interp) foldDagBinary(op syntax.Op, x, y Value, typ *Type, rec *Record) Value {
	d, ok := x.(*DagValue)
	if !ok {
		return nil
	}
	switch op {
	case syntax.OpGetDagArg:
		i, msg, ok := in.dagIndex(d, y)
		if i < 0 {
			return nil
		}
		if !ok {
			return in.fatal(rec, "!getdagarg "+msg)
		}
		arg := d.Args[i]
		if t := arg.Type(); t != nil && !t.convertibleTo(typ) {
			return Unset
		}
		return arg
	case syntax.OpGetDagName:
		n, ok := y.(*IntValue)
		if !ok {
			return nil
		}
		if n.V < 0 || n.V >= int64(len(d.Args)) {
			return in.fatal(rec, "!getdagname index is out of range 0..."+strconv.Itoa(len(d.Args)-1)+": "+strconv.FormatInt(n.V, 10))
		}
		if d.ArgNames[n.V] == "" {
			return Unset
		}
		return in.str(d.ArgNames[n.V])
	case syntax.OpSetDagOp:
		if op, ok := y.(*DefValue); ok {
			return in.dag(op, "", d.Args, d.ArgNames)
		}
	case syntax.OpSetDagOpName:
		if s, ok := y.(*StringValue); ok {
			return in.dag(d.Op, s.S, d.Args, d.ArgNames)
		}
	}
	return nil
}

func (in *interp) foldSetDag(op syntax.Op, x, key, z Value, rec *Record) Value {
	d, ok := x.(*DagValue)
	if !ok {
		return nil
	}
	i, msg, ok := in.dagIndex(d, key)
	if i < 0 {
		return nil
	}
	if !ok {
		return in.fatal(rec, "!"+op.String()+" "+msg)
	}
	if op == syntax.OpSetDagArg {
		args := append([]Value(nil), d.Args...)
		args[i] = z
		return in.dag(d.Op, d.OpName, args, d.ArgNames)
	}
	names := append([]string(nil), d.ArgNames...)
	switch s := z.(type) {
	case *StringValue:
		names[i] = s.S
	case UnsetValue:
		names[i] = ""
	default:
		return nil
	}
	return in.dag(d.Op, d.OpName, d.Args, names)
}
