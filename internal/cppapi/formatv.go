package cppapi

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
)

// formatv registers llvm::formatv. Its result is the finished text: code that keeps the object
// and changes the arguments before it is shown is rare.
func (a *API) formatv() {
	make_ := func(s *cxx.Site) *cxx.Func {
		if s.NumArgs() == 0 {
			return nil
		}
		params := make([]*cxx.Type, s.NumArgs())
		show := make([]func(v cxx.Value, style string) (string, error), s.NumArgs())
		params[0] = cxx.TypeString
		for i := 1; i < s.NumArgs(); i++ {
			params[i] = s.ArgType(i)
			if show[i] = a.formatted(params[i]); show[i] == nil {
				return nil
			}
		}
		return &cxx.Func{Params: params, Result: cxx.TypeString, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			var b strings.Builder
			// Parts are paid for one by one, because a short format may have a long argument many times.
			write := func(text string) bool {
				if !m.Step(len(text)/16 + 1) {
					return false
				}
				b.WriteString(text)
				return true
			}
			err := formatv(args[0].Str(), len(args)-1, write, func(i int, style string) (string, error) { return show[i+1](args[i+1], style) })
			if err != nil && err != errStopped {
				return m.Failf("formatv: %v", err)
			}
			if err != nil {
				return cxx.Value{}
			}
			return cxx.Str(b.String())
		}}
	}
	a.Registry.Func("llvm::formatv", &cxx.Func{Template: make_})
}

// maxWidth bounds the width of a replacement and the precision of a number.
const maxWidth = 1 << 12

var (
	errFormat  = errors.New("the format is not valid")
	errStopped = errors.New("the text is too long")
)

// formatv writes a format with its fields {index,layout:style} replaced. It ends once write
// returns false.
//
//	field  := '{' [index] [',' [[char] where] width] [':' style] '}'
//	where  := '-' | '=' | '+'
//
// "{{" is a brace. Without an index, fields count their arguments themselves.
func formatv(format string, args int, write func(string) bool, show func(i int, style string) (string, error)) error {
	for next := 0; ; next++ {
		at := strings.IndexByte(format, '{')
		if at < 0 {
			return written(write(format))
		}
		if !write(format[:at]) {
			return errStopped
		}
		format = format[at:]
		if n := len(format) - len(strings.TrimLeft(format, "{")); n > 1 {
			if !write(format[:n/2]) {
				return errStopped
			}
			if format = format[n/2*2:]; n%2 == 0 {
				next--
				continue
			}
		}
		end := strings.IndexByte(format, '}')
		if end < 0 {
			return errFormat
		}
		head, style, _ := strings.Cut(format[1:end], ":")
		format = format[end+1:]
		number, layout, aligned := strings.Cut(head, ",")
		i := next
		if number = strings.TrimSpace(number); number != "" {
			n, err := strconv.Atoi(number)
			if err != nil {
				return errFormat
			}
			i = n
		}
		if i < 0 || i >= args {
			return fmt.Errorf("there is no argument %d", i)
		}
		text, err := show(i, strings.TrimSpace(style))
		if err == nil && aligned {
			text, err = pad(text, strings.TrimLeft(layout, " "))
		}
		if err != nil {
			return err
		}
		if !write(text) {
			return errStopped
		}
	}
}

func written(ok bool) error {
	if !ok {
		return errStopped
	}
	return nil
}

// pad pads a text to the width and alignment of a layout.
func pad(text, layout string) (string, error) {
	fill, where := " ", byte('+')
	switch {
	case len(layout) > 1 && strings.IndexByte("-=+", layout[1]) >= 0:
		fill, where, layout = layout[:1], layout[1], layout[2:]
	case len(layout) > 0 && strings.IndexByte("-=+", layout[0]) >= 0:
		where, layout = layout[0], layout[1:]
	}
	width, err := strconv.Atoi(strings.TrimSpace(layout))
	if err != nil || width < 0 || width > maxWidth {
		return "", errFormat
	}
	n := max(0, width-len(text))
	switch where {
	case '-':
		return text + strings.Repeat(fill, n), nil
	case '=':
		return strings.Repeat(fill, n/2) + text + strings.Repeat(fill, n-n/2), nil
	}
	return strings.Repeat(fill, n) + text, nil
}

// formatted returns how formatv shows a value of a type in a style, nil if it cannot.
func (a *API) formatted(t *cxx.Type) func(v cxx.Value, style string) (string, error) {
	switch {
	case t.Kind == cxx.KindBool:
		return func(v cxx.Value, style string) (string, error) { return formatBool(v.Bool(), style) }
	case t.Kind == cxx.KindInt:
		return func(v cxx.Value, style string) (string, error) {
			if t.Char && style == "" {
				return string([]byte{byte(v.Int())}), nil
			}
			if t.Unsigned {
				return formatInt(v.Uint(), false, style)
			}
			return formatInt(uint64(v.Int()), v.Int() < 0, style)
		}
	case t.Kind == cxx.KindFloat:
		return func(v cxx.Value, style string) (string, error) { return formatFloat(v.Float(), style) }
	case t.Kind == cxx.KindString:
		return func(v cxx.Value, style string) (string, error) {
			s := v.Str()
			if style == "" {
				return s, nil
			}
			n, err := strconv.Atoi(style)
			if err != nil || n < 0 {
				return "", errFormat
			}
			return s[:min(n, len(s))], nil
		}
	case t.Kind == cxx.KindList:
		elem := a.formatted(t.Elem)
		if elem == nil {
			return nil
		}
		return func(v cxx.Value, style string) (string, error) { return formatRange(v, style, elem) }
	}
	text := a.streamText(t)
	if text == nil {
		return nil
	}
	return func(v cxx.Value, _ string) (string, error) { return text(v), nil }
}

