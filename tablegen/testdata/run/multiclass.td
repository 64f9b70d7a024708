class I<string n, int k = 0> { string asm = n; int kind = k; string me = NAME; }
class Extra { int extra = 1; }
multiclass Two<string base, int k = 1> {
  def _a : I<base # "a", k>;
  def _b : I<base # "b", !add(k, 1)>;
}
defm one : Two<"x">;
defm two : Two<"y", 5>;
defm three : Two<k = 9, base = "z">;
multiclass Named<string s> {
  def NAME : I<s>;
  def NAME#_suffix : I<s # "_s">;
  def "pre_"#NAME : I<"pre">;
  def : I<"anon">;
}
defm nm : Named<"n">;
defm "" : Two<"empty">;
defm : Two<"anon">;
multiclass Outer<string o> {
  defm _in : Two<o>;
  defm NAME#_nm : Named<o # "2">;
  defm "" : Named<"q">;
  def _self : I<o>;
}
defm out : Outer<"o">;
multiclass Loops<list<int> l, bit cond> {
  foreach i = l in {
    def _l#i : I<"l" # i, i>;
    if !gt(i, 1) then def _big#i : I<"big">;
  }
  if cond then { def _yes : I<"yes">; } else { def _no : I<"no">; }
  defvar v = !size(l);
  def _v : I<"v", v>;
  let kind = 77 in def _let : I<"let">;
}
defm loops1 : Loops<[1, 2], true>;
defm loops2 : Loops<[3], 0>;
multiclass Inherit<string s> : Two<s # "_i", 3> { def _own : I<s>; }
defm inh : Inherit<"h">;
multiclass Only<string s> : Two<s>, Named<s>;
defm only : Only<"oo">;
defm mixed : Two<"m">, Named<"mm">;
defm withclass : Two<"wc">, Extra;
let kind = 55 in defm letm : Two<"lm">;
let kind = 56, asm = "fixed" in { defm letm2 : Loops<[1], 1>; }
foreach i = [1, 2] in defm fe#i : Two<"f" # i, i>;
foreach s = ["p", "q"] in { defm NAME_#s : Two<s>; }
if true then defm cond : Two<"c">;
defset list<I> made = { defm ds : Two<"ds">; }
def count { int n = !size(made); }
multiclass Args<I r, dag d, list<string> l = []> {
  def _r : I<r.asm, !size(l)> { dag dd = d; I ref = r; string j = !interleave(l, "/"); }
}
defm args : Args<one_a, (one_a 1), ["s", "t"]>;
multiclass Assert<int n> { assert !gt(n, 0), "positive"; def _x : I<"as", n>; }
defm asserted : Assert<1>;
multiclass Deep<int n> { def _d : I<"d" # n, n>; foreach i = !range(n) in defm _#i : Two<"deep" # i, i>; }
defm deep : Deep<2>;
multiclass Cast<string s> { def _c : I<s>; def _d : I<!cast<I>(NAME # "_c").asm # "!">; }
defm cast : Cast<"cc">;

// Arguments of a parent multiclass are not converted to the types of its parameters.
multiclass Narrow<bits<5> op> {
  def _narrow {
    bit isMinusOne = !eq(op, -1);
    int value = op;
    bits<5> encoded = op;
    bit top = op{4};
  }
}
multiclass WithParent : Narrow<-1>;
defm Unconverted : WithParent;
defm Converted : Narrow<-1>;
