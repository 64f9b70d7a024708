package interpreter

import (
	"errors"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/lower/scftocf"
	"github.com/mica-ir/mica/internal/lower/tollvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// The interfaces of operations in apply_conversion_patterns.
const (
	// ConversionDescriptorInterface is implemented by a [ConversionDescriptor].
	ConversionDescriptorInterface = "transform::ConversionPatternDescriptorOpInterface"
	// ConverterBuilderInterface is implemented by a [ConverterBuilder].
	ConverterBuilderInterface = "transform::TypeConverterBuilderOpInterface"
)

// A Conversion holds the patterns and converters that apply_conversion_patterns collects.
type Conversion struct {
	Set    rewrite.Set
	Target *conversion.Target
	// Types is the type converter of the operation, nil if it has none.
	Types *conversion.TypeConverter
	// LLVM is the type converter to the llvm dialect, if it is that.
	LLVM *tollvm.Types
}

// A ConversionDescriptor adds the patterns of an operation in apply_conversion_patterns.
type ConversionDescriptor interface {
	AddConversionPatterns(op *ir.Operation, c *Conversion) error
}

// A ConverterBuilder makes the type converter that an operation describes.
type ConverterBuilder interface {
	TypeConverter(op *ir.Operation) (*conversion.TypeConverter, error)
}

var (
	errNoConverter = errors.New("pattern descriptor does not specify type converter and apply_conversion_patterns op has no default type converter")
	errNotLLVM     = errors.New("expected LLVMTypeConverter")
)

// describedByLLVM are the patterns that need the type converter to the llvm dialect, by the
// operation that describes them.
func describedByLLVM(op *ir.Operation, t *tollvm.Types, set *rewrite.Set) error {
	dialect := named.Text(op, "dialect_name")
	if op.Name() == "transform.apply_conversion_patterns.func.func_to_llvm" {
		dialect = "func"
	}
	return tollvm.AddPatterns(set, dialect, t)
}

func (c *Conversion) add(op *ir.Operation) error {
	if c.Types == nil {
		return errNoConverter
	}
	switch op.Name() {
	case "transform.apply_conversion_patterns.scf.scf_to_control_flow":
		c.Set.Add(scftocf.Patterns()...)
		return nil
	case "transform.apply_conversion_patterns.dialect_to_llvm", "transform.apply_conversion_patterns.func.func_to_llvm":
		if c.LLVM == nil {
			return errNotLLVM
		}
		return describedByLLVM(op, c.LLVM, &c.Set)
	}
	if x, ok := op.Def().Interface(ConversionDescriptorInterface); ok {
		if d, ok := x.(ConversionDescriptor); ok {
			return d.AddConversionPatterns(op, c)
		}
	}
	return errors.New("the interpreter has no patterns for '" + op.Name() + "'")
}

// setTypes makes the type converter that an operation describes.
func (c *Conversion) setTypes(op *ir.Operation) error {
	if op.Name() == "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter" {
		o, err := tollvmOptions(op)
		if err != nil {
			return err
		}
		c.LLVM = tollvm.NewTypes(op.Context(), o)
		c.Types = c.LLVM.TypeConverter
		return nil
	}
	x, _ := op.Def().Interface(ConverterBuilderInterface)
	b, ok := x.(ConverterBuilder)
	if !ok {
		return errors.New("the interpreter has no type converter for '" + op.Name() + "'")
	}
	var err error
	c.Types, err = b.TypeConverter(op)
	return err
}

// tollvmOptions returns the options of memref_to_llvm_type_converter.
func tollvmOptions(op *ir.Operation) (tollvm.Options, error) {
	o := tollvm.Options{AlignedAlloc: named.Bool(op, "use_aligned_alloc"), GenericFunctions: named.Bool(op, "use_generic_functions"),
		BarePointers: named.Bool(op, "use_bare_ptr_call_conv")}
	if bits, ok := named.Int(op, "index_bitwidth"); ok {
		o.IndexBits = int(bits)
	}
	return o, o.SetLayout(named.Text(op, "data_layout"))
}

// setLegality makes operations and dialects legal or illegal, as attributes say.
func (c *Conversion) setLegality(op *ir.Operation) {
	c.Target = conversion.NewTarget()
	c.Target.LegalOps(texts(transform.ApplyConversionPatternsOp{Operation: op}.LegalOpsAttr())...)
	c.Target.IllegalOps(texts(transform.ApplyConversionPatternsOp{Operation: op}.IllegalOpsAttr())...)
	c.Target.LegalDialects(texts(transform.ApplyConversionPatternsOp{Operation: op}.LegalDialectsAttr())...)
	c.Target.IllegalDialects(texts(transform.ApplyConversionPatternsOp{Operation: op}.IllegalDialectsAttr())...)
}

func applyConversion(s *Step) *Failure {
	c := &Conversion{}
	c.setLegality(s.Op)
	if s.Op.NumRegions() > 1 {
		builder := s.Op.Region(1).Entry().Front()
		if err := c.setTypes(builder); err != nil {
			return Definite(builder, "%v", err)
		}
	}
	for op := range s.Op.Region(0).Ops() {
		switch err := c.add(op); {
		case errors.Is(err, errNoConverter):
			return Definite(s.Op, "%v", err).Notef(op.Location(), "pattern descriptor op")
		case err != nil:
			return Definite(op, "%v", err)
		}
	}
	frozen, err := c.Set.Freeze(s.Context(), rewrite.Filter{})
	if err != nil {
		return Definite(s.Op, "%v", err)
	}
	config := conversion.Config{}
	if (transform.ApplyConversionPatternsOp{Operation: s.Op}).PreserveHandles() {
		s.Tracker.AnyName = true
		config.Listener = s.Tracker
	}
	run := conversion.Full
	if (transform.ApplyConversionPatternsOp{Operation: s.Op}).PartialConversion() {
		run = conversion.Partial
	}
	for _, target := range append([]*ir.Operation(nil), s.Ops(0)...) {
		if f := s.separate(target); f != nil {
			return f
		}
		if f := s.converted(target, run(c.Target, frozen, config, target)); f != nil {
			return f
		}
	}
	return nil
}

// converted returns the failure of the conversion of a target that has reported diagnostics.
func (s *Step) converted(target *ir.Operation, list diag.List) *Failure {
	s.Report(list)
	tracking := s.Tracker.take()
	if !list.HasErrors() {
		return tracking
	}
	f := Silenceable(s.Op, "dialect conversion failed").Notef(target.Location(), "target op")
	if tracking != nil {
		f.note("tracking listener also failed: %s", tracking.message())
	}
	return f
}
