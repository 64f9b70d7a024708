class Fwd;
class Uses { Fwd f = ?; }
class Fwd<int n> { int x = n; }
class Base<int n = 1> { int n1 = n; string nm = NAME; }
class Left<int n> : Base<n> { int left = n; }
class Right { int right = 2; string nm = "right"; }
class Both<int n> : Left<!add(n, 1)>, Right { let right = n; }
def both : Both<3>;
def override : Base<2> { let n1 = 20; int n1b = n1; let nm = "set"; }
def redeclare : Base { int n1 = 6; }
def : Base<5>;
def : Base<6>;
def "" : Base<7>;
def "quoted" : Base;
let n1 = 30 in def let1 : Base;
let n1 = 40, nm = "letnm" in {
  def let2 : Base;
  def let3 : Left<1> { let left = n1; }
  let n1 = 50 in { def let4 : Base; }
}
class Bits { bits<8> b = 0; }
let b<7-4> = 5, b<0> = 1 in { def let5 : Bits; def let6 : Bits { let b{1} = 1; } }
foreach i = [1, 2, 3] in def loop#i : Base<i>;
foreach i = {0-2} in { def rng#i : Base<i>; foreach s = ["a", "b"] in def nest#i#s : Base<i> { string t = s; } }
foreach i = {4, 6...7} in def pick#i : Base<i>;
foreach i = 2-3 in def piece#i : Base<i>;
foreach i = 8...9 in def piece#i : Base<i>;
foreach r = [let2, let3] in def of_#r : Base<r.n1>;
foreach i = !range(2) in { defvar dbl = !mul(i, 2); def dv#i : Base<dbl>; }
foreach i = [1] in def : Base<i>;
foreach i = [1, 2] in { def : Base<i>; }
foreach e = []<int> in def never#e;
if !eq(1, 1) then def if1 : Base; else def if2 : Base;
if !eq(1, 2) then { def if3; } else { def if4; def if5; }
if true then { if false then { def if6; } else { def if7; } }
foreach i = [1, 2, 3] in if !gt(i, 1) then { def ifl#i; } else if !eq(i, 1) then def ifm#i;
defset list<Base> set = { def s1 : Base; foreach i = [1, 2] in def s2#i : Left<i>; }
defset list<Base> empty_set = { }
def use_set { list<string> names = !foreach(d, set, !cast<string>(d)); list<int> ns = !foreach(d, set, d.n1); }
defvar top = 3;
deftype Word = bits<16>;
class InBody<int n> { defvar local = !add(n, top); int v = local; Word w = n; defvar second = local; int v2 = second; }
def inbody : InBody<4> { defvar mine = v; int m = mine; }
assert !eq(top, 3), "top is three";
class Checked<int n> { int c = n; assert !gt(n, 0), "n must be positive, is " # n; assert !lt(c, 100), "too large"; }
def checked : Checked<5>;
def checked_anon { int c = Checked<7>.c; }
foreach i = [1, 2] in assert !lt(i, 3), "small";
if true then { assert true, "yes"; }

// A record is dumped as a whole.
class Dumped<int x> {
  int value = x;
}
def dumped : Dumped<1>;
dump dumped;
dump Dumped<2>;
