class self_class;
class P<int x, int y = 2, string s = "d"> { int px = x; int py = y; string ps = s; list<int> l = [x, y]; }
class Holder<P p> { P held = p; int sum = !add(p.px, p.py); }
def root;
def anon1 { P p = P<1>; int x = P<3, 4>.px; P same = P<1>; }
def anon2 : Holder<P<1>>;
def anon3 : Holder<P<7, 8, "e">> { P other = P<held.px, sum>; }
def named { P p = P<1, s = "n">; P q = P<x = 5, y = 6>; P r = P<y = 1, x = 0>; }
class Named<int a, int b = !add(a, 1), string c = "c" # a> { int na = a; int nb = b; string nc = c; }
def named1 : Named<1>;
def named2 : Named<1, c = "x">;
def named3 : Named<a = 4, c = "y">;
def slices {
  list<int> l = [10, 20, 30, 40, 50];
  int one = l[0];
  int last = l[4];
  list<int> two = l[1, 3];
  list<int> range = l[1...3];
  list<int> oldrange = l[1-3];
  list<int> back = l[3...1];
  list<int> mixed = l[0, 2...4, 1];
  list<int> single = l[2,];
  list<int> bylist = l[[4, 0]];
  list<list<int>> ll = [[1, 2], [3, 4]];
  int nested = ll[1][0];
}
class SliceArg<int i, list<int> l> { int e = l[i]; list<int> s = l[i, 0]; list<int> r = l[0...i]; }
def slicearg : SliceArg<1, [5, 6, 7]>;
def dags {
  dag plain = (root);
  dag args = (root 1, "two", [3], ?, $five, 6:$six, ?:$seven);
  dag named = (root:$op $x);
  dag nested = (root (root 1:$a):$b, (root));
  dag ofvar = (slices slices, anon1);
  dag oflist = ([1, 2] 3);
  dag ofanon = (P<1> 2);
}
def paste#_1;
def "paste"#"_2" { string s = "a" # 1 # "b" # root; }
def paste_3 { string a = "x" # ; string b = paste_1 # "y"; list<int> l = [1] # [2] # [3, 4]; list<int> e = [1] #; }
class Paste<string s, int n> { string r = s # "_" # n; string m = "pre" # NAME; string t = s#n#s; }
def paste_4 : Paste<"q", 9>;
defvar global = "glob";
defvar number = !add(1, 2);
def use_global { string g = global # number; int n = number; }
def field_access {
  int f = anon3.held.px;
  int g = anon3.other.l[1];
  string h = paste_4.r;
}
def self_ref { string s = !cast<string>(self_ref); list<self_class> l = []; int n = !size(l); }

// Default values with unset parts are complete if an operator that is no choice contains the parts.
class Joined<list<int> l = !listconcat([?], !range(!size(NAME))), bits<2> b = !if(!eq(NAME, ""), {?, ?}, {0, 1})> { list<int> ll = l; bits<2> bb = b; }
def x : Joined;
