class A<int x> { int a = x; }
def b : A<1>;
multiclass M { def _x : A<2>; }
defm c : M;
def : A<3>;
let a = 4 in def d : A<1>;
foreach i = [1, 2] in def e#i : A<i>;
defset list<A> S = { def f : A<9>; }

class Forward; class Forward; class Forward { int x = 1; }
def Forward : Forward;
