// Package drrcpp writes rewrite rules as the C++ patterns that mlir-tblgen's
// -gen-rewriters writes, byte for byte.
package drrcpp
