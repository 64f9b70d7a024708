#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

// Classes, enumerations, templates and references as C++ source files define them. Each
// function without parameters is a case; a C++ compiler gives the expected results.
namespace shop {

enum class Colour : uint8_t { Red, Green = 4, Blue, Last = Blue };
enum Size { Small = 1, Large = Small * 10, Huge };

struct Point {
  int64_t x = 1, y = 2;
  int64_t sum() const { return x + y; }
  Point &shift(int64_t by) {
    x += by;
    this->y = y + by;
    return *this;
  }
  static Point origin() { return {0, 0}; }
  bool operator==(const Point &o) const { return x == o.x && y == o.y; }
};

Point operator+(const Point &a, const Point &b) { return Point{a.x + b.x, a.y + b.y}; }

int64_t defaults() {
  Point p;
  return 10 * p.x + p.y;
}
int64_t aggregate() {
  Point p{5, 6}, q = {7};
  return 1000 * p.sum() + 10 * q.x + q.y;
}
int64_t method_chain() { return Point{1, 1}.shift(2).shift(3).sum(); }
int64_t copies() {
  Point p{1, 1};
  Point q = p;
  q.x = 50;
  Point &r = p;
  r.y = 7;
  return 100 * p.sum() + q.sum();
}
int64_t equality() { return (Point{1, 2} == Point()) + 2 * (Point{1, 3} == Point{}) ; }
int64_t free_operator() { return (Point{1, 2} + Point::origin() + Point{10, 20}).sum(); }

class Counter {
public:
  explicit Counter(int64_t start, std::string name = "c") : count(start), name(std::move(name)) { history.push_back(start); }
  Counter() : Counter(100) {}
  void add(int64_t n);
  int64_t value() const { return count; }
  size_t length() const { return history.size() + name.size(); }
  struct Step {
    int64_t by;
    Colour colour;
  };
  void apply(const Step &s) { add(s.by + static_cast<int64_t>(s.colour)); }

private:
  int64_t count;
  std::string name;
  std::vector<int64_t> history;
};

void Counter::add(int64_t n) {
  count += n;
  history.push_back(count);
}

int64_t constructor() {
  Counter c(3, "name");
  c.add(4);
  return 100 * c.value() + c.length();
}
int64_t delegating() { return Counter().value(); }
int64_t copied_history() {
  Counter a(1);
  Counter b = a;
  b.add(1);
  b.add(1);
  return 10 * a.length() + b.length();
}
int64_t nested() {
  Counter c(0);
  c.apply({2, Colour::Blue});
  Counter::Step s{1, Colour::Green};
  c.apply(s);
  return c.value();
}

static void byReference(Point &p, int64_t &n) {
  p.x = 9;
  n *= 2;
}
static void byValue(Point p) { p.x = 9; }
int64_t arguments() {
  Point p{1, 1};
  int64_t n = 4;
  byValue(p);
  int64_t before = p.x;
  byReference(p, n);
  return 100 * before + 10 * p.x + n;
}

int64_t enums() {
  int64_t n = 0;
  for (Colour c : {Colour::Red, Colour::Green, Colour::Last}) {
    switch (c) {
    case Colour::Red:
      n += 1;
      break;
    case Colour::Green:
      n += 10;
      break;
    case Colour::Blue:
      n += 100;
      break;
    }
  }
  return n + Large + Huge;
}

int64_t lambda_references() {
  int64_t total = 0;
  auto twice = [](int64_t &x) { x *= 2; };
  auto move = [&](Point &p, auto by) {
    p.x += by;
    total += p.x;
  };
  int64_t n = 5;
  twice(n);
  twice(n);
  Point p{1, 1};
  move(p, 3);
  move(p, n);
  return 1000 * n + 100 * p.x + total;
}

int64_t loop_references() {
  std::vector<int64_t> list = {1, 2, 3};
  for (auto &x : list)
    x = x * x;
  for (int64_t &x : list)
    ++x;
  std::vector<Point> points(2);
  for (Point &p : points)
    p.x = 40;
  for (Point p : points)
    p.x = 0;
  int64_t &last = list.back();
  last += 100;
  int64_t sum = 0;
  for (const Point &p : points)
    sum += p.sum();
  for (auto x : list)
    sum += 1000 * x;
  return sum;
}

template <typename T, unsigned N> struct Box;

template <typename T> struct Pair {
  T first, second;
  T total() const { return first + second; }
  template <typename F> T fold(F f) const { return f(first, second); }
};

template <int64_t N, typename T> T times(T x) { return N * x; }
template <bool negative> int64_t sign() {
  if (negative)
    return -1;
  return 1;
}
template <typename T> int64_t width() { return 0; }
template <> int64_t width<int32_t>() { return 32; }
template <> int64_t width<int64_t>() { return 64; }

int64_t class_template() {
  Pair<int64_t> p{3, 4};
  return 100 * p.total() + p.fold([](int64_t a, int64_t b) { return a * b; });
}
int64_t constant_parameters() { return times<3>(int64_t(5)) + times<2, int64_t>(1) + 100 * sign<true>() + 1000 * sign<false>(); }
int64_t specializations() { return width<int32_t>() + 10 * width<int64_t>() + 100 * width<bool>(); }

struct Shape {
  int64_t sides;
  explicit Shape(int64_t n) : sides(n) {}
  int64_t twice() const { return 2 * sides; }
};
struct Polygon : Shape {
  using Shape::Shape;
  int64_t extra = 3;
  int64_t all() const { return 100 * twice() + 10 * sides + extra; }
};
struct Square : public Polygon {
  Square(int64_t length) : Polygon(4), length(length) {}
  int64_t length;
};
int64_t bases() { return Polygon(5).all(); }
int64_t more_bases() {
  Square s(7);
  s.extra = 1;
  return 1000 * s.length + s.all();
}

using Line = std::pair<Point, Point>;
struct Path {
  using Points = std::vector<Point>;
  static constexpr int64_t kLimit = 3;
  Points points;
  std::optional<int64_t> weight;
  void add(Point p) {
    if (static_cast<int64_t>(points.size()) < kLimit)
      points.push_back(p);
  }
};
int64_t members() {
  Path path;
  Point p{1, 0};
  for (int64_t i = 0; i < 5; ++i) {
    p.y = i;
    path.add(p);
  }
  Path other = path;
  other.points[0].x = 70;
  if (!path.weight)
    path.weight = 9;
  int64_t sum = *path.weight;
  for (const Point &q : path.points)
    sum += 10 * q.sum();
  return sum + other.points.front().x;
}
int64_t aliases() {
  Line l{{1, 2}, {3, 4}};
  return l.first.sum() + 10 * l.second.sum();
}
int64_t strings() {
  std::string s = "abcdef";
  s.erase(0, 2);
  s.append("xy");
  s.push_back('z');
  s.insert(1, "--");
  std::string t = s;
  s.pop_back();
  s += "!";
  t.clear();
  return 1000 * (s == "c--defxy!") + 100 * t.empty() + s.size();
}
int64_t streams() {
  std::ostringstream os;
  os << "n = " << 12 << ", " << std::string("end");
  return os.str() == "n = 12, end" ? 1 : 0;
}
int64_t enum_alias() {
  using C = Colour;
  auto c = C::Green;
  return c == C::Green ? 1 : 2;
}
int64_t recursion_depth(int64_t n) { return n == 0 ? 0 : 1 + recursion_depth(n - 1); }
int64_t recursive() { return recursion_depth(20); }


int64_t twice(const std::function<int64_t(int64_t)> &f, int64_t x) { return f(f(x)); }
int64_t run_all(std::vector<std::function<int64_t(int64_t)>> fs, int64_t x) {
  for (auto &f : fs)
    x = f(x);
  return x;
}
int64_t function_values() {
  int64_t calls = 0, step = 3;
  int64_t x = twice([&](int64_t v) { ++calls; return v * 10 + step; }, 1);
  int64_t y = run_all({[&](int64_t v) { return v + x; }, [](int v) { return v * 2; }}, calls);
  std::function<int64_t(int64_t)> none;
  return y * 10 + (none ? 1 : 2);
}

void replace(std::vector<int64_t> &list, const std::vector<int64_t> &by) {
  list = by;
  list.back() += 5;
  list.front() = 40;
}
int64_t list_parameters() {
  std::vector<int64_t> a = {1}, b = {2, 3};
  replace(a, b);
  return a[0] * 100 + a[1] * 10 + b[1];
}

template <typename T> int64_t add_all(const std::vector<T> &list) {
  int64_t sum = 0;
  for (const T &x : list)
    sum += x;
  return sum;
}
template <typename... Ts> int64_t number(Ts... xs) {
  static_assert(sizeof...(xs) > 0, "not empty");
  return 100 * sizeof...(Ts) + add_all(std::vector<int64_t>{xs...});
}
template <typename... Ts> void increment(int64_t by, Ts &...xs) {
  std::vector<int64_t *> all{&xs...};
  for (int64_t *x : all)
    *x += by;
}
int64_t packs() {
  int64_t a = 1, b = 2;
  increment(10, a, b);
  return number(a, b, 5) + 1000 * number(a);
}

template <typename T> int64_t shape_of(T x) { return 1; }
template <typename T> int64_t shape_of(std::vector<T> x) { return 2; }
template <typename... Ts> int64_t shapes(Ts... xs) {
  using list = int64_t[];
  int64_t sum = 0;
  (void)list{0, (sum = 10 * sum + shape_of(std::get<0>(xs)), 0)...};
  return sum;
}
int64_t partial_ordering() { return shapes(std::make_pair(1, 2), std::make_pair(std::vector<int64_t>{}, 3), std::make_tuple(5)); }

int64_t chosen(int64_t x) { return 1; }
template <typename T> int64_t chosen(T x) { return sizeof(int64_t) + x; }
int64_t explicit_arguments() { return 10 * chosen(int64_t(5)) + chosen<int64_t>(5); }

int64_t braces() {
  using Pair = std::pair<int64_t, std::optional<int64_t>>;
  std::vector<Pair> pairs(2);
  for (auto &p : pairs)
    p = {pairs[1].first + 7, 1};
  std::array<Pair, 2> list = {{{1, 2}, {3, std::nullopt}}};
  return list[0].first * 100 + *list[0].second * 10 + (list[1].second ? 1 : 0) + pairs[0].first + 1000 * pairs[1].first;
}

int64_t maps() {
  std::map<int64_t, int64_t> m;
  m[5] = 1;
  m[3] += 4;
  ++m[5];
  m.insert({7, 9});
  m.erase(5);
  m.try_emplace(4, 6);
  int64_t sum = 0;
  for (auto &[k, v] : m)
    sum = 100 * sum + 10 * k + v;
  auto it = m.find(4);
  if (it != m.end() && m.find(5) == m.end())
    sum = 10 * sum + it->second;
  return sum;
}
int64_t sets() {
  std::set<int64_t, std::greater<>> s = {2, 9};
  s.insert(4);
  std::pair<std::vector<int64_t>, std::set<int64_t>> both;
  both.second.insert(3);
  std::vector<int64_t> copy = both.first;
  both.first.push_back(4);
  int64_t sum = copy.size() + both.first.size() + both.second.size();
  for (int64_t x : s)
    sum = 10 * sum + x;
  return s.find(9) == s.begin() ? sum : 0;
}
int64_t copying() {
  std::vector<int64_t> a(4), b = {7};
  std::iota(a.begin(), a.end(), 1);
  std::copy(a.begin() + 1, a.end(), std::back_inserter(b));
  std::copy(b.begin(), b.begin() + 2, a.begin());
  int64_t sum = 0;
  for (int64_t x : a)
    sum = 10 * sum + x;
  for (int64_t x : b)
    sum = 10 * sum + x;
  return sum;
}

struct Figure {
  virtual int64_t area() const = 0;
  virtual int64_t scaled(int64_t by) const { return area() * by; }
  int64_t twice() const { return 2 * area(); }
};
struct Quad : Figure {
  int64_t side;
  Quad(int64_t side) : side(side) {}
  int64_t area() const override { return side * side; }
};
struct Crate : Quad {
  Crate(int64_t side) : Quad(side) {}
  int64_t area() const final { return 6 * side * side; }
  int64_t scaled(int64_t by) const override { return area() * by * by; }
};
int64_t areaOf(const Figure &s) { return s.area() + 1000 * s.scaled(2); }
int64_t virtual_functions() { return areaOf(Quad(3)) + areaOf(Crate(1)) + Crate(2).twice(); }

#define PRICE(Name, value)                 \
  int64_t Name##Suffixed() { return 0; }
#undef PRICE
#define PRICE_OF(Name, value)              \
  struct Name {                            \
    int64_t price() const { return value; } \
  };                                       \
  int64_t priceOf(const Name &x) { return x.price(); }
PRICE_OF(Apple, 3)
PRICE_OF(Pear, (std::max<int64_t>(4, 5)))
#undef PRICE_OF
int64_t macros() { return 10 * priceOf(Apple()) + priceOf(Pear()); }

int64_t local_enums() {
  enum Mode { First, Second = 5, Third };
  enum class Level : uint8_t { Low = 1, High = 200 };
  Mode m = Third;
  Level l = Level::High;
  return 1000 * m + static_cast<int64_t>(l) + (m == Third ? Second : First);
}

template <typename T>
int64_t traitOf(T x) {
  if (std::is_same<T, std::string>::value)
    return 1;
  return std::is_same_v<T, int64_t> ? 2 : 3;
}
int64_t type_traits() {
  return 100 * traitOf(std::string("x")) + 10 * traitOf(int64_t(1)) + traitOf(true) + 1000 * std::is_base_of<Figure, Crate>::value;
}

int64_t ordered_lists() {
  std::vector<int64_t> a = {1, 2, 3}, b = {1, 3}, c = {1, 2};
  return (a < b) + 2 * (a < c) + 4 * (c <= a) + 8 * (b > a) + 16 * (a >= a);
}

int64_t more_algorithms() {
  std::vector<int64_t> a = {3, 1, 2}, b = {1, 2, 3}, c = {1, 2, 2};
  int64_t sum = 0;
  std::for_each(a.begin(), a.end(), [&](int64_t x) { sum += x; });
  return sum + 100 * std::is_permutation(a.begin(), a.end(), b.begin()) + 200 * std::is_permutation(a.begin(), a.end(), c.begin()) +
         400 * std::binary_search(b.begin(), b.end(), 2) + 800 * std::binary_search(b.begin(), b.end(), 5);
}

int64_t composite_keys() {
  std::map<std::tuple<std::string, std::string, int64_t>, int64_t> m{{{"a", "b", 2}, 7}, {{"a", "b", 1}, 5}, {{"", "c", 9}, 3}};
  std::set<std::pair<int64_t, std::vector<int64_t>>> s;
  s.insert({2, {1}});
  s.insert({1, {3, 4}});
  s.insert({1, {3}});
  s.insert({2, {1}});
  int64_t order = 0;
  for (auto [key, value] : m)
    order = order * 10 + value;
  for (auto [n, list] : s)
    order = order * 10 + list.size();
  return order * 10 + m.count(std::make_tuple("a", "b", 1)) + 2 * m.count(std::make_tuple("a", "bc", 1));
}

int64_t beginnings() {
  std::vector<int64_t> a = {1, 2}, b = {1, 2, 3};
  return std::equal(a.begin(), a.end(), b.begin()) + 2 * std::equal(a.begin(), a.end(), b.begin() + 1);
}

int64_t descend(int64_t n, std::function<int64_t(int64_t value, bool last)> visit) {
  if (n == 0)
    return visit(n, true);
  return visit(n, false) + descend(n - 1, visit);
}
int64_t named_parameters() {
  return descend(3, [](int64_t v, bool last) { return last ? 100 : v; });
}

constexpr int64_t kFirst = 3, kSecond = std::max<int64_t>(kFirst, 4), kThird{5};
struct Limits {
  static constexpr int64_t kLow = 1, kHigh = kLow + 8;
};
int64_t several_constants() { return 1000 * kFirst + 100 * kSecond + 10 * kThird + Limits::kHigh - Limits::kLow; }

double twice(double x) { return 2 * x; }
int64_t floating_point() {
  float half = 0.5f;
  double sum = std::sqrt(16) + std::ceil(1.25) + std::floor(-1.25) + std::log2(1024) + std::pow(2, 10) + twice(std::trunc(2.75));
  return 100 * std::llround(sum + std::round(half)) + std::lround(-2.5);
}
}

