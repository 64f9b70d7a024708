// Package randomrules writes random constraints and rules in PDLL, with everything that mica's PDLL has beyond
// mlir-pdll's, and operations that they match or not. Tests compare what two ways of applying them do.
package randomrules
