class A<int n> { int a = n; }
class B<int n> : A<n> { int b = !add(n, 1); }
def a1 : A<1>;
def b1 : B<2>;
deftype Small = bits<4>;
deftype Names = list<string>;
class AllTypes {
  bit bt = 1;
  bit bt_unset;
  int i = 5;
  int i_unset = ?;
  string s = "s";
  code c = [{c}];
  dag d = (a1);
  bits<3> bs = 5;
  bits<3> bs_unset;
  list<int> li = [1, 2, 3];
  list<list<string>> lls = [["a"], ["b", "c"], []];
  list<A> la = [a1, b1];
  list<dag> ld = [(a1), (b1 1)];
  A ra = b1;
  B rb = b1;
  Small small = 9;
  Names names = ["x", "y"];
  field bits<2> kw;
  field int kwi;
}
def all : AllTypes;
def conversions {
  int from_bit = true;
  int from_bits = 0b110;
  bit from_int = 1;
  bit from_bits1 = {1};
  bits<1> from_bit1 = true;
  bits<8> from_neg = -1;
  bits<8> from_pos = 255;
  list<int> from_bits_list = [0b01, 0b10, 3];
  list<bit> bit_list = [0, 1, true];
  list<bits<2>> bits_list = [0, 1, 2, 3];
  string from_code = [{code}];
  list<A> typed = [b1]<A>;
  list<A> none = []<A>;
}
def bit_literals {
  bits<4> four = {1, 0, ?, 1};
  bits<8> joined = {0b1010, 0b01, {1, 1}};
  bits<4> taken = joined{5-2};
  bits<3> rev = joined{0-2};
  bits<3> some = {joined{7}, joined{0}, four{3}};
  bit one = joined{3};
  bits<6> dots = joined{7...2};
  bits<2> ofInt = {0, 1};
}
class Enc<bits<4> op, bit flag> {
  bits<8> inst;
  let inst{7-4} = op;
  let inst{3} = flag;
  let inst{2, 1} = op{1-0};
  let inst{0} = ?;
  bits<4> all = {flag, op{2-0}};
  bits<6> spread = {op, flag, flag};
}
def enc1 : Enc<0b1001, 1>;
def enc2 : Enc<3, false> { let inst{0} = 1; }
