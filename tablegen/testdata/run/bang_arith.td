class Arith<int a, int b> {
  int add = !add(a, b);
  int add3 = !add(a, b, 1, 2);
  int sub = !sub(a, b);
  int mul = !mul(a, b);
  int mul3 = !mul(a, b, 3);
  int div = !div(a, b);
  int and_ = !and(a, b);
  int and3 = !and(a, b, 7);
  int or_ = !or(a, b);
  int or3 = !or(a, b, 8);
  int xor = !xor(a, b);
  int xor3 = !xor(a, b, 1);
  int not = !not(a);
  int shl = !shl(a, b);
  int sra = !sra(a, b);
  int srl = !srl(a, b);
  int log = !logtwo(!add(!mul(a, a), 1));
  bit eq = !eq(a, b);
  bit ne = !ne(a, b);
  bit lt = !lt(a, b);
  bit le = !le(a, b);
  bit gt = !gt(a, b);
  bit ge = !ge(a, b);
  int mixed = !add(true, 0b11, a);
}
def arith1 : Arith<12, 5>;
def arith2 : Arith<-12, 3>;
def arith3 : Arith<0, 1>;
def literal {
  int a = !add(1, 2);
  int s = !sub(1, 2);
  int m = !mul(-3, 4);
  int d = !div(-7, 2);
  int l = !logtwo(1);
  int l2 = !logtwo(1023);
  int o = !or(0, 1);
  int n = !not(0);
  int x = !xor(5, 1);
  int shl = !shl(1, 62);
  int sra = !sra(-8, 1);
  int srl = !srl(-8, 1);
  bit cmps = !lt("abc", "abd");
  bit cmpge = !ge("b", "a");
  bit eqs = !eq("a", "a");
  bit nes = !ne("a", "b");
  bit eqr = !eq(arith1, arith1);
  bit ner = !ne(arith1, arith2);
  bit eqbits = !eq(0b11, 3);
  bit eqbool = !eq(true, 1);
}
class Bools<bit a, bit b> {
  bit both = !and(a, b);
  bit either = !or(a, b);
  bit neither = !not(!or(a, b));
  bit differ = !xor(a, b);
  int asint = !add(a, b);
  bit same = !eq(a, b);
}
def bools1 : Bools<1, 0>;
def bools2 : Bools<true, true>;
class Shorts<string s, bit guard> {
  bit and_short = !and(guard, !eq(!substr("abc", 0, 1), s));
  int or_short = !or(!sub(0, guard), !size(s));
}
def shorts1 : Shorts<"a", 0>;
def shorts2 : Shorts<"a", 1>;
