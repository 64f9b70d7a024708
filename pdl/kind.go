package pdl

// valueKind tells what a pdl value stands for.
type valueKind uint8

const (
	operationValue valueKind = iota
	valueValue
	typeValue
	attributeValue
	valueRangeValue
	typeRangeValue
	operationRangeValue
	attributeRangeValue
	numKinds
)

// isRange reports whether a value of the kind stands for any number of things.
func (k valueKind) isRange() bool { return k >= valueRangeValue }
