package transform

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed transform.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "transform",
		Traits:    traits,
		Ops: map[string]dialect.Op{
			SimplifyBoundedAffineOpsOpName:      {Verify: typed.Verify(verifyBounds)},
			AlternativesOpName:                  {Verify: verifyAlternatives, Interfaces: dialect.RegionFlow(alternativeSuccessors, entryOperands)},
			ApplyConversionPatternsOpName:       {Verify: verifyConversionPatterns},
			ApplyToLLVMConversionPatternsOpName: {Verify: verifyDialectToLLVM},
			ApplyPatternsOpName:                 {Verify: verifyPatterns},
			ApplyRegisteredPassOpName:           {Verify: typed.Verify(verifyRegisteredPass)},
			OneShotBufferizeOpName:              {Verify: typed.Verify(verifyBufferize)},
			CastOpName:                          {Effects: navigationEffects, Interfaces: dialect.Interfaces{dialect.Cast(handleCast{})}},
			CollectMatchingOpName:               {Interfaces: users(typed.Verify(verifyCollectMatching))},
			ForeachOpName:                       {Verify: verifyForeach, Interfaces: dialect.RegionFlow(foreachSuccessors, entryOperands)},
			ForeachMatchOpName:                  {ResultNames: nameForeachMatch, Verify: verifyForeachMatch, Interfaces: users(verifyForeachMatchSymbols)},
			CastAndCallOpName:                   {Verify: verifyCastAndCall},
			GetOperandOpName:                    {Verify: verifyPositions},
			GetResultOpName:                     {Verify: verifyPositions},
			GetTypeOpName:                       {Effects: navigationEffects},
			MapForallToBlocksOpName:             {Verify: typed.Verify(verifyGridDims)},
			IncludeOpName:                       {Interfaces: users(typed.Verify(verifyInclude))},
			IRDLCollectMatchingOpName:           {Verify: verifyCollectIRDL},
			MatchStructuredOpName:               {Verify: verifyMatchStructured},
			MatchStructuredBodyOpName:           {Verify: typed.Verify(verifyMatchBody)},
			MatchStructuredDimOpName:            {Verify: verifyMatchDim},
			MatchStructuredInitOpName:           {Verify: verifyMatchOperand},
			MatchStructuredInputOpName:          {Verify: verifyMatchOperand},
			MatchStructuredResultOpName:         {Verify: verifyMatchResult},
			NamedSequenceOpName:                 {Syntax: asm.FunctionSyntax{}, Verify: verifyNamedSequence, Interfaces: dialect.Interfaces{dialect.Symbol(definition{})}},
			NumAssociationsOpName:               {Verify: verifyNumAssociations},
			SequenceOpName:                      {Verify: verifySequence, Interfaces: dialect.RegionFlow(sequenceSuccessors, entryOperands)},
			ConstrainParamsOpName:               {Verify: verifyConstrainParams},
			SplitHandleOpName:                   {Verify: typed.Verify(verifySplitHandle)},
			BufferizeToAllocationOpName:         {Verify: typed.Verify(verifyToAllocation)},
			ContinuousTileSizesOpName:           {Verify: verifySameResults},
			FuseOpName:                          {Verify: typed.Verify(verifyFuse)},
			HoistPadOpName:                      {Verify: typed.Verify(verifyTranspose)},
			HoistPadBuildPackingLoopNestOpName:  {Verify: typed.Verify(verifyTranspose)},
			InterchangeOpName:                   {Verify: typed.Verify(verifyInterchange)},
			MultiTileSizesOpName:                {Verify: verifySameResults},
			PackGreedilyOpName:                  {Verify: typed.Verify(verifyPackGreedily)},
			PackTransposeOpName:                 {Verify: typed.Verify(verifyPackTranspose)},
			PadOpName:                           {Verify: typed.Verify(verifyPad)},
			PadTilingInterfaceOpName:            {Verify: valid},
			ReplaceOpName:                       {Verify: verifyReplace},
			SplitOpName:                         {Syntax: splitSyntax{}, Verify: typed.Verify(verifySplit)},
			TileUsingForOpName:                  {Verify: typed.Verify(verifyTileFor)},
			TileUsingForallOpName:               {Verify: typed.Verify(verifyTileForall)},
			VectorizeOpName:                     {Verify: verifyVectorize},
			AlternativesOpOpName:                {Verify: typed.Verify(verifyTuneAlternatives), Interfaces: dialect.RegionFlow(typed.Match(tuneSuccessors), nil)},
			KnobOpName:                          {Verify: typed.Verify(verifyKnob)},
			WithPDLPatternsOpName:               {Verify: verifyWithPatterns},
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
		// An operation of a pattern can be the root of a transformation.
		Extend: map[string]func(d *ir.Dialect){"pdl": func(d *ir.Dialect) {
			for _, t := range d.Types {
				if t.Name == "OperationType" {
					t.AttachInterface(handleInterface, nil)
				}
			}
		}},
		Definitions: definitions,
		Signatures:  signatures,
	}
	addEffects(n.Ops)
	n.AddFolds(map[string]ir.Folder{"merge_handles": typed.Fold(foldMerge)})
	return n
}

// traits are the checks of the dialect's traits and interfaces. Most of them detect
// mistakes in the C++ of an operation, which cannot occur here.
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

// users returns the interfaces for a check of an operation's symbol uses.
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
