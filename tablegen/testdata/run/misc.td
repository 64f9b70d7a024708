def op;
class A<int x = 1, string n = NAME> { int v = x; string s = n; list<string> names = [NAME, n]; }
def a1 : A; def a2 : A<2, "z">; def : A<3>;
multiclass M<string p = NAME> { def _x : A<1, p>; def NAME # "_" # p # "_y" : A; }
defm mm : M; defm : M<"q">;
class B<dag d = (op 1:$a), bits<3> b = 0b101, list<list<int>> l = [[1]], A r = a1> { dag dd = d; bits<3> bb = b; bit low = b{0}; int first = l[0][0]; int rv = r.v; A rr = r; }
def b1 : B; 
class C<B b> { int z = b.rv; dag d2 = !con(b.dd, (op b)); list<B> lb = [b, b]; }
def c1 : C<b1>;
class E<list<A> as> { list<int> vs = !foreach(a, as, a.v); list<string> ss = !foreach(a, !filter(a, as, !gt(a.v, 1)), a.s # "!"); }
def e1 : E<[a1, a2]>;
class F<int n> { int r = !foldl(n, !range(n), acc, i, !add(acc, !mul(i, n))); bits<8> bb = n; bits<4> hi = bb{7-4}; list<bit> bl = [bb{0}, bb{1}]; }
foreach n = [3, 5, 0] in def f#n : F<n>;
class G<string t> : A<!size(t), t> { string up = !toupper(s) # names[0]; }
def g1 : G<"gg">;

class I<int n> { I next = !if(!gt(n, 0), I<!sub(n, 1)>, ?); int d = n; }
def i1 : I<3>;
def j { list<I> chain = [i1, i1.next, i1.next.next]; int q = i1.next.d; string name = !cast<string>(i1.next); }
defvar dd = (op a1:$x, "s", [1, 2]:$l);
def k { dag copy = dd; dag more = !con(dd, (op:$nm $z)); string s = !cast<string>(a1) # "_" # !size(dd); A got = !getdagarg<A>(dd, "x"); list<int> gl = !getdagarg<list<int>>(dd, 2); }
class L<bits<4> x> { bits<4> rev = {x{0}, x{1}, x{2}, x{3}}; bits<8> dbl = {x, x}; int n = x; bit any = !ne(x, 0); int plus = !add(x, 1); string s = "" # !cast<int>(x); }
def l1 : L<0b0011>; def l2 : L<9>;
