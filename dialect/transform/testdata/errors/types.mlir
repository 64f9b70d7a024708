func.func private @f(!transform.foo)

// -----

func.func private @f(!transform<foo<x>>)
