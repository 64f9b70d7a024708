// Package lint finds mistakes in rewrite rules that can be seen without knowing what operations
// mean. It compares patterns of the pdl dialect, to which all rule languages are lowered.
package lint
