package transform

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "transform",
		Traits:    traits,
		Ops: map[string]dialect.Op{
			"transform.affine.simplify_bounded_affine_ops":           {Verify: verifyBounds},
			"transform.alternatives":                                 {Verify: verifyAlternatives, Interfaces: dialect.RegionFlow(alternativeSuccessors, entryOperands)},
			"transform.apply_conversion_patterns":                    {Verify: verifyConversionPatterns},
			"transform.apply_conversion_patterns.dialect_to_llvm":    {Verify: verifyDialectToLLVM},
			"transform.apply_patterns":                               {Verify: verifyPatterns},
			"transform.apply_registered_pass":                        {Verify: verifyRegisteredPass},
			"transform.bufferization.one_shot_bufferize":             {Verify: verifyBufferize},
			"transform.cast":                                         {Effects: navigationEffects, Interfaces: dialect.Interfaces{dialect.Cast(handleCast{})}},
			"transform.collect_matching":                             {Interfaces: users(verifyCollectMatching)},
			"transform.foreach":                                      {Verify: verifyForeach, Interfaces: dialect.RegionFlow(foreachSuccessors, entryOperands)},
			"transform.foreach_match":                                {ResultNames: nameForeachMatch, Verify: verifyForeachMatch, Interfaces: users(verifyForeachMatchSymbols)},
			"transform.func.cast_and_call":                           {Verify: verifyCastAndCall},
			"transform.get_operand":                                  {Verify: verifyPositions},
			"transform.get_result":                                   {Verify: verifyPositions},
			"transform.get_type":                                     {Effects: navigationEffects},
			"transform.gpu.map_forall_to_blocks":                     {Verify: verifyGridDims},
			"transform.include":                                      {Interfaces: users(verifyInclude)},
			"transform.irdl.collect_matching":                        {Verify: verifyCollectIRDL},
			"transform.match.structured":                             {Verify: verifyMatchStructured},
			"transform.match.structured.body":                        {Verify: verifyMatchBody},
			"transform.match.structured.dim":                         {Verify: verifyMatchDim},
			"transform.match.structured.init":                        {Verify: verifyMatchOperand},
			"transform.match.structured.input":                       {Verify: verifyMatchOperand},
			"transform.match.structured.result":                      {Verify: verifyMatchResult},
			"transform.named_sequence":                               {Syntax: asm.FunctionSyntax{}, Verify: verifyNamedSequence, Interfaces: dialect.Interfaces{dialect.Symbol(definition{})}},
			"transform.num_associations":                             {Verify: verifyNumAssociations},
			"transform.sequence":                                     {Verify: verifySequence, Interfaces: dialect.RegionFlow(sequenceSuccessors, entryOperands)},
			"transform.smt.constrain_params":                         {Verify: verifyConstrainParams},
			"transform.split_handle":                                 {Verify: verifySplitHandle},
			"transform.structured.bufferize_to_allocation":           {Verify: verifyToAllocation},
			"transform.structured.continuous_tile_sizes":             {Verify: verifySameResults},
			"transform.structured.fuse":                              {Verify: verifyFuse},
			"transform.structured.hoist_pad":                         {Verify: verifyTranspose},
			"transform.structured.hoist_pad.build_packing_loop_nest": {Verify: verifyTranspose},
			"transform.structured.interchange":                       {Verify: verifyInterchange},
			"transform.structured.multitile_sizes":                   {Verify: verifySameResults},
			"transform.structured.pack_greedily":                     {Verify: verifyPackGreedily},
			"transform.structured.pack_transpose":                    {Verify: verifyPackTranspose},
			"transform.structured.pad":                               {Verify: verifyPad},
			"transform.structured.pad_tiling_interface":              {Verify: valid},
			"transform.structured.replace":                           {Verify: verifyReplace},
			"transform.structured.split":                             {Syntax: splitSyntax{}, Verify: verifySplit},
			"transform.structured.tile_using_for":                    {Verify: verifyTileFor},
			"transform.structured.tile_using_forall":                 {Verify: verifyTileForall},
			"transform.structured.vectorize":                         {Verify: verifyVectorize},
			"transform.tune.alternatives":                            {Verify: verifyTuneAlternatives, Interfaces: dialect.RegionFlow(tuneSuccessors, nil)},
			"transform.tune.knob":                                    {Verify: verifyKnob},
			"transform.with_pdl_patterns":                            {Verify: verifyWithPatterns},
		},
		Directives: map[string]*asm.Directive{
			"AlternativesOpSelectedRegion": {Parse: parseSelectedRegion, Print: printSelectedRegion},
			"ApplyRegisteredPassOptions":   {Parse: parsePassOptions, Print: printPassOptions},
			"ContinuousTileSizeTypes":      {Parse: parseTileSizeTypes, Print: printTileSizeTypes},
			"ForeachMatchSymbols":          {Parse: parseMatchSymbols, Print: printMatchSymbols},
			"MultitileSizesTypes":          {Parse: parseTileSizeTypes, Print: printTileSizeTypes},
			"PackedOrDynamicIndexList":     {Parse: parsePackedList, Print: printPackedList},
			"SemiFunctionType":             {Parse: parseSemiFunctionType, Print: printSemiFunctionType},
			"SequenceOpOperands":           {Parse: parseSequenceOperands, Print: printSequenceOperands},
			"TransformMatchDims":           {Parse: parseMatchDims, Print: printMatchDims},
		},
		Types:    map[string]dialect.Type{"ParamType": {Verify: verifyParam}},
		Complete: func(d *ir.Dialect) { d.VerifyAttribute, d.ParseType = verifyAttribute, typeSyntax{d} },
		// An operation of a pattern can be the root of what is transformed.
		Extend: map[string]func(d *ir.Dialect){"pdl": func(d *ir.Dialect) {
			for _, t := range d.Types {
				if t.Name == "OperationType" {
					t.AttachInterface(handleInterface, nil)
				}
			}
		}},
		Signatures: signatures,
	}
	addEffects(n.Ops)
	n.AddFolds(map[string]ir.Folder{"merge_handles": foldMerge})
	return n
}

