package bytecode

// An attributeCode is the code of an attribute of builtin.
type attributeCode uint64

// The attributes of builtin that have an encoding.
const (
	codeArray attributeCode = iota
	codeDictionary
	codeString
	codeTypedString
	codeFlatSymbolRef
	codeSymbolRef
	codeTypeAttr
	codeUnit
	codeInteger
	codeFloat
	codeCallSite
	codeFileLineCol
	codeFused
	codeFusedMetadata
	codeName
	codeUnknown
	codeDenseResource
	codeDenseArray
	codeDenseElements
	codeDenseStrings
	codeSparse
	codeDistinct
	codeFileRange
)

// A typeCode is the code of a type of builtin.
type typeCode uint64

// The types of builtin that have an encoding.
const (
	codeIntegerType typeCode = iota
	codeIndex
	codeFunction
	codeBF16
	codeF16
	codeF32
	codeF64
	codeF80
	codeF128
	codeComplex
	codeMemRef
	codeMemRefSpace
	codeNone
	codeTensor
	codeTensorEncoding
	codeTuple
	codeUnrankedMemRef
	codeUnrankedMemRefSpace
	codeUnrankedTensor
	codeVector
	codeScalableVector
)
