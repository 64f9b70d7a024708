package pass

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/suggest"
)

// An Option describes an option of a pass.
type Option struct {
	Name    string
	Help    string
	Default string   // as in a pipeline; "" is the zero value
	Choices []Choice // the values, if it is one of several
}

// A Choice is a value of an option.
type Choice struct{ Value, Help string }

// A boundOption is an option with the field that has its value.
type boundOption struct {
	*Option
	field reflect.Value
}

// An OptionError is a value that an option does not have. LLVM's tools print it by
// themselves, before the error of the pipeline.
type OptionError struct {
	Option, Reason string
	Values         []string // that the option may have; nil if they are not a list
}

// values returns the values of an option that has one of several.
func (o *Option) values() (list []string) {
	for _, c := range o.Choices {
		list = append(list, c.Value)
	}
	return list
}

func (e *OptionError) Error() string { return "for the --" + e.Option + " option: " + e.Reason }

// A PrintedError is an error that MLIR's tools print in two parts: Text directly, and Message as
// the diagnostic.
type PrintedError struct{ Text, Message string }

func (e *PrintedError) Error() string { return e.Text + e.Message }

// declaredBy returns the options and statistics that the tags of a struct declare.
func declaredBy(p Pass) (options []Option, stats []StatisticDef) {
	for f := range fields(p) {
		if name, ok := f.Tag.Lookup("option"); ok {
			o := Option{Name: name, Help: f.Tag.Get("help"), Default: f.Tag.Get("default")}
			if choices := f.Tag.Get("choices"); choices != "" {
				for _, c := range strings.Split(choices, ",") {
					o.Choices = append(o.Choices, Choice{Value: c})
				}
			}
			options = append(options, o)
		}
		if name, ok := f.Tag.Lookup("statistic"); ok {
			stats = append(stats, StatisticDef{Name: name, Help: f.Tag.Get("help")})
		}
	}
	return options, stats
}

// fields calls yield for each field of a pass that is a pointer to a struct, and for the fields of
// embedded structs.
func fields(p Pass) func(yield func(reflect.StructField, reflect.Value) bool) {
	return func(yield func(reflect.StructField, reflect.Value) bool) {
		v := reflect.ValueOf(p)
		if v.Kind() != reflect.Pointer || v.Elem().Kind() != reflect.Struct {
			return
		}
		for _, f := range reflect.VisibleFields(v.Elem().Type()) {
			if x, err := v.Elem().FieldByIndexErr(f.Index); err == nil && !yield(f, x) {
				return
			}
		}
	}
}

// bind finds the fields of the options and statistics.
func (p *Instance) bind() error {
	values := map[string]reflect.Value{}
	for f, v := range fields(p.pass) {
		for _, kind := range []string{"option", "statistic"} {
			if name, ok := f.Tag.Lookup(kind); ok {
				values[kind+" "+name] = v
			}
		}
	}
	for i := range p.def.Options {
		o := &p.def.Options[i]
		v, ok := values["option "+o.Name]
		if !ok || !v.CanSet() || !isOptionType(v.Type()) {
			return fmt.Errorf("there is no exported field for the option %q", o.Name)
		}
		p.options = append(p.options, boundOption{o, v})
	}
	for i := range p.def.Statistics {
		s := &p.def.Statistics[i]
		v, ok := values["statistic "+s.Name]
		if !ok || v.Type() != reflect.TypeFor[Statistic]() || !v.CanAddr() || !v.Addr().CanInterface() {
			return fmt.Errorf("there is no exported field for the statistic %q", s.Name)
		}
		p.stats = append(p.stats, boundStatistic{s, v.Addr().Interface().(*Statistic)})
	}
	return nil
}

// isOptionType reports whether an option may have values of a type.
func isOptionType(t reflect.Type) bool {
	if t == reflect.TypeFor[*OpManager]() {
		return true
	}
	switch t.Kind() {
	case reflect.Slice:
		return t.Elem().Kind() != reflect.Slice && isOptionType(t.Elem())
	case reflect.Bool, reflect.String, reflect.Float64, reflect.Int, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint32, reflect.Uint64:
		return true
	}
	return false
}

// OptionType names the type of an option's values: bool, int, uint, float, string or pipeline, after "list of" if it
// has several. It is "" if the pass has no such option.
func (d *Definition) OptionType(name string) string {
	for f := range fields(d.New()) {
		if tag, ok := f.Tag.Lookup("option"); ok && tag == name {
			return optionTypeName(f.Type)
		}
	}
	return ""
}

func optionTypeName(t reflect.Type) string {
	switch kind := t.Kind(); {
	case kind == reflect.Slice:
		return "list of " + optionTypeName(t.Elem())
	case kind == reflect.Pointer:
		return "pipeline"
	case kind == reflect.Float64:
		return "float"
	default:
		return strings.TrimRight(kind.String(), "0123456789")
	}
}

func (p *Instance) setDefaults() error {
	for _, o := range p.options {
		if o.Default == "" {
			continue
		}
		if err := o.set(nil, o.Default); err != nil {
			return err
		}
	}
	return nil
}

