class A {   let append   l=[1] ; let prepend l = [ 2 ];  let v{3 - 1}=0b101; let append=3; }
let append l = [1],prepend m=[2]  ,  v{ 3-1 } =5,w<3 - 1>=  5 in {
def x : A { let v { 1 } = 1; }
}
let v {3-1} = 5 in def y : A;
