package tablegen

import (
	"strconv"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

func (v UnsetValue) String() string   { return "?" }
func (v BitValue) String() string     { return strconv.FormatInt(boolInt(bool(v)), 10) }
func (v *IntValue) String() string    { return strconv.FormatInt(v.V, 10) }
func (v *BitsValue) String() string   { return string(appendValue(nil, v)) }
func (v *StringValue) String() string { return string(appendValue(nil, v)) }
func (v *ListValue) String() string   { return string(appendValue(nil, v)) }
func (v *DagValue) String() string    { return string(appendValue(nil, v)) }
func (v *DefValue) String() string    { return v.Rec.Name() }
func (v *varValue) String() string    { return v.name.S }
func (v *varBit) String() string      { return string(appendValue(nil, v)) }
func (v *fieldValue) String() string  { return string(appendValue(nil, v)) }
func (v *opValue) String() string     { return string(appendValue(nil, v)) }
func (v *anonValue) String() string   { return string(appendValue(nil, v)) }
func (v *anonName) String() string    { return string(appendValue(nil, v.name)) }

// unquoted returns the text of a value, without the quotes of a string.
func unquoted(v Value) string {
	switch v := v.(type) {
	case *StringValue:
		return v.S
	case *anonName:
		return v.name.S
	}
	return v.String()
}

func opString(op syntax.Op, typ, arg *Type, args ...Value) string {
	return string(appendOp(nil, op, typ, arg, args))
}

// appendValue appends a value as the reference prints it.
func appendValue(b []byte, v Value) []byte {
	switch v := v.(type) {
	case UnsetValue:
		return append(b, '?')
	case BitValue:
		if v {
			return append(b, '1')
		}
		return append(b, '0')
	case *IntValue:
		return strconv.AppendInt(b, v.V, 10)
	case *StringValue:
		if v.IsCode {
			b = append(b, "[{"...)
			b = append(b, v.S...)
			return append(b, "}]"...)
		}
		b = append(b, '"')
		b = append(b, v.S...)
		return append(b, '"')
	case *BitsValue:
		b = append(b, "{ "...)
		for i := len(v.Bits) - 1; i >= 0; i-- {
			b = appendValue(b, v.Bits[i])
			if i > 0 {
				b = append(b, ", "...)
			}
		}
		return append(b, " }"...)
	case *ListValue:
		b = append(b, '[')
		b = appendList(b, v.Elems)
		return append(b, ']')
	case *DagValue:
		return appendDag(b, v)
	case *DefValue:
		return append(b, v.Rec.Name()...)
	case *varValue:
		return append(b, v.name.S...)
	case *varBit:
		b = appendValue(b, v.x)
		b = append(b, '{')
		b = strconv.AppendInt(b, int64(v.bit), 10)
		return append(b, '}')
	case *fieldValue:
		b = appendValue(b, v.x)
		b = append(b, '.')
		return append(b, v.name.S...)
	case *anonValue:
		b = append(b, v.class.Name()...)
		b = append(b, '<')
		for i, a := range v.args {
			if i > 0 {
				b = append(b, ", "...)
			}
			if a.name != nil {
				b = append(b, a.name.S...)
			} else {
				b = strconv.AppendInt(b, int64(a.index), 10)
			}
			b = append(b, ": "...)
			b = appendValue(b, a.val)
		}
		return append(b, '>')
	case *anonName:
		return append(b, v.name.S...)
	case *opValue:
		return appendOp(b, v.op, v.typ, v.arg, v.args)
	}
	panic("tablegen: unknown value")
}

func appendList(b []byte, list []Value) []byte {
	for i, e := range list {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = appendValue(b, e)
	}
	return b
}

func appendDag(b []byte, v *DagValue) []byte {
	b = append(b, '(')
	b = appendValue(b, v.Op)
	names := v.names()
	if name, ok := names.opName(); ok {
		b = append(append(b, ":$"...), name...)
	}
	for i, a := range v.Args {
		if i == 0 {
			b = append(b, ' ')
		} else {
			b = append(b, ", "...)
		}
		b = appendValue(b, a)
		if name, ok := names.arg(i); ok {
			b = append(append(b, ":$"...), name...)
		}
	}
	return append(b, ')')
}

func appendOp(b []byte, op syntax.Op, typ, arg *Type, args []Value) []byte {
	switch op {
	case syntax.OpListElem, syntax.OpListSlice:
		b = appendValue(b, args[0])
		b = append(b, '[')
		b = appendValue(b, args[1])
		return append(b, ']')
	case syntax.OpRangeC:
		b = appendValue(b, args[0])
		b = append(b, "..."...)
		return appendValue(b, args[1])
	}
	b = append(b, '!')
	b = append(b, op.String()...)
	switch op {
	case syntax.OpCast, syntax.OpGetDagArg:
		arg = typ
	}
	if arg != nil {
		b = append(b, '<')
		b = append(b, arg.String()...)
		b = append(b, '>')
	}
	b = append(b, '(')
	if op == syntax.OpCond {
		for i := 0; i < len(args); i += 2 {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = appendValue(b, args[i])
			b = append(b, ": "...)
			b = appendValue(b, args[i+1])
		}
		return append(b, ')')
	}
	return append(appendList(b, args), ')')
}
