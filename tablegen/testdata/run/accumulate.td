// Folds that gather strings and lists, and some that only look like it.
class Gather<list<int> l, string sep = ","> {
  string joined = !foldl("", l, acc, x, acc # x # sep);
  string started = !foldl("start:", l, acc, x, !strconcat(acc, sep, !cast<string>(x)));
  string chosen = !foldl("", l, acc, x, !if(!and(x, 1), acc # x, acc));
  string either = !foldl("", l, acc, x, !if(!and(x, 1), acc # "odd ", acc # "even "));
  string spaced = !foldl("", l, acc, x, !if(!empty(acc), "" # x, acc # sep # x));
  string front = !foldl("", l, acc, x, "" # x # acc);
  string twice = !foldl("a", l, acc, x, acc # acc);
  string inner = !foldl("", l, acc, x, acc # !foldl("", [1, 2, 3], acc2, y, acc2 # y # x));
  code coded = !foldl([{}], l, acc, x, acc # [{ x; }]);
  list<int> listed = !foldl([]<int>, l, acc, x, !listconcat(acc, [x, !add(x, 1)]));
  list<int> nested = !foldl([0], l, acc, x, !listconcat(!listconcat(acc, [x]), [x]));
  list<int> odd = !foldl([]<int>, l, acc, x, !if(!and(x, 1), !listconcat(acc, [x]), acc));
  list<int> front2 = !foldl([]<int>, l, acc, x, !listconcat([x], acc));
  list<int> unique = !foldl([]<int>, l, acc, x, !listconcat(acc, !listremove([x], acc)));
  list<list<int>> lists = !foldl([]<list<int>>, l, acc, x, !listconcat(acc, [[x], !range(x)]));
  int count = !foldl(0, l, acc, x, !add(acc, 1));
}
def gather1 : Gather<[1, 2, 3, 4, 3]>;
def gather2 : Gather<[], ";">;
def gather3 : Gather<[7], "">;
class Part<int n> { int v = n; string s = "p" # n; }
class Parts<list<int> l> {
  list<Part> parts = !foldl([]<Part>, l, acc, x, !listconcat(acc, [Part<x>]));
  string names = !foldl("", l, acc, x, acc # Part<!add(x, 10)>.s # " ");
  string unset = !foldl("", l, acc, x, !if(!gt(x, 100), acc # "never", acc # Part<x>.s));
}
def parts1 : Parts<[1, 2, 3]>;
def parts2 : Parts<[2, 3, 4, 5]>;
