//===- Utils.td - Markers and string tools -----------------*- tablegen -*-===//
//
// The base of the prelude, independent of operations. Every other file may
// include it.
//
//===----------------------------------------------------------------------===//

#ifndef UTILS_TD
#define UTILS_TD

// The operators of the two dags that list an operation's arguments and results.
def ins;
def outs;

// A parameter of a builder or of an interface method: its C++ type and, if it
// is not empty, the value that a caller may leave out.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

// Mixed into a record that should no longer be used. The tools that read
// definitions warn with the reason where such a record is referred to.
class Deprecated<string reason> {
  string odsDeprecated = reason;
}

// The same for what is generated from a record: uses of the C++ entity warn.
class CppDeprecated<string reason> {
  string odsCppDeprecated = reason;
}

// A function from template arguments to a string; read the field `result`.
class StrFunc<string r> {
  string result = r;
}

// `ret` is the string with an upper-case first letter.
class firstCharToUpper<string str> {
  string ret = !if(!gt(!size(str), 0),
                   !toupper(!substr(str, 0, 1)) # !substr(str, 1),
                   "");
}

// One step of the conversion below: removes the first underscore, if there is
// one, and capitalizes the following letter.
class _snakeCaseHelper<string str> {
  int idx = !find(str, "_");
  string ret = !if(!ge(idx, 0),
                   !substr(str, 0, idx) #
                       firstCharToUpper<!substr(str, !add(idx, 1))>.ret,
                   str);
}

// `ret` is `some_name` as `SomeName`. There are no loops until a condition, so
// the step is taken once for each letter, which is always often enough.
class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret, !range(0, !size(str)),
                      acc, idx, _snakeCaseHelper<acc>.ret);
}

#endif // UTILS_TD
