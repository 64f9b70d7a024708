// What is made first shows in the numbers of anonymous records.
class N<int i> { int x = i; }
class Pick<int c> {
  N a = !if(!gt(c, 1), N<c>, N<!add(c, 100)>);
  N v = !cond(!eq(N<c>.x, 1): N<!add(c, 10)>, true: N<!add(c, 20)>);
  list<N> l = [N<c>, N<!add(c, 1)>];
  int s = !foldl(0, [1, 2], acc, i, !add(acc, N<!add(i, !mul(c, 1000))>.x));
  list<N> f = !foreach(i, [7, 8], N<!add(i, c)>);
}
def p1 : Pick<1>;
def p2 : Pick<2>;
class Chain<int n, N first = N<n>> { N second = N<!add(first.x, 1)>; N third = N<!add(second.x, first.x)>; }
def chain : Chain<50>;
def chain2 : Chain<60, N<61>>;
multiclass M<int k> { def a : Chain<k>; def b { N n = N<!add(k, 5)>; } def : N<k>; }
defm m1 : M<200>;
defm m2 : M<300>;
foreach i = [1, 2] in { def : N<i>; def fe#i { N n = N<!add(i, 400)>; } }
let x = 3 in def : N<9>;
defvar dv = N<500>;
def usedv { N a = dv; N b = N<500>; int c = dv.x; }

// The arguments of a dag are resolved before its operator.
class Called<string s> { string t = s; }
class Call<dag d> { dag e = d; }
multiclass Calls<string s> { def "" : Call<(Called<s # "outer"> (Called<s # "inner"> Called<s # "first">), Called<s # "last">)>; }
defm call : Calls<"a">;
