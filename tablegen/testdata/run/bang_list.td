class L<list<int> l, list<int> m = [3]> {
  int size = !size(l);
  bit empty = !empty(l);
  int head = !head(l);
  list<int> tail = !tail(l);
  list<int> cat = !listconcat(l, m);
  list<int> cat3 = !listconcat(l, m, [9]);
  list<int> remove = !listremove(l, m);
  list<int> doubled = !foreach(x, l, !mul(x, 2));
  list<string> named = !foreach(x, l, "n" # x);
  list<int> odd = !filter(x, l, !and(x, 1));
  list<int> big = !filter(x, l, !gt(x, 1));
  int sum = !foldl(0, l, acc, x, !add(acc, x));
  string joined = !foldl("", l, acc, x, acc # x # ",");
  list<int> rev = !foldl([]<int>, l, acc, x, [x] # acc);
  list<int> range = !range(l);
  list<list<int>> pairs = !foreach(x, l, !foreach(y, m, !add(x, y)));
  list<int> flat = !listflatten(!foreach(x, l, [x, x]));
  list<int> flat1 = !listflatten(l);
  list<int> splat = !listsplat(7, !size(l));
  int at = l[!sub(!size(l), 1)];
}
def l1 : L<[1, 2, 3]>;
def l2 : L<[5], [5, 6]>;
def literal {
  list<int> r1 = !range(3);
  list<int> r2 = !range(1, 4);
  list<int> r3 = !range(0, 10, 3);
  list<int> r4 = !range(5, 0, -2);
  list<int> r5 = !range(["a", "b"]);
  list<int> r6 = !range(0);
  list<int> r7 = !range(4, 1);
  list<string> s = !listsplat("x", 3);
  list<int> s0 = !listsplat(1, 0);
  list<int> c = !listconcat([1], [2, 3]);
  list<int> rm = !listremove([1, 2, 1, 3], [1, 3]);
  list<list<int>> f = !listflatten([[[1], [2]], [[3]]]);
  list<int> h = !head([[1], [2]]);
  list<list<int>> t = !tail([[1], [2]]);
  list<int> fe = !foreach(i, [1, 2], !add(i, !size("abc")));
  list<int> fl = !filter(i, [1, 2, 3, 4], !eq(!and(i, 1), 0));
  int fo = !foldl(1, [1, 2, 3, 4], a, b, !mul(a, b));
  list<int> dotted = [1, 2, 3, 4][0...2];
}
def e1; def e2;
def records {
  list<L> recs = [l1, l2];
  list<int> sizes = !foreach(r, recs, r.size);
  list<L> large = !filter(r, recs, !gt(r.size, 1));
  int total = !foldl(0, recs, acc, r, !add(acc, r.sum));
  list<L> without = !listremove(recs, [l1]);
}
