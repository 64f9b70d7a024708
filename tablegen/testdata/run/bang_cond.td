class selfclass;
class T { int n = 0; }
class U<int k> : T { let n = k; }
def t; def t1 : T; def u1 : U<5>;
class C<int a, string s, T r> {
  string sign = !cond(!lt(a, 0) : "neg", !eq(a, 0) : "zero", true : "pos");
  int trailing = !cond(!lt(a, 0) : -1, true : 1,);
  int iff = !if(!gt(a, 0), a, !sub(0, a));
  bit isu = !isa<U>(r);
  bit ist = !isa<T>(r);
  bit exists = !exists<T>(s);
  bit existsu = !exists<U>(s);
  T cast = !cast<T>(s);
  string name = !cast<string>(r);
  int viaCast = !cast<T>(s).n;
  T choice = !if(!exists<U>(s), !cast<T>(s), r);
  bit init = !initialized(a);
  int castint = !cast<int>(!eq(a, 0));
}
def c1 : C<3, "t1", u1>;
def c2 : C<-3, "u1", t1>;
def c3 : C<0, "t1", t1>;
def literal {
  int c = !cond(false : 1, true : 2);
  int i = !if(1, 2, 3);
  string i2 = !if(!eq("a", "b"), "same", "other");
  list<T> l = !if(true, [t1], [u1]);
  T r = !if(false, t1, u1);
  bit isi = !isa<int>(3);
  bit iss = !isa<string>(3);
  bit isl = !isa<list<int>>([1]);
  bit e1 = !exists<T>("u1");
  bit e2 = !exists<T>("nothing");
  bit e3 = !exists<U>("t1");
  bit in1 = !initialized(?);
  bit in2 = !initialized("x");
  int sw = !cond(!eq(1, 2): 10, !eq(2, 2): 20);
  T cs = !cast<T>("t" # 1);
  string cn = !cast<string>(u1);
  string ci = !cast<string>(17);
  list<T> inst = !instances<T>();
  list<U> instu = !instances<U>();
  list<T> instr = !instances<T>("^u");
  bits<4> b = !if(true, 0b1010, 0b0101);
}
class Opt<int v = ?> { int val = v; bit has = !initialized(v); int orelse = !if(!initialized(v), v, -1); }
def opt1 : Opt; def opt2 : Opt<4>;
def late1 { list<T> all = !instances<T>("[0-9]"); }
def selfcheck { bit me = !exists<selfclass>("selfcheck"); }
class Rec<int n> { int fact = !if(!le(n, 1), 1, !mul(n, Rec<!sub(n, 1)>.fact)); }
def rec : Rec<10>;
