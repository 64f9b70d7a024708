class A<int x> { int y = x; }
class L<string s> { list<A> all = !instances<A>(); list<A> some = !instances<A>(s); list<A> e = !instances<A>(".*1"); }
def a1 : A<1>; def a10 : A<10>; def a2 : A<2>;
def l : L<"a">;
defvar v = !instances<A>("^a");
def m { list<A> vv = v; }
