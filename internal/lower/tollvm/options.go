package tollvm

import (
	"fmt"

	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
)

// Options control the conversion of types.
type Options struct {
	// IndexBits is the width of an index, 64 if it is 0.
	IndexBits int
	// BarePointers passes memrefs of static shapes to functions as pointers.
	BarePointers bool
	// AlignedAlloc allocates memory with aligned_alloc.
	AlignedAlloc bool
	// GenericFunctions allocates and frees memory with functions that are named after that purpose,
	// instead of C's.
	GenericFunctions bool
	// Layout determines the widths of pointers; they are 64 bits if it is nil.
	Layout *llvm.DataLayout
}

// wordBits is the default width of an index.
const wordBits = 64

// layoutAttr is the attribute of a module with the layout of data for LLVM.
const layoutAttr = "llvm.data_layout"

// fromLayouts completes options from the data layouts at an operation.
func (o *Options) fromLayouts(op *ir.Operation) error {
	var text string
	if a, ok := op.Attr(layoutAttr).(*ir.StringAttr); ok {
		text = a.Value
	}
	if err := o.SetLayout(text); err != nil {
		return err
	}
	return o.indexFromLayout(op)
}

// SetLayout sets the data layout from its text in LLVM.
func (o *Options) SetLayout(text string) (err error) {
	o.Layout, err = llvm.ParseDataLayout(text)
	return err
}

// indexFromLayout takes the width of an index from the data layout at an operation, unless an
// option sets it.
func (o *Options) indexFromLayout(op *ir.Operation) error {
	if o.IndexBits != 0 {
		return nil
	}
	layout, err := datalayout.Of(op)
	if err != nil {
		return err
	}
	size, err := layout.SizeInBits(op.Context().IndexType())
	if err != nil {
		return err
	}
	o.IndexBits = int(size.Min)
	return nil
}

// check returns an error for options that no type converter can have.
func (o *Options) check() error {
	if o.IndexBits < 0 || o.IndexBits > ir.MaxIntegerWidth {
		return fmt.Errorf("invalid index width %d", o.IndexBits)
	}
	return nil
}
