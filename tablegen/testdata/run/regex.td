def a {
  bit m1 = !match("d", "\\d"); bit m2 = !match("5", "\\d"); bit m3 = !match("a.b", "a\\.b"); bit m4 = !match("axb", "a\\.b");
  bit m5 = !match("aab", "a{2}b"); bit m6 = !match("ab", "(a|b)+$"); bit m7 = !match("a]b", "a[]]b"); bit m8 = !match("\\", "[\\]"); bit m9 = !match("x", "[^]]");
  bit m10 = !match("abc", "b"); bit m11 = !match("", "^$"); bit m12 = !match("A1", "[[:alpha:]][[:digit:]]"); bit m13 = !match("w", "\\w"); bit m14 = !match("a\nb", "a.b"); bit m15 = !match("x\ny", "^y"); bit m16 = !match("a+b", "a\\+b");
}
