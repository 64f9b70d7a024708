"""Programs under the names of MLIR's tools, each of which is mica under that name."""

import os
import sys

import mica_ir


def main():
    name = os.path.basename(sys.argv[0])
    if name.endswith(".exe"):
        name = name[: -len(".exe")]
    return mica_ir.run(name, sys.argv[1:])
