// Package recursion contains only a test. It compares the functions that can call themselves,
// directly or through others, with recursive.txt, which gives the bound of each recursion's depth.
// Go cannot recover from a stack overflow, so no input may determine the depth of a recursion
// without a limit.
//
// The test sees calls of declared functions and methods; calls of function literals, and of
// functions and literals that are stored in a variable or field if package and caller are the same;
// and calls of methods of an interface, which may reach the types of the package that declares the
// interface. A function that mentions another counts as a caller of it, because it may pass it on.
// It does not see that
//   - a driver calls the hooks of dialects, patterns or passes in other packages,
//     which may call the driver: parsing and printing of types, attributes and operations,
//     folds, verifiers, conversions;
//   - types that a package declares implement an interface of another one;
//   - the standard library calls methods, such as String for fmt.
//
// Following such calls would merge most functions into one component, although few of them recurse.
package recursion
