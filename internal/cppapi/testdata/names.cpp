// Names as C++ finds them. The expected results come from the compiled program.

#include <cstdint>
#include <string>

namespace corp {
namespace tools {
int scale(int n);
struct Tag {
  int n;
  Tag(int n) : n(n) {}
  friend int weight(const Tag &t) { return t.n * 3; }
  struct Part {
    int depth;
    int twice() const;
  };
  static int count(int k);
  static constexpr int limit = 12;
};
int size(const Tag &t);
struct Special : Tag {
  Special(int n) : Tag(n) {}
  int own() const { return n + 1; }
  int callsInherited() { return count(1) + limit; }
};
namespace inner {
int depth();
int scale(int n) { return n + 1000; }
int nearest() { return scale(1); }
int outer();
} // namespace inner
} // namespace tools
constexpr int base = 7;
int shared(int n) { return n + 1; }
} // namespace corp

namespace alias1 = corp::tools;

using namespace corp;

int tools::scale(int n) { return n * base; }
int tools::size(const Tag &t) { return t.n + scale(0); }
int tools::Tag::count(int k) { return limit + k; }
int tools::Tag::Part::twice() const { return 2 * depth; }
int corp::tools::inner::depth() { return 3; }
int alias1::inner::outer() { return tools::scale(2) + inner::depth(); }

namespace {
int hidden() { return 41; }
namespace deep {
int hidden2() { return 42; }
} // namespace deep
struct Local {
  int v = 5;
};
} // namespace

static int fileStatic() { return 9; }

namespace shop {
using corp::shared;
namespace t = corp::tools;

int usingNamespaceDefinition() { return tools::scale(3); }
int qualifiedFromRoot() { return ::corp::tools::scale(2); }
int relative() { return corp::tools::scale(2); }
int namespaceAlias() { return t::scale(4) + alias1::scale(1); }
int aliasOfNested() { return t::inner::depth(); }
int nearestWins() { return corp::tools::inner::nearest(); }
int outerDefinition() { return corp::tools::inner::outer(); }
int usingDeclaration() { return shared(4); }
int argumentDependent() { return size(tools::Tag(5)); }
int friendFound() { return weight(corp::tools::Tag(4)); }
int friendOfBase() { return weight(corp::tools::Special(6)); }
int nestedClass() {
  corp::tools::Tag::Part p{8};
  return p.twice();
}
int staticMember() { return corp::tools::Tag::count(5) + corp::tools::Tag::limit; }
int inheritedStatic() { return corp::tools::Special::count(2) + corp::tools::Special::limit; }
int inheritedField() {
  corp::tools::Special s(9);
  return s.own() + s.n + s.callsInherited();
}
int anonymous() { return hidden() + deep::hidden2(); }
int anonymousClass() { return Local().v; }
int anonymousFromRoot() { return ::hidden(); }
int internal() { return fileStatic(); }
int localUsing() {
  using namespace corp::tools;
  return scale(5);
}
int localUsingDeclaration() {
  using corp::tools::scale;
  return scale(6);
}
int localAlias() {
  namespace l = corp::tools::inner;
  return l::depth();
}
int localTypeAlias() {
  using T = corp::tools::Tag;
  return T(3).n + T::limit;
}
int hides() {
  int scale = 3;
  {
    int scale = 4;
    (void)scale;
  }
  return scale + corp::base;
}

// Macros in functions.
#define FIVE 5
#define TWICE(x) ((x) * 2)
#define RETURN_IF(cond, ...) \
  if (cond)                  \
    return __VA_ARGS__;
#define DEFINE_GETTER(name, value) \
  int get##name() { return TWICE(value); }
DEFINE_GETTER(Width, FIVE)
DEFINE_GETTER(Height, 7)
int macroConstant() { return FIVE + 1; }
int macroCall() { return TWICE(TWICE(FIVE)); }
int macroStatement() {
  int n = 3; // TWICE(n)
  RETURN_IF(n > FIVE, 1)
  RETURN_IF(n == 3, TWICE(n) + FIVE)
  return 0;
}
template <typename T>
T macroTemplate(T x) { return TWICE(x); }
int macroInTemplate() { return macroTemplate(4); }
int macroPasted() { return getWidth() + getHeight(); }
int alternativeTokens() { return (not macroConstant() or FIVE not_eq 6 and true) + compl 0; }
int alternativeBits() {
  int x = (6 bitand 3) + (4 bitor 8) + (5 xor 1);
  x and_eq 31;
  x or_eq 64;
  x xor_eq 1;
  return x;
}

float single(float) { return 1; }
double single(double) { return 2; }
int floatLiterals() { return int(single(1.5f) + 10 * single(1.5)) + 100 * (0.1f + 0.2f == 0.3f) + 1000 * (0.1 + 0.2 == 0.3) + int(16777216.0f + 1.0f - 16777215.0); }

// Macros in constructors, default arguments, fields, enumerations and constants.
struct Macros {
  int n = FIVE;
  int m;
  Macros(int x = TWICE(FIVE)) : m(TWICE(x)) { n += FIVE; }
};
enum MacroCases { FirstCase = FIVE, SecondCase = TWICE(FirstCase) };
constexpr int kMacro = TWICE(FIVE) /* five */ + 1;
int macroDefault(int x = FIVE) { return x; }
int macroEverywhere() {
  Macros a, b(FIVE);
  return a.n + 100 * a.m + 10000 * b.m + SecondCase + kMacro + macroDefault();
}

// Macros that change.
#define STEP 1 // one
int macroFirst() { return STEP; }
#undef STEP
int macroBetween() {
  int STEP = 7;
  return STEP;
}
#define STEP 2 /* two */
int macroSecond() { return STEP; }
#define macroFirst() (macroFirst() + 10)
int macroOfItself() { return macroFirst(); }
#undef macroFirst
#define EMPTY
EMPTY int macroEmpty() EMPTY { return EMPTY 3; }
#define TEXT(x) std::string(#x).size()
int macroText() { return TEXT(a + b); }
} // namespace shop
