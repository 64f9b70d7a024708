// Every statement and most operators, one or two on a line, for tests that change a token.
def op;
class Shape<int n, string label = "none"> {
  int size = n;
  string text = label;
  list<int> sides = !range(n);
  bits<4> mask = n;
  dag tree = (op n:$n);
  let mask{0} = 1;
  assert !ge(n, 0), "negative size";
}
class Named<string first> {
  string name = first # "_" # NAME;
  field bit done = 0;
}
class Square<int edge> : Shape<4, "square">, Named<"s"> {
  defvar area = !mul(edge, edge);
  int value = area;
  let sides = [edge, edge, edge, edge];
  code body = [{ return 1; }];
}
deftype number = int;
defvar limit = 3;
def small : Square<1>;
def large : Square<10> {
  let text = "large";
  let mask{3-2} = {1, 0};
  number twice = !add(value, value);
}
let text = "in let", size = 7 in {
  def first : Shape<1>;
  def second : Shape<2>;
}
multiclass Pair<int low, int high> {
  def _low : Shape<low>;
  def _high : Shape<high> { let text = !strconcat("high", "er"); }
  foreach i = [1, 2] in
    def _loop#i : Shape<!sub(high, i)>;
}
defm pair : Pair<1, 8>;
multiclass Triple<int a> : Pair<a, 3> {
  defm _more : Pair<a, 5>;
}
defm triple : Triple<2>;
foreach i = {0-2} in {
  def item#i : Shape<i, "item" # i>;
}
foreach part = [small, large] in
  def of_#part.text : Shape<part.size>;
if !gt(limit, 2) then {
  def over : Shape<limit>;
} else {
  def under : Shape<0>;
}
defset list<Shape> gathered = {
  def one : Shape<1>;
  def two : Shape<2>;
}
def operators {
  int count = !size(gathered);
  list<int> sizes = !foreach(g, gathered, g.size);
  list<int> big = !filter(s, sizes, !gt(s, 1));
  int sum = !foldl(0, sizes, acc, s, !add(acc, s));
  string kind = !cond(!eq(sum, 3): "three", true: "other");
  int head = !if(!empty(big), 0, !head(big));
  int part = large.sides[1];
  list<int> parts = large.sides[0, 2...3];
  bits<2> bit_pair = large.mask{1-0};
  dag both = !con((op 1:$x), (op 2));
  string joined = !interleave(["a", "b"], ", ");
  Shape found = !cast<Shape>("small");
  bit is = !isa<Square>(found);
  int inst = Shape<6>.size;
  string sub = !substr("abcdef", 1, 3);
  int at = !find(sub, "c");
  dag arg = !setdagarg(both, 0, 5);
  int got = !getdagarg<int>(arg, 0);
}
assert !eq(limit, 3), "limit";
dump "limit " # limit;