// SetOptions sets options from a text such as "a=1 b={x y} c". Options whose values are
// pipelines have the passes of the registry.
func (p *Instance) SetOptions(r *Registry, text string) error {
	given := map[*Option]bool{}
	for text != "" {
		var name, value string
		var has bool
		name, value, has, text = nextOption(text)
		if name == "" {
			continue
		}
		i := slices.IndexFunc(p.options, func(o boundOption) bool { return o.Name == name })
		if i < 0 {
			names := make([]string, len(p.options))
			for i, o := range p.options {
				names[i] = o.Name
			}
			return &UnknownError{Err: fmt.Errorf("<Pass-Options-Parser>: no such option %s\n", name), Near: suggest.Closest(name, names)}
		}
		o := &p.options[i]
		if o.field.Kind() == reflect.Slice && !given[o.Option] {
			o.field.SetZero()
		}
		given[o.Option] = true
		if !has && o.field.Kind() != reflect.Bool {
			return &OptionError{Option: name, Reason: "requires a value!"}
		}
		if err := o.set(r, value); err != nil {
			return err
		}
	}
	if c, ok := p.pass.(Configurer); ok {
		return c.Configure(r)
	}
	return nil
}

// set sets the option; a list has a further element for each part.
func (o *boundOption) set(r *Registry, value string) error {
	if o.field.Kind() != reflect.Slice {
		return o.parse(r, o.field, value)
	}
	for more := value != ""; more; {
		var part string
		part, value, more = nextElement(value)
		e := reflect.New(o.field.Type().Elem()).Elem()
		if err := o.parse(r, e, part); err != nil {
			return err
		}
		o.field.Set(reflect.Append(o.field, e))
	}
	return nil
}

// parse sets v to the value that a text describes.
func (o *boundOption) parse(r *Registry, v reflect.Value, text string) error {
	if v.Type() == reflect.TypeFor[*OpManager]() {
		m, err := r.ParsePipeline(text)
		if err != nil {
			return &PrintedError{Text: Message(err)}
		}
		v.Set(reflect.ValueOf(m))
		return nil
	}
	bad := func(kind string) error {
		return &OptionError{Option: o.Name, Reason: fmt.Sprintf("'%s' value invalid for %s argument!", text, kind)}
	}
	integer := func(kind string, bits int) error {
		n, err := strconv.ParseInt(text, 0, bits)
		if err != nil || strings.Contains(text, "_") {
			return bad(kind)
		}
		v.SetInt(n)
		return nil
	}
	unsigned := func(kind string, bits int) error {
		n, err := strconv.ParseUint(text, 0, bits)
		if err != nil || strings.Contains(text, "_") {
			return bad(kind)
		}
		v.SetUint(n)
		return nil
	}
	switch v.Kind() {
	case reflect.String:
		if len(o.Choices) > 0 && !slices.ContainsFunc(o.Choices, func(c Choice) bool { return c.Value == text }) {
			return &OptionError{Option: o.Name, Reason: fmt.Sprintf("Cannot find option named '%s'!", text), Values: o.values()}
		}
		v.SetString(text)
	case reflect.Bool:
		switch text {
		case "", "true", "TRUE", "True", "1":
			v.SetBool(true)
		case "false", "FALSE", "False", "0":
			v.SetBool(false)
		default:
			return &OptionError{Option: o.Name, Reason: fmt.Sprintf("'%s' is invalid value for boolean argument! Try 0 or 1", text)}
		}
	case reflect.Float64:
		x, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return bad("floating point")
		}
		v.SetFloat(x)
	case reflect.Int32:
		return integer("integer", 32)
	case reflect.Int, reflect.Int64:
		return integer("long", 64)
	case reflect.Uint32:
		return unsigned("uint", 32)
	default:
		return unsigned("ulong", 64)
	}
	return nil
}

// appendOptions appends the options as a pipeline has them, in the order of their names.
func (p *Instance) appendOptions(b []byte) []byte {
	if len(p.options) == 0 {
		return b
	}
	sorted := slices.Clone(p.options)
	slices.SortFunc(sorted, func(x, y boundOption) int { return strings.Compare(x.Name, y.Name) })
	b = append(b, '{')
	for i := range sorted {
		if i > 0 {
			b = append(b, ' ')
		}
		b = sorted[i].append(b)
	}
	return append(b, '}')
}

// append appends the option with its value, nothing for an empty list.
func (o *boundOption) append(b []byte) []byte {
	if o.field.Kind() != reflect.Slice {
		return appendOptionValue(append(append(b, o.Name...), '='), o.field)
	}
	if o.field.Len() == 0 {
		return b
	}
	b = append(append(b, o.Name...), "={"...)
	for i := range o.field.Len() {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendOptionValue(b, o.field.Index(i))
	}
	return append(b, '}')
}

func appendOptionValue(b []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.String:
		s := v.String()
		// A space is read as the end of the value unless it is in quotes or braces.
		space, quoted := strings.IndexByte(s, ' '), strings.IndexAny(s, `{'"`)
		if space >= 0 && (quoted < 0 || space < quoted) {
			return append(append(append(b, '{'), s...), '}')
		}
		return append(b, s...)
	case reflect.Bool:
		return strconv.AppendBool(b, v.Bool())
	case reflect.Float64:
		return strconv.AppendFloat(b, v.Float(), 'e', 6, 64)
	case reflect.Int, reflect.Int32, reflect.Int64:
		return strconv.AppendInt(b, v.Int(), 10)
	case reflect.Pointer:
		if v.IsNil() {
			return b
		}
		return v.Interface().(*OpManager).appendText(b, -1)
	}
	return strconv.AppendUint(b, v.Uint(), 10)
}