func formatBool(b bool, style string) (string, error) {
	names := map[string][2]string{"": {"false", "true"}, "t": {"false", "true"}, "T": {"FALSE", "TRUE"}, "y": {"no", "yes"}, "Y": {"NO", "YES"}, "d": {"0", "1"}, "D": {"0", "1"}}
	n, ok := names[style]
	switch {
	case !ok:
		return "", errFormat
	case b:
		return n[1], nil
	}
	return n[0], nil
}

// formatInt shows an integer: x is hexadecimal, x- without 0x; n has commas; d and no letter are
// decimal. The number after it is the least number of digits.
func formatInt(x uint64, negative bool, style string) (string, error) {
	kind := byte('d')
	if style != "" && strings.IndexByte("xXnNdD", style[0]) >= 0 {
		kind, style = style[0], style[1:]
	}
	prefix := ""
	if kind == 'x' || kind == 'X' {
		prefix = "0x"
		switch {
		case strings.HasPrefix(style, "-"):
			prefix, style = "", style[1:]
		case strings.HasPrefix(style, "+"):
			style = style[1:]
		}
	}
	least := 0
	if style != "" {
		n, err := strconv.Atoi(style)
		if err != nil || n < 0 || n > maxWidth {
			return "", errFormat
		}
		least = n
	}
	if prefix != "" || kind == 'x' || kind == 'X' {
		digits := strconv.FormatUint(x, 16)
		if kind == 'X' {
			digits = strings.ToUpper(digits)
		}
		// The width of a hexadecimal number includes its prefix.
		return prefix + zeros(digits, least-len(prefix)), nil
	}
	sign := ""
	if negative {
		sign, x = "-", -x
	}
	digits := zeros(strconv.FormatUint(x, 10), least)
	if kind == 'n' || kind == 'N' {
		digits = commas(digits)
	}
	return sign + digits, nil
}

func zeros(digits string, least int) string {
	return strings.Repeat("0", max(0, least-len(digits))) + digits
}

func commas(digits string) string {
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

// formatFloat shows a number: f and no letter are fixed, e is an exponent, p a percentage.
func formatFloat(x float64, style string) (string, error) {
	kind, upper := byte('f'), false
	if style != "" && strings.IndexByte("eEfFpP", style[0]) >= 0 {
		kind, upper, style = style[0]|0x20, style[0] == 'E', style[1:]
	}
	precision := 2
	if kind == 'e' {
		precision = 6
	}
	if style != "" {
		n, err := strconv.Atoi(style)
		if err != nil || n < 0 || n > 99 {
			return "", errFormat
		}
		precision = n
	}
	switch {
	case kind == 'p':
		return strconv.FormatFloat(100*x, 'f', precision, 64) + "%", nil
	case upper:
		return strconv.FormatFloat(x, 'E', precision, 64), nil
	}
	return strconv.FormatFloat(x, kind, precision, 64), nil
}

// formatRange shows a list in the style $[separator]@[style of the elements], whose parts can
// also be in parentheses and angle brackets.
func formatRange(v cxx.Value, style string, elem func(cxx.Value, string) (string, error)) (string, error) {
	part := func(mark byte, otherwise string) (string, bool) {
		if style == "" || style[0] != mark {
			return otherwise, true
		}
		if style = style[1:]; style == "" {
			return otherwise, true
		}
		closing, ok := map[byte]string{'[': "]", '(': ")", '<': ">"}[style[0]]
		text, rest, found := strings.Cut(style[1:], closing)
		style = rest
		return text, ok && found
	}
	separator, ok := part('$', ", ")
	of, well := part('@', "")
	if !ok || !well || style != "" {
		return "", errFormat
	}
	var b strings.Builder
	for i := range v.Len() {
		text, err := elem(v.At(i), of)
		if err != nil {
			return "", err
		}
		if i > 0 {
			b.WriteString(separator)
		}
		b.WriteString(text)
	}
	return b.String(), nil
}

// interleaved registers llvm::interleaved and llvm::interleaved_array, which are texts of lists
// with separators.
func (a *API) interleaved() {
	register := func(name, open, closing string, texts int) {
		a.Registry.Func("llvm::"+name, &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			n := s.NumArgs()
			if n == 0 || n > 1+texts {
				return nil
			}
			elem := s.ListElem(0, nil)
			if elem == nil {
				return nil
			}
			show := a.streamText(elem)
			if show == nil {
				return nil
			}
			for i := 1; i < n; i++ {
				if !s.Convert(i, cxx.TypeString) {
					return nil
				}
			}
			return &cxx.Func{Result: cxx.TypeString, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				parts := [3]string{", ", open, closing} // separator, prefix, suffix
				for i, x := range args[1:] {
					parts[i] = x.Str()
				}
				var b strings.Builder
				b.WriteString(parts[1])
				for i := range args[0].Len() {
					if i > 0 {
						b.WriteString(parts[0])
					}
					before := b.Len()
					b.WriteString(show(args[0].At(i)))
					if !m.Step(1 + (b.Len()-before+len(parts[0]))/16) {
						return cxx.Value{}
					}
				}
				b.WriteString(parts[2])
				return cxx.Str(b.String())
			}}
		}})
	}
	register("interleaved", "", "", 3)
	register("interleaved_array", "[", "]", 1)
}
