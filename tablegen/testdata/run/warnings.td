class Unused<int a, string b = "x"> { int used = a; }
class Unused2<int q>;
class AllUsed<int a, int b> { int s = !add(a, b); }
multiclass MUnused<int m, int n> { def _x : AllUsed<m, 1>; }
def u : Unused<1>;
defm d : MUnused<1, 2>;
#define TWICE
#define TWICE
