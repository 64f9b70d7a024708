#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// Constants as template arguments, specializations, conversions, conditions that are known
// when the code is compiled, and classes in functions. Each function without parameters is a
// case; a C++ compiler gives the expected results.
namespace shop {

template <int N>
struct Factorial {
  static constexpr int64_t value = N * Factorial<N - 1>::value;
};
template <>
struct Factorial<0> {
  static constexpr int64_t value = 1;
};
int64_t factorial() { return Factorial<5>::value + Factorial<0>::value; }

template <unsigned N>
struct Fibonacci {
  enum { value = Fibonacci<N - 1>::value + Fibonacci<N - 2>::value };
};
template <>
struct Fibonacci<0> {
  enum { value = 0 };
};
template <>
struct Fibonacci<1> {
  enum { value = 1 };
};
int64_t fibonacci() { return Fibonacci<20>::value; }

template <typename T, int Size = 3, bool Wide = false>
struct Ring {
  static constexpr int capacity = Wide ? 2 * Size : Size;
  std::vector<T> items;
  int head = 0;
  Ring() : items(capacity) {}
  void push(T x) {
    items[head % capacity] = x;
    head = head + 1;
  }
  T sum() const;
  static int length() { return capacity; }
};
template <typename E, int K, bool W>
E Ring<E, K, W>::sum() const {
  E all = E();
  for (E x : items)
    all = all + x;
  return all * K;
}
int64_t ring_default() {
  Ring<int64_t> r;
  for (int i = 1; i <= 5; ++i)
    r.push(i);
  return 100 * r.sum() + Ring<int64_t>::length();
}
int64_t ring_wide() {
  Ring<int64_t, 2, true> r;
  for (int i = 1; i <= 5; ++i)
    r.push(i);
  return 100 * r.sum() + r.length() + Ring<int, 7>::capacity;
}

template <typename T>
struct Name {
  static int64_t code() { return 1; }
  using Element = T;
};
template <>
struct Name<int64_t> {
  static int64_t code() { return 2; }
};
template <typename T>
struct Name<std::vector<T>> {
  static int64_t code() { return 10 + Name<T>::code(); }
  using Element = T;
};
template <typename T>
struct Name<std::optional<T>> {
  static int64_t code() { return 100 + Name<T>::code(); }
};
int64_t partial() {
  return Name<bool>::code() + 1000 * Name<std::vector<std::optional<int64_t>>>::code() + 1000000 * Name<std::vector<std::vector<bool>>>::code();
}
int64_t member_type() {
  Name<std::vector<int8_t>>::Element x = 100;
  Name<int16_t>::Element y = 1000;
  x = static_cast<Name<std::vector<int8_t>>::Element>(x + x);
  return x + y;
}

template <typename A, typename B>
struct Both {
  static constexpr int kind = 0;
};
template <typename A>
struct Both<A, A> {
  static constexpr int kind = 1;
};
template <typename A>
struct Both<A, int> {
  static constexpr int kind = 2;
};
template <>
struct Both<int, int> {
  static constexpr int kind = 3;
};
int64_t most_special() {
  return Both<int, bool>::kind + 10 * Both<bool, bool>::kind + 100 * Both<bool, int>::kind + 1000 * Both<int, int>::kind;
}

template <int A, int B>
struct Gcd {
  static constexpr int value = Gcd<B, A % B>::value;
};
template <int A>
struct Gcd<A, 0> {
  static constexpr int value = A;
};
int64_t greatest_divisor() { return Gcd<84, 36>::value; }

enum class Unit { Gram, Pound };
template <Unit U>
struct Weight {
  int64_t amount = 0;
  int64_t grams() const { return amount; }
};
template <>
int64_t Weight<Unit::Pound>::grams() const {
  return amount * 454;
}
int64_t member_specialization() {
  Weight<Unit::Gram> g{5};
  Weight<Unit::Pound> p{2};
  return g.grams() + p.grams();
}

template <int N>
int64_t scaled(int64_t x) {
  return N * x;
}
template <>
int64_t scaled<7>(int64_t x) {
  return -x;
}
template <typename T, int N = 4>
T shifted(T x) {
  return x << N;
}
template <typename T, int N>
int64_t sizeOf(const Ring<T, N> &) {
  return N;
}
int64_t function_constants() { return scaled<3>(5) + 100 * scaled<7>(2) + 10000 * shifted<int64_t>(1) + shifted<int64_t, 1>(4); }
int64_t deduced_constant() {
  Ring<bool, 12> r;
  return sizeOf(r);
}
int64_t local_constant() {
  constexpr int three = 3;
  const int four = three + 1;
  return Factorial<three>::value * 100 + Factorial<four>::value + scaled<three * 2>(1);
}

// Conversions.
struct Metres {
  int64_t value;
  Metres(int64_t v) : value(v) {}
  operator int64_t() const { return value; }
};
struct Feet {
  int64_t value;
  explicit Feet(int64_t v) : value(v) {}
  operator Metres() const { return Metres(value * 3 / 10); }
  explicit operator bool() const { return value != 0; }
};
static int64_t distance(Metres m) { return m.value; }
static Metres twice(const Metres &m) { return m.value * 2; }
int64_t converting_constructor() { return distance(7) + 100 * twice(4).value; }
int64_t conversion_operator() {
  Metres m = 8;
  int64_t n = m;
  double d = m;
  return n + 10 * (m + 1) + static_cast<int64_t>(d * 100) + (m > 7 ? 5000 : 0);
}
int64_t conversion_to_class() { return distance(Feet(100)); }
int64_t conversion_to_bool() { return (Feet(0) ? 1 : 0) + (Feet(3) ? 20 : 0) + (!Feet(0) ? 300 : 0) + (Metres(0) ? 4000 : 50000); }
struct Label {
  std::string text;
  Label(std::string t, int n = 2) : text(t) { text = text + std::to_string(n); }
};
static int64_t lengthOf(const Label &l) { return l.text.size(); }
int64_t converted_strings() {
  std::string s = "abcdef";
  Label l = s;
  return 10 * lengthOf(std::string("four")) + lengthOf(l);
}
struct Switchable {
  int state;
  operator int() const { return state; }
};
int64_t conversion_in_switch() {
  Switchable s{2};
  switch (s) {
  case 1:
    return 10;
  case 2:
    return 20 - -s;
  }
  return 0;
}
struct Account {
  int64_t balance = 0;
  int64_t assigned = 0;
  Account &operator=(int64_t n) {
    balance = n;
    assigned += 1;
    return *this;
  }
};
int64_t assignment_operator() {
  Account a;
  a = 40;
  a = 50;
  Account b;
  b = a;
  return 100 * b.assigned + b.balance;
}

// if constexpr and decltype.
template <typename T>
static int64_t describe(const T &x) {
  if constexpr (std::is_same_v<T, std::string>) {
    return x.size();
  } else if constexpr (std::is_same_v<T, bool>) {
    return x ? 1000 : 2000;
  } else {
    return x + 1;
  }
}
template <int N>
static int64_t countDown() {
  if constexpr (N > 0)
    return 1 + countDown<N - 1>();
  else
    return 0;
}
int64_t if_constexpr() { return describe(std::string("abc")) + 10 * describe(4) + describe(true) + 10000 * countDown<6>(); }
int64_t declared_types() {
  int8_t narrow = 100;
  decltype(narrow) same = 27;
  decltype(narrow + same) sum = narrow + same;
  decltype(Factorial<3>::value) wide = 5000000000;
  same = static_cast<decltype(same)>(same + narrow + 1);
  return sum + 1000 * same + wide;
}
template <typename A, typename B>
static auto larger(A a, B b) -> decltype(a + b) {
  return a > b ? a : b;
}
int64_t deduced_result() { return larger(int8_t(100), int64_t(5000000000)) + larger(3, 4); }

// Classes in functions, and in classes.
int64_t local_class() {
  constexpr int factor = 3;
  using Amount = int64_t;
  struct Total {
    Amount sum = 0;
    int count;
    Total(int start) : count(start) {}
    void add(Amount x) {
      sum += x * factor;
      ++count;
    }
    Amount result() const { return 100 * sum + count; }
  };
  Total t(5);
  for (int i : {1, 2, 3})
    t.add(i);
  Total copy = t;
  copy.add(1);
  return 10000 * copy.result() + t.result();
}
int64_t local_function_object() {
  struct Less {
    bool descending;
    bool operator()(int a, int b) const { return descending ? a > b : a < b; }
  };
  Less up{false}, down{true};
  return up(1, 2) + 10 * down(1, 2) + 100 * down(2, 1);
}
template <typename T>
static int64_t paired(T x) {
  struct Pair {
    T first, second;
    T sum() const { return first + second; }
  };
  Pair p{x, x};
  return p.sum();
}
int64_t local_class_in_template() { return paired(int8_t(100)) + 1000 * paired(true); }
int64_t two_local_classes() {
  struct Part {
    int weight;
  };
  struct Whole {
    std::vector<Part> parts;
    int weight() const {
      int n = 0;
      for (const Part &p : parts)
        n += p.weight;
      return n;
    }
  };
  Whole w{{Part{2}, Part{40}}};
  return w.weight();
}

template <typename T>
struct Tree {
  struct Node {
    T value;
    int depth;
    T weighted() const { return value * depth; }
  };
  template <int Factor>
  struct Scaled {
    Node node;
    T result() const { return node.weighted() * Factor + bias; }
  };
  static constexpr T bias = 7;
  std::vector<Node> nodes;
  void add(T v) { nodes.push_back(Node{v, static_cast<int>(nodes.size()) + 1}); }
  T total() const {
    T all = 0;
    for (const Node &n : nodes)
      all += n.weighted();
    return all;
  }
};
int64_t nested_template() {
  Tree<int64_t> t;
  t.add(5);
  t.add(6);
  Tree<int64_t>::Node n{3, 4};
  Tree<int64_t>::Scaled<10> s{n};
  return t.total() + 100 * n.weighted() + 10000 * s.result();
}
struct Outer {
  template <typename T, int N>
  struct Box {
    T item;
    T times() const { return item * N; }
  };
  static constexpr int three = 3;
  Box<int64_t, three> box{5};
  int64_t value() const { return box.times() + Box<int, 2>{4}.times(); }
};
int64_t template_in_class() { return Outer().value() + 100 * Outer::Box<int64_t, Outer::three>{6}.times(); }

// Variants.
using Value = std::variant<bool, int64_t, std::string>;
static int64_t weigh(const Value &v) {
  if (std::holds_alternative<bool>(v))
    return std::get<bool>(v) ? 1 : 2;
  if (auto *n = std::get_if<int64_t>(&v))
    return *n * 10;
  return std::get<2>(v).size() * 100;
}
int64_t variant_alternatives() {
  Value none;
  return weigh(none) + 10000 * weigh(int64_t(5)) + 1000000 * weigh(std::string("abc")) + weigh(true);
}
int64_t variant_assignment() {
  Value v = std::string("x"), before = v;
  int64_t n = v.index();
  v = int64_t(7);
  std::get<int64_t>(v) += 1;
  Value copy = v;
  if (int64_t *p = std::get_if<int64_t>(&copy))
    *p = 100;
  copy.emplace<std::string>("abc");
  return n + 10 * v.index() + 100 * std::get<1>(v) + 10000 * before.index() + 100000 * copy.index() + (v == copy ? 1000000 : 0) + (v != copy ? 2000000 : 0);
}
struct Circle {
  int64_t radius = 2;
};
struct Square {
  int64_t side = 3;
};
int64_t variant_visit() {
  std::variant<std::monostate, Circle, Square> shape;
  auto area = [&]() {
    return std::visit(
        [](auto &&s) -> int64_t {
          using S = std::decay_t<decltype(s)>;
          if constexpr (std::is_same_v<S, Circle>)
            return 3 * s.radius * s.radius;
          else if constexpr (std::is_same_v<S, Square>)
            return s.side * s.side;
          else
            return -1;
        },
        shape);
  };
  int64_t nothing = area();
  shape = Square{4};
  auto old = shape;
  std::visit([](auto &s) {
    if constexpr (std::is_same_v<std::decay_t<decltype(s)>, Square>)
      s.side = 10;
  }, shape);
  return nothing + 10 * area() + 10000 * std::get<Square>(old).side;
}
struct Measure {
  int64_t operator()(bool b) const { return b; }
  int64_t operator()(int64_t n) const { return n + 1; }
  int64_t operator()(const std::string &s) const { return s.size() + 100; }
};
int64_t variant_visitor() {
  std::vector<Value> all = {Value(true), Value(int64_t(8)), Value(std::string("abc"))};
  int64_t n = 0;
  for (const Value &v : all)
    n = 1000 * n + std::visit(Measure{}, v);
  return n;
}


// Packs whose elements a call names, and folds.
template <typename T>
constexpr int rank() { return 1; }
template <>
constexpr int rank<int64_t>() { return 2; }
template <>
constexpr int rank<bool>() { return 3; }
template <typename... Ts>
int64_t ranks() { return (rank<Ts>() + ...); }
template <typename... Ts>
int64_t forwarded(int64_t n) { return n == 0 ? ranks<Ts...>() : forwarded<Ts...>(n - 1) + sizeof...(Ts); }
template <typename... Ts>
bool allPositive(Ts... xs) { return (... && (xs > 0)); }
template <typename... Ts>
bool anyNegative(Ts... xs) { return ((xs < 0) || ...); }
template <typename... Ts>
int64_t leftDifference(Ts... xs) { return (... - xs); }
template <typename... Ts>
int64_t rightDifference(Ts... xs) { return (xs - ...); }
template <typename... Ts>
int64_t commas(Ts... xs) {
  int64_t sum = 0;
  ((sum = sum * 10 + xs), ...);
  return sum;
}
int64_t named_pack() { return ranks<int64_t, bool, double>(); }
int64_t forwarded_pack() { return forwarded<int64_t, bool>(3); }
int64_t folds() {
  return allPositive(1, 2, 3) + 10 * allPositive(1, -2) + 100 * allPositive() + 1000 * anyNegative(1, -2) + 10000 * anyNegative();
}
int64_t fold_order() { return leftDifference(10, 3, 2) * 100 + rightDifference(10, 3, 2); }
int64_t fold_commas() { return commas(1, 2, 3); }
} // namespace shop
