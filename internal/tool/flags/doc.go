// Package flags reads command lines as LLVM's tools do.
//
// A flag is -name or --name. Its value follows behind '=', or is the next
// argument if the flag needs one. A prefix flag, such as -I, may have its value
// glued to it. Flags of one letter may be glued together if they need no value. A
// value that is optional must stand behind '='. A single '-' and
// what does not start with '-' are positional; all that follows '--' is, too.
package flags
