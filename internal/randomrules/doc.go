// Package randomrules writes random constraints in PDLL, with everything that mica's PDLL has beyond
// mlir-pdll's, and operations on which they hold or not. Tests compare what two ways of applying them do.
package randomrules
