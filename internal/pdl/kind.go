package pdl

import (
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
)

// A valueKind is the kind of entity that a value of a pattern is a handle for. Each kind has
// its own register file.
type valueKind = pdldialect.Kind

const (
	operationValue      = pdldialect.Operation
	valueValue          = pdldialect.Value
	typeValue           = pdldialect.Type
	attributeValue      = pdldialect.Attribute
	valueRangeValue     = pdldialect.ValueRange
	typeRangeValue      = pdldialect.TypeRange
	operationRangeValue = pdldialect.OperationRange
	attributeRangeValue = pdldialect.AttributeRange
	numKinds            = pdldialect.NumKinds
)

func kindOf(v *ir.Value) valueKind { return pdldialect.KindOf(v.Type()) }

func isRange(v *ir.Value) bool { return kindOf(v).IsRange() }
