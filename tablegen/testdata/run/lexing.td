// Every form of token.
/* a block /* that nests */ comment */
def ints {
  int dec = 42;
  int plus = +7;
  int minus = -7;
  int hex = 0xFf;
  int bin = 0b1011;
  int max = 9223372036854775807;
  int min = -9223372036854775808;
  int wrap = 0xffffffffffffffff;
  bits<4> bits4 = 0b0101;
  bits<8> bits8 = 0x3C;
}
def strings {
  string plain = "text";
  string escapes = "tab\tline\nquote\"back\\tick\'";
  string joined = "one " "two " "three";
  string empty = "";
  code snippet = [{ if (x) { y[0]; } }];
  code multi = [{
    first
    second
  }];
}
def 1st { int n = 1; }
def 2nd_3 { int n = 2; }
def _under { int n = 3; }
def op;
def dollars {
  dag d = (op $first, $second_2);
  dag e = (op:$name 1:$x, "s":$y);
}
#define FLAG
#ifdef FLAG
def defined { string by = "ifdef"; }
#else
def never { this is not TableGen
#endif
#ifndef FLAG
#ifdef OTHER
def nested_never;
#else
def nested_never_either;
#endif
#else // a comment
def defined_else { string by = "else"; }
#endif /* another */
#ifndef MISSING
  #define INNER
  #ifdef INNER
def inner;
  #endif
#endif
/* before */ #ifdef FLAG
def after_comment;
#endif

// In text that is skipped, comments start only where a directive could.
#ifdef NOT_DEFINED
text /* that does not end
#define
#define A /* that is not a comment
   /* a comment of
      two lines */  /* and another */ #else
def afterComments;
#endif /* with a comment of
two lines */ // and another
