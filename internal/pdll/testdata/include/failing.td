include "include/leaf.td"
def X;
