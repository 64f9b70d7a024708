// Package lint finds mistakes in rewrite rules that do not depend on the meaning of operations. It
// compares patterns of the pdl dialect, to which all rule languages are lowered.
package lint
