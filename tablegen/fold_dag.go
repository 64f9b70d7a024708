package tablegen

import (
	"strconv"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
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
	if !in.canAllocate(2 * elemSize * (len(a.Args) + len(b.Args))) {
		return Unset
	}
	args := append(a.Args[:len(a.Args):len(a.Args)], b.Args...)
	return in.dag(op, args, a.names().concat(b.names()))
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
	args, all := make([]Value, size), dagNames{args: make([]string, size)}
	var blanks []int
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
			all.args[i] = s.S
			if s.S == "" {
				blanks = append(blanks, i+1)
			}
		case UnsetValue:
		default:
			return nil
		}
	}
	return in.dag(op, args, all.withBlanks(blanks))
}

// dagIndex returns the index of the argument that a key selects, by position or by name. If ok
// is false, msg explains why.
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
		in.work(len(d.Args))
		if i := d.names().find(k.S); i >= 0 {
			return i, "", true
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
		name, ok := d.names().arg(int(n.V))
		if !ok {
			return Unset
		}
		return in.str(name)
	case syntax.OpSetDagOp:
		if op, ok := y.(*DefValue); ok {
			return in.dag(op, d.Args, d.names().withOp("", false))
		}
	case syntax.OpSetDagOpName:
		if s, ok := y.(*StringValue); ok {
			return in.dag(d.Op, d.Args, d.names().withOp(s.S, true))
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
		return in.dag(d.Op, args, d.names())
	}
	names := d.names()
	switch s := z.(type) {
	case *StringValue:
		names = names.withArg(i, s.S, true)
	case UnsetValue:
		names = names.withArg(i, "", false)
	default:
		return nil
	}
	return in.dag(d.Op, d.Args, names)
}
