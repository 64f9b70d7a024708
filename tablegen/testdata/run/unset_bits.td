// Bits may refer to bits of the record's own fields that stay unset.
class Word {
  bits<4> enc = {1, 0, ?, 1};
  bits<2> low = enc{1-0};
  bit second = enc{1};
}
def plain : Word;
def filled : Word { let enc{1} = 0; }
def mixed : Word {
  bit f = ?;
  bits<2> pair = {f, enc{1}};
  let low = 3;
}

// A class that is inherited over two ways.
class Left : Word;
class Right : Word;
def diamond : Left, Right;

// Bits that refer to each other.
def knot : Word { let second = 0; let enc{1} = low{0}; }
