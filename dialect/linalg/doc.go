// Package linalg implements the parts of the linalg dialect that its definitions leave to C++.
//
// Vocabulary: a structured operation is a nest of loops around a body. Each operand, inputs first
// and then destinations, has an indexing map from the loops to its dimensions; a loop is parallel
// or a reduction. The name of a named operation determines the maps and the body.
package linalg
