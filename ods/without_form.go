package ods

// WithoutForm says why the operation has no custom form, and how it is written or gets one.
func (op *Operator) WithoutForm() string {
	if op.HasCustomAssemblyFormat {
		return "its definition leaves the form to C++ (hasCustomAssemblyFormat): without a native for it, in Go (dialect.Natives) or in a C++ file (--cxx), only the generic form can be read, \"" + op.Name() + "\"(...)"
	}
	return "its definition has no assemblyFormat: write the generic form, \"" + op.Name() + "\"(...)"
}
