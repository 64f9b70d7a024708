package ir

// VerifiableTensorEncoding is implemented by attributes that fit only certain tensors.
type VerifiableTensorEncoding interface {
	// VerifyEncoding returns why an attribute cannot be the encoding of a tensor. A tensor
	// without a rank has no shape.
	VerifyEncoding(a *DefinedAttr, shape []int64, elem Type) error
}

// VerifyTensorEncoding returns an error if an attribute cannot be the encoding of a tensor.
// An attribute that does not implement [VerifiableTensorEncoding] can encode any tensor.
func VerifyTensorEncoding(a Attribute, shape []int64, elem Type) error {
	d, ok := a.(*DefinedAttr)
	if !ok {
		return nil
	}
	impl, _ := d.Interface("VerifiableTensorEncoding")
	if v, ok := impl.(VerifiableTensorEncoding); ok {
		return v.VerifyEncoding(d, shape, elem)
	}
	return nil
}