// traits are the checks of the dialect's traits and interfaces. Most of them tell
// of mistakes in the C++ of an operation, which its definition cannot have.
var traits = map[string]*ir.Trait{
	"transform::TransformOpInterface":                  {Name: "transform::TransformOpInterface", Verify: verifyEffects},
	"transform::TransformEachOpTrait":                  {Name: "transform::TransformEachOpTrait"},
	"transform::ReportTrackingListenerFailuresOpTrait": {Name: "transform::ReportTrackingListenerFailuresOpTrait"},
	"transform::FunctionalStyleTransformOpTrait":       {Name: "transform::FunctionalStyleTransformOpTrait", Effects: functionalEffects},
	"transform::NavigationTransformOpTrait":            {Name: "transform::NavigationTransformOpTrait", Effects: navigationEffects},
	"transform::ParamProducerTransformOpTrait":         {Name: "transform::ParamProducerTransformOpTrait", Effects: navigationEffects},
	"transform::AtMostOneOpMatcherOpTrait":             {Name: "transform::AtMostOneOpMatcherOpTrait"},
	"transform::SingleOpMatcherOpTrait":                {Name: "transform::SingleOpMatcherOpTrait"},
	"transform::SingleValueMatcherOpTrait":             {Name: "transform::SingleValueMatcherOpTrait"},
	"transform::PossibleTopLevelTransformOpTrait":      {Name: topLevelTrait, Verify: verifyTopLevel},
	"transform::StructuredOpPredicateOpTrait":          {Name: "transform::StructuredOpPredicateOpTrait", Verify: verifyPredicate},
}

// valid is the verifier of an operation for which the reference has an empty one.
func valid(*ir.Operation, *ir.Checker) {}

// users makes interfaces of a check of the symbols that an operation uses.
func users(f symbolUser) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(f)} }

type symbolUser func(op *ir.Operation, c *ir.Checker)

// VerifySymbolUses calls the function.
func (f symbolUser) VerifySymbolUses(op *ir.Operation, c *ir.Checker) { f(op, c) }

// definition is the SymbolOpInterface of a function that counts as defined even
// without a body.
type definition struct{}

// IsDeclaration returns false.
func (definition) IsDeclaration(*ir.Operation) bool { return false }

// IsOptionalSymbol returns false.
func (definition) IsOptionalSymbol(*ir.Operation) bool { return false }

// failAt is fail with a note at another operation.
func failAt(op *ir.Operation, c *ir.Checker, at *ir.Operation, note, format string, args ...any) {
	c.Errorf(format, args...).Notef(at.Location().Place(), "%s", note)
	c.Stop()
}

// has reports whether a flag or another optional attribute is given.
func has(op *ir.Operation, name string) bool { return op.Attr(name) != nil }