// Found in the namespace of an argument.
namespace depot {
struct Base {};
template <typename T>
int64_t count(T *item, int64_t n) { return 10 * item->n + n; }
}
namespace store {
struct Crate : depot::Base {
  int64_t n = 4;
};
int64_t weight(const Crate &c) { return 7 * c.n; }
}
namespace shop {
int64_t numbers_of_c() {
  double sum = M_E + M_PI + M_PI_2 * 3 + M_PI_4 * 5 + M_1_PI * 7 + M_2_PI * 11 + M_LN2 * 13 + M_LN10 * 17 + M_LOG2E * 19 + M_LOG10E * 23 + M_SQRT2 * 29 +
               M_SQRT1_2 * 31;
  return std::llround(sum * 1e12);
}
int64_t associated() {
  store::Crate c;
  return 1000 * weight(c) + count(&c, 2);
}
}

namespace shop {
int64_t apply(std::function<int64_t(int64_t)> f, int64_t x) { return f(x); }
template <typename F>
int64_t applyTo(F f, int64_t x) { return f(x); }
int64_t plus_lambda() {
  auto twice = +[](int64_t x) { return 2 * x; };
  std::vector<int64_t> list = {1, 2, 3};
  std::sort(list.begin(), list.end(), +[](int64_t a, int64_t b) { return a > b; });
  bool all = std::all_of(list.begin(), list.end(), +[](int64_t x) { return x > 0; });
  return twice(1) + 10 * apply(+[](int64_t x) { return x + 1; }, 2) + 100 * applyTo(+[](int64_t x) -> int64_t { return x - 1; }, 5) + 1000 * list[0] + 10000 * all +
         100000 * (+[] { return 7; })();
}
}
