// Records that share their fields with classes, some of which are still being
// read then.
class Element<int k> {
  int v = k;
}

class Extra {
  int dd = 3;
}

class A<int n = 0, list<int> d = !foreach(q, [1], q)> {
  int a = n;
  list<int> all = d;
  list<int> l = !if(!gt(n, 0), [], !foreach(x, [1, 2], A<x>.a));
  int b = 2;
  let a = 5;
  int c = !foldl(0, [1, 2], y, z, !add(y, z));
}

class B : A<0> {
  int e = 4;
  let b = 7;
}

class C<string s> : B {
  string f = s;
  let c = 1;
  list<int> g = !filter(i, l, !gt(i, 1));
}

class E : Extra {
  list<int> m = !foreach(t, [1, 2], !add(t, Element<t>.v));
  int n = 1;
}

def x : A<0>;

def y : B {
  int own = 1;
}

def y2 : B {
  int own = 3;
}

def z : C<"s">, Extra {
  int own = 2;
  let e = 9;
}

def w : E;
