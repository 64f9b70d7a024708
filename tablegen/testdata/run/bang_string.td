class Str<string s, string t> {
  string cat = !strconcat(s, t);
  string cat4 = !strconcat(s, "-", t, "!");
  int size = !size(s);
  bit empty = !empty(s);
  string up = !toupper(s);
  string low = !tolower(s);
  string sub1 = !substr(s, 1);
  string sub2 = !substr(s, 0, 2);
  string sub3 = !substr(s, 1, 100);
  int find = !find(s, t);
  int find2 = !find(s, "l", 3);
  int find3 = !find(s, "zz");
  string subst = !subst("l", "LL", s);
  string subst2 = !subst(s, t, "before " # s # " after");
  bit match = !match(s, "^[a-z]+$");
  bit match2 = !match(t, "W.r");
  string inter = !interleave([s, t, s], ", ");
  string inter0 = !interleave([]<string>, ",");
  string interi = !interleave([1, 2, 3], ":");
  string interb = !interleave([0b11, 0b10], "");
  string repr = !repr([s, t]);
  bit cmp = !lt(s, t);
}
def str1 : Str<"hello", "World">;
def str2 : Str<"Lull", "">;
def literal {
  string a = !strconcat("a", "b");
  string u = !toupper("mIxEd09_");
  string l = !tolower("MIXED");
  string s = !substr("abcdef", 2, 3);
  string e = !substr("abc", 3);
  int f = !find("banana", "an");
  int f2 = !find("banana", "an", 2);
  string r = !repr(42);
  string r2 = !repr(str2);
  string r3 = !repr((str1 1:$a, "x"));
  string r4 = !repr(?);
  string sub = !subst("a", "b", "banana");
  bit m = !match("R12", "R[0-9]+");
  bit m2 = !match("xR12", "^R[0-9]+$");
  string i = !interleave(["x"], "never");
  bit em = !empty("");
  int sz = !size("");
  code c = !strconcat([{a}], "b");
  string cc = "x" # [{y}];
  code ci = !interleave(["a", [{b}]], ",");
  code cu = !toupper([{a}]);
  code cs = !substr([{abc}], 1);
}
def subst_defs {
  Str d = !subst(str1, str2, str1);
  Str e = !subst(str1, str2, str2);
}
