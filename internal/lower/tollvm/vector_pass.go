package tollvm

import (
	"fmt"
	"github.com/mica-ir/mica/internal/lower/apply"

	"github.com/mica-ir/mica/internal/lower/lowervector"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Vectors is convert-vector-to-llvm.
type Vectors struct {
	Reassociate     bool   `option:"reassociate-fp-reductions"`
	NarrowIndices   bool   `option:"force-32bit-vector-indices"`
	VectorAlignment bool   `option:"use-vector-alignment"`
	AMX             bool   `option:"enable-amx"`
	ArmNeon         bool   `option:"enable-arm-neon"`
	ArmSVE          bool   `option:"enable-arm-sve"`
	ArmI8MM         bool   `option:"enable-arm-i8mm"`
	ArmBF16         bool   `option:"enable-arm-bf16"`
	X86Vector       bool   `option:"enable-x86vector"`
	Contract        string `option:"vector-contract-lowering"`
	Transpose       string `option:"vector-transpose-lowering"`
}

// transposeLowerings are the values of the option.
var transposeLowerings = map[string]lowervector.TransposeLowering{
	"eltwise":      lowervector.TransposeElements,
	"llvmintr":     lowervector.TransposeMatrix,
	"shuffle1d":    lowervector.TransposeShuffle,
	"shuffle16x16": lowervector.TransposeTiles,
}

// contractLowerings are the values of the option.
var contractLowerings = map[string]lowervector.ContractLowering{
	"dot":           lowervector.ContractDot,
	"llvmintr":      lowervector.ContractMatrix,
	"outerproduct":  lowervector.ContractOuterProduct,
	"parallelarith": lowervector.ContractParallelArith,
}

// Run lowers vectors of several dimensions to those of one, and these to the llvm dialect.
func (p *Vectors) Run(r *pass.Run) error {
	ctx := r.Context()
	if err := ctx.MissingDialect("llvm"); err != nil {
		return err
	}
	if err := p.check(); err != nil {
		return err
	}
	ofVectors := lowervector.Options{NarrowIndices: p.NarrowIndices, Transpose: transposeLowerings[p.Transpose], Contract: contractLowerings[p.Contract]}
	if err := apply.Greedily(r, lowervector.Patterns(ctx, ofVectors)); err != nil {
		return err
	}
	o := VectorOptions{Reassociate: p.Reassociate, NarrowIndices: p.NarrowIndices, VectorAlignment: p.VectorAlignment}
	types := NewTypes(ctx, Options{})
	types.Report = r.Report
	conversions := VectorPatterns(types, o)
	target := conversion.NewTarget()
	target.LegalDialects("llvm", "arith", "memref")
	target.LegalOps(conversion.CastName)
	for _, l := range targetLowerings {
		if !l.enabled(p) {
			continue
		}
		l.legality(target)
		if l.patterns != nil {
			conversions = append(conversions, l.patterns(types)...)
		}
	}
	return apply.Partially(r, target, append(lowervector.Transfers(-1), apply.Conversions(conversions)...), conversion.Config{})
}

// check returns an error for options that are not implemented, with which contractions become
// multiplications of small matrices of Arm processors.
func (p *Vectors) check() error {
	for _, o := range []struct {
		name string
		set  bool
	}{
		{"enable-arm-i8mm", p.ArmI8MM}, {"enable-arm-bf16", p.ArmBF16},
	} {
		if o.set && (p.ArmNeon || p.ArmSVE) {
			return fmt.Errorf("convert-vector-to-llvm: the option %s is not implemented", o.name)
		}
	}
	return nil
}
