//===- a header -===//
#ifndef MIXED
#define MIXED


include   "mlir/IR/OpBase.td"
class A<int x,string y="a">:B<x>{
int a=x;
      let b{3-0}=x{ 3 - 0 } ; // trailing
  bits<4> c={ 1,0,?,1 };
    // a comment
  dag d=(ins A : $a,B:$b) ;
  code k = [{
   verbatim
     text
  }];
list<int> l=[1,2,
  3];
}
def a:A<1>;def b { }
let x=1,y<3-0> = 2 in
def c : A<1,
     "b"> , B
     {
  let z = !cond(!eq(a,1):2,true : 3);
}
foreach i=[1,2]in
def d#i:A<i>;
foreach i = {0-3} in{
def e # i;
if !eq(i,1)then{
def f#i;
}else{
def g;
}
}
multiclass M<list<int>l=[]>{
 def NAME#"x" : A<!foldl(0,l,a,b,
 !add(a,b))>;
   /* block
      comment */
}
class Long<int a,
  int b>
: A<a>,
  B<!cast<B>(
   "name"
  )> {
  string s = "one"
  "two" # "three" #
  "four";
}
#ifdef OTHER
   left   alone {
#endif
#endif // MIXED
