package ir

// IsVectorElement reports whether a vector can hold elements of type t.
func IsVectorElement(t Type) bool {
	switch t := t.(type) {
	case *IntegerType, *FloatType, *IndexType:
		return true
	case *DefinedType:
		_, ok := t.Interface("VectorElementTypeInterface")
		return ok
	}
	return false
}

// IsTensorElement reports whether a tensor can hold elements of type t.
func IsTensorElement(t Type) bool {
	switch t.(type) {
	case *FunctionType, *NoneType, *TupleType, *RankedTensorType, *UnrankedTensorType,
		*MemRefType, *UnrankedMemRefType:
		return false
	}
	return true
}

// IsMemRefElement reports whether a memref can hold elements of type t.
func IsMemRefElement(t Type) bool {
	switch t := t.(type) {
	case *IntegerType, *FloatType, *IndexType, *ComplexType, *MemRefType, *VectorType,
		*UnrankedMemRefType:
		return true
	case *DefinedType:
		_, ok := t.Interface("MemRefElementTypeInterface")
		return ok
	}
	return false
}

// IsMemRefLayout reports whether an attribute can be the layout of a memref.
func IsMemRefLayout(a Attribute) bool {
	switch a := a.(type) {
	case *AffineMapAttr, *StridedLayoutAttr:
		return true
	case *DefinedAttr:
		_, ok := a.Interface("MemRefLayoutAttrInterface")
		return ok
	}
	return false
}

// IsMemorySpace reports whether an attribute can name a memory space. Any attribute of
// another dialect can.
func IsMemorySpace(a Attribute) bool {
	switch a.(type) {
	case *IntegerAttr, *StringAttr, *DictionaryAttr, *DefinedAttr:
		return true
	}
	return false
}
