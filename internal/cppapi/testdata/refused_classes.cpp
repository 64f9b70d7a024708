#include <string>
#include <variant>
#include <vector>

// Code that is not run, since that would give wrong results. Each function without parameters
// is a case.
namespace shop {

struct Guard {
  int &n;
  Guard(int &n) : n(n) {}
  ~Guard() { n += 1; }
};
int destructor() {
  int n = 0;
  { Guard g(n); }
  return n;
}

struct Counted {
  int copies = 0;
  Counted() = default;
  Counted(const Counted &o) : copies(o.copies + 1) {}
};
int copy_constructor() {
  Counted a;
  Counted b = a;
  return b.copies;
}

int textOf(const char *) { return 1; }
int textOf(std::string) { return 2; }
int overloads_alike() { return textOf(std::string("a")); }

template <typename T>
struct IsReference {
  static constexpr bool value = false;
};
template <typename T>
struct IsReference<T &> {
  static constexpr bool value = true;
};
int reference_specialization() { return IsReference<int &>::value; }

template <typename A, typename B>
struct Ambiguous {
  static constexpr int value = 0;
};
template <typename A>
struct Ambiguous<A, int> {
  static constexpr int value = 1;
};
template <typename B>
struct Ambiguous<int, B> {
  static constexpr int value = 2;
};
int ambiguous_specialization() { return Ambiguous<int, int>::value; }

template <int N>
struct Endless {
  static constexpr int value = Endless<N + 1>::value;
};
int endless_instances() { return Endless<0>::value; }

template <unsigned char N>
struct Byte {
  static constexpr int value = N;
};
int narrowed_constant() { return Byte<300>::value; }

template <typename... Ts>
struct Pack {
  static constexpr int value = sizeof...(Ts);
};
int class_pack() { return Pack<int, bool>::value; }

struct Explicit {
  int value;
  explicit Explicit(int v) : value(v) {}
};
int takesExplicit(Explicit e) { return e.value; }
int explicit_constructor() { return takesExplicit(3); }

struct NoCondition {
  int value = 0;
};
int object_as_condition() { return NoCondition() ? 1 : 0; }

int variable_condition(int n) {
  if constexpr (n > 0)
    return 1;
  return 0;
}
int if_constexpr_of_variable() { return variable_condition(1); }

int declared_reference() {
  std::vector<int> v = {1, 2};
  decltype(v[0]) first = v[0];
  first = 5;
  return v[0];
}

int variant_of_like_types() {
  std::variant<std::string, const char *> v = std::string("a");
  return v.index();
}

struct Shared {
  int &count;
};
int reference_field() {
  int n = 1;
  Shared s{n};
  s.count += 1;
  return n;
}


struct Self {
  Self s;
};
int field_of_itself() {
  Self s;
  return 1;
}

struct First {
  Second second;
};
struct Second {
  First first;
};
int fields_of_each_other() {
  First f;
  return 1;
}

struct BaseOfItself : BaseOfItself {};
int base_of_itself() {
  BaseOfItself b;
  return 1;
}

struct BaseA : BaseB {};
struct BaseB : BaseA {};
int bases_of_each_other() {
  BaseA b;
  return 1;
}

struct Pairs {
  std::pair<int, Pairs> p;
};
int pair_of_itself() {
  Pairs p;
  return 1;
}

template <int N>
struct Doubled {
  Doubled<N - 1> a;
  Doubled<N - 1> b;
};
template <>
struct Doubled<0> {
  int x;
};
int doubled_fields() {
  Doubled<40> d;
  return 1;
}

template <int N>
struct EndlessBases : EndlessBases<N + 1> {};
int endless_bases() {
  EndlessBases<0> b;
  return 1;
}

template <typename X>
struct Growing {
  Growing<Growing<X>> *next;
  int v() {
    Growing<Growing<X>> g;
    return g.v();
  }
};
int growing_class() {
  Growing<int> g;
  return g.v();
}

int fib(int x) { return x < 2 ? 1 : fib(x - 1) + fib(x - 2); }
int exponential_calls() { return fib(60); }
constexpr int big = fib(60);
int exponential_constant() { return big; }

struct Method {
  int fib(int x) { return x < 2 ? 1 : fib(x - 1) + fib(x - 2); }
};
int exponential_method() {
  Method m;
  return m.fib(60);
}

int ping(int x);
int pong(int x) { return ping(x + 1); }
int ping(int x) { return pong(x + 1); }
int endless_calls() { return ping(0); }

template <int N>
int deep() {
  return deep<N + 1>();
}
int endless_functions() { return deep<0>(); }

template <typename X>
int grow(X x) {
  return grow(std::make_pair(x, x));
}
int growing_function() { return grow(1); }
} // namespace shop
