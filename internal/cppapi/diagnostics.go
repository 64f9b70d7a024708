package cppapi

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// Diagnostics is the host of a machine whose code may report errors: they go to
// the list. State is the operation whose types are inferred, else nil.
type Diagnostics struct {
	List  *diag.List
	State *ir.OperationState
}

// diagnosticCost is the budget for a diagnostic: diagnostics are kept in memory, and thousands
// for one operation are useless. maxMessage bounds its text.
const (
	diagnosticCost = 1 << 9
	maxMessage     = 1 << 16
)

// diagnostics registers mlir::InFlightDiagnostic and the functions that create one. A diagnostic
// is reported immediately, and code then appends to it.
func (a *API) diagnostics() {
	note := a.class("Diagnostic")
	note.IsA = cxx.Is[*diag.Diagnostic]
	d := a.class("InFlightDiagnostic", note)
	d.IsA = note.IsA
	for _, t := range []*cxx.Type{cxx.LogicalResult(), cxx.ParseResult(), cxx.OptionalOf(cxx.ParseResult())} {
		d.ConvertsTo(t, func(*cxx.Machine, cxx.Value) cxx.Value { return cxx.Bool(false) })
	}
	for _, c := range []*cxx.Class{note, d} {
		c.Method("operator<<", writer(c, a.messageText, addMessage))
		c.Method("append", writer(c, a.messageText, addMessage))
		c.Method("operator<<", a.streamed(c, addMessage))
		c.Method("attachNote", &cxx.Func{Params: []*cxx.Type{a.Location.Type()}, Optional: 1, Result: note.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if !m.Step(diagnosticCost) {
				return cxx.Value{}
			}
			of := args[0].Obj().(*diag.Diagnostic)
			at := of.Place
			if len(args) > 1 {
				if l, ok := args[1].Obj().(*ir.Location); ok {
					at = l.Place()
				}
			}
			of.Notef(at, "")
			return cxx.Obj(of.Notes[len(of.Notes)-1])
		}})
	}
	warn := func(op *ir.Operation, l *diag.List, format string, args ...any) *diag.Diagnostic {
		return l.Warningf(op.Location().Place(), format, args...)
	}
	remark := func(op *ir.Operation, l *diag.List, format string, args ...any) *diag.Diagnostic {
		d := l.Warningf(op.Location().Place(), format, args...)
		d.Severity = diag.Remark
		return d
	}
	for name, emit := range map[string]func(*ir.Operation, *diag.List, string, ...any) *diag.Diagnostic{
		"emitOpError": (*ir.Operation).EmitOpError,
		"emitError":   (*ir.Operation).EmitError,
		"emitWarning": warn,
		"emitRemark":  remark,
	} {
		a.Operation.Method(name, &cxx.Func{Params: []*cxx.Type{cxx.TypeString}, Optional: 1, Result: d.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			to, ok := m.Host.(*Diagnostics)
			if !ok {
				return m.Failf("%s: nobody takes diagnostics here", name)
			}
			if !m.Step(diagnosticCost) {
				return cxx.Value{}
			}
			msg := ""
			if len(args) > 1 {
				msg = args[1].Str()
			}
			return cxx.Obj(emit(args[0].Obj().(*ir.Operation), to.List, "%s", msg))
		}})
	}
}

// addMessage adds to the message of a diagnostic.
func addMessage(to any, s string) {
	if d := to.(*diag.Diagnostic); len(d.Message)+len(s) <= maxMessage {
		d.Message += s
	}
}

// writer returns the method that writes its argument to an object of class c. text
// returns how a value of a type is shown, nil if it cannot be.
func writer(c *cxx.Class, text func(t *cxx.Type) func(v cxx.Value) string, write func(to any, s string)) *cxx.Func {
	return &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if s.NumArgs() != 1 {
			return nil
		}
		t := s.ArgType(0)
		show := text(t)
		if show == nil {
			return nil
		}
		return &cxx.Func{Params: []*cxx.Type{t}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if s := show(args[1]); m.Step(len(s)) {
				write(args[0].Obj(), s)
			}
			return args[0]
		}}
	}}
}

