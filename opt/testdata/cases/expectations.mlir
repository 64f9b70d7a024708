// ARGS: --verify-diagnostics
// expected-error @+1 {{custom op 'foo' is unknown}}
foo
// -----
foo // expected-error {{custom op}}
// -----
// expected-error@below {{custom op}}
foo
// -----
foo
// expected-error@above {{custom op}}
// -----
// expected-error @+2 {{x}}
foo
// -----
// expected-error @+1 2 {{custom op}}
foo
// -----
// expected-error 2 @+1 {{custom op}}
foo
// -----
// expected-error @+1 {{custom op}} expected-note @+1 {{Available}}
foo.bar
// -----
// expected-note @+2 {{Available dialects}}
// expected-error @+1 {{not found}}
foo.bar
// -----
// expected-error-re @+1 {{custom {{.*}} 'foo' is {{[a-z]+}}}}
foo
// -----
// expected-error-re @+1 {{custom {{.* 'foo' is}}
foo
// -----
// expected-error-re @+1 {{custom {{(.*}} 'foo' is}}
foo
// -----
// expected-error-re@unknown {{a}}
// -----
// expected-error@unknown {{a}}
// -----
// expected-warning @+1 {{custom op}}
foo
// -----
// expected-remark @+1 {{custom op}}
foo
// -----
// expected-error @+1 {{custom op}
foo
// -----
// expected-error @+1 {custom op}}
foo
// -----
// expected-error @-1 {{custom op}}
foo
// -----
// expected-error @+99999 {{custom op}}
foo
// -----
// expected-error @+1{{custom op}}
foo
// -----
//expected-error@+1{{custom op}}
foo
// -----
// expected-error @below {{}}
foo
// -----
// expected-error @ below {{custom}}
foo
// -----
// expected-error @+ 1 {{custom}}
foo
// -----
// expected-error @1 {{custom}}
foo
// -----
// expected-error 0 {{custom}}
// -----
// expected-error + {{custom}}
// -----
// expected-error @+1 {{custom}} {{foo}}
foo
// -----
// expected-error @+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
foo
// -----
// expected-error @+1 {{Custom}}
foo
// -----
"x"() {a = "// expected-error {{q}}"} : () -> ()
// -----
// expected-error @+2 {{can only contain attributes with dialect-prefixed names}}
// expected-note @+1 {{see current operation}}
module attributes {foo} {}
// -----
// expected-error @+1 {{can only contain attributes with dialect-prefixed names}}
module attributes {foo} {}
// -----
// expected-foo @+1 {{x}}
// expected-error
// expected-error @+1
// EXPECTED-error @+1 {{x}}
// -----
// xexpected-error @+1 {{custom}}
foo
// -----
// expected-errors @+1 {{custom}}
foo
// -----
// expected-error-rex @+1 {{custom}}
foo
// -----
// expected-error @+1 {{custom op}} // expected-error @+1 {{unknown}}
foo
// -----
// expected-note @below {{previously defined here}}
#a = 1
// expected-error @below {{redefinition of attribute alias id 'a'}}
#a = 2
// -----
// expected-note @+2 {{unused}}
// expected-error @+1 {{custom}}
foo
// -----
// expected-error @+1 {{x}}
module {}
// -----
// expected-error@unknown {{a}}
module @a {}
// -----
// expected-error-re@+1 {{a{{(}}}}
module @a {}
// -----
// expected-error-re@+1 {{a{{[}}}}
module @a {}
// -----
// expected-error-re@+1 {{a{{*}}}}
module @a {}
// -----
// expected-error-re@+1 {{a{{x{2}}}}
module @a {}
// -----
// expected-error-re@+1 {{a{{\}}}}
module @a {}
// -----
// expected-error-re@+1 {{custom op {{'?[[:alpha:]]+'?|x{2,1}}} is}}
foo
// -----
// expected-error-re@+1 {{custom op {{'(f)(o)\2'}} is}}
foo
// -----
// expected-error-re@+1 {{custom op {{'\w+'}} is}}
foo
// -----
// expected-error-re@+1 {{custom op {{^'foo'$}} is}}
foo
// -----
// expected-error-re@+1 {{custom{{.}}op 'foo' (is}}
foo
// -----
// expected-error-re@+1 {{custom op 'foo' is unknown (tried {{.+}})}}
foo
// -----
// expected-error-re@+1 {{{{^}}custom op 'foo' is unknown (tried {{.+}}){{$}}}}
foo
