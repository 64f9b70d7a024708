// Package flags parses command lines as LLVM's tools do.
//
// A flag is -name or --name. Its value follows '=', or is the next argument if the
// flag requires one. A prefix flag, such as -I, may be followed directly by its
// value. One-letter flags without values may be combined. An optional value must
// follow '='. A single '-', arguments that do not start with '-', and all arguments
// after '--' are positional.
package flags