// streamed returns the method of class c, a diagnostic or a printer, that appends the text which
// the project's operator<< writes for the argument.
func (a *API) streamed(c *cxx.Class, write func(to any, s string)) *cxx.Func {
	return &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if s.NumArgs() != 1 {
			return nil
		}
		t := s.ArgType(0)
		code := s.Streamed(a.Registry.LookupClass("llvm::raw_ostream").Type(), t)
		if code == nil {
			return nil
		}
		return &cxx.Func{Params: []*cxx.Type{t}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			var text Stream
			to := args[0]
			if code.Call(m, cxx.Obj(&text), args[1]); !m.Failed() {
				write(to.Obj(), text.String())
			}
			return to
		}}
	}}
}

// messageText returns how a message shows a value of a type, nil if it cannot.
func (a *API) messageText(t *cxx.Type) func(v cxx.Value) string {
	switch t.Kind {
	case cxx.KindString:
		return cxx.Value.Str
	case cxx.KindBool, cxx.KindInt:
		switch {
		case t.Unsigned:
			return func(v cxx.Value) string { return strconv.FormatUint(v.Uint(), 10) }
		case t.Char:
			return func(v cxx.Value) string { return string([]byte{byte(v.Int())}) }
		}
		return func(v cxx.Value) string { return strconv.FormatInt(v.Int(), 10) }
	case cxx.KindFloat:
		return func(v cxx.Value) string { return fmt.Sprintf("%e", v.Float()) }
	case cxx.KindEnum:
		return a.enumText(t)
	case cxx.KindList:
		elem := a.messageText(t.Elem)
		if elem == nil {
			return nil
		}
		return func(v cxx.Value) string {
			parts := make([]string, v.Len())
			for i := range parts {
				parts[i] = elem(v.At(i))
			}
			return strings.Join(parts, ", ")
		}
	case cxx.KindObject:
		if t.Class.DerivesFrom(cxx.TypeAPInt().Class) {
			return apintText
		}
		if t.Class != nil && (t.Class.DerivesFrom(a.Type) || t.Class.DerivesFrom(a.Attribute)) {
			return objectText
		}
		if t.Class.DerivesFrom(a.Value) || t.Class.DerivesFrom(a.Operation) {
			return definitionText
		}
		if t.Class == a.classes["OperationName"] {
			return func(v cxx.Value) string { return v.Obj().(*ir.OpDef).Name }
		}
	}
	return nil
}

// enumText returns how an enum of a definition is shown, nil for another enum.
func (a *API) enumText(t *cxx.Type) func(v cxx.Value) string {
	def := a.enums[t]
	if def == nil || def.Model == nil {
		return nil
	}
	field := asm.EnumField{Enum: def, Quoted: true}
	return func(v cxx.Value) string {
		var p ir.Printer
		field.PrintParam(&p, ir.EnumValue{Def: def, Value: v.Uint()})
		return string(p.Buf)
	}
}

// objectText shows types in quotes and attributes without.
func objectText(v cxx.Value) string {
	switch x := v.Obj().(type) {
	case ir.Type:
		return "'" + x.String() + "'"
	case ir.Attribute:
		return x.String()
	}
	return "<<NULL>>"
}

// definitionText returns how a text shows an operation or a value: by the operation that defines
// it. The form is generic: the custom printer may already be running, and it calls verifiers.
func definitionText(v cxx.Value) string {
	op, x := AsOperation(v), AsValue(v)
	switch {
	case op != nil:
	case x == nil:
		return "<<NULL VALUE>>"
	case x.DefiningOp() == nil:
		return fmt.Sprintf("<block argument> of type '%s' at index: %d", x.Type(), x.Index())
	default:
		op = x.DefiningOp()
	}
	return asm.MessageText(op, asm.Options{})
}

// apintText returns the text of an APInt, which is signed, or of an APSInt.
func apintText(v cxx.Value) string {
	if x, ok := v.APSInt(); ok && x.Unsigned {
		return x.ZExt(x.Width() + 1).String()
	}
	return v.APInt().String()
}
