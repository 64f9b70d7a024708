package compiled

// Same are the digests, as package ods/library computes them, of the files of LLVM 22.1.8
// that define the same as this package, by namespace. A program that is told to use these
// files need not evaluate them. A test compares the digests and the definitions.
func Same() map[string]string {
	return map[string]string{
		"arith":      "4f7067159f0fc78ab90977a700991c94070064a2e6815e14d4be94b5df21eb0e",
		"cf":         "05b6f1cfc2c3939fe7c1b32866435c84cd0c29293b3204af03db8a0c65a9a191",
		"complex":    "904409c117533f22282db0de1c6efee7c10fca6782494d41714afdff8ea8a8bd",
		"func":       "0a49dc91d87ff9ab66bdce5c0bcce58a5c53354c24773b092bb92e4cac1b2cfa",
		"index":      "01aa750511726d309256e11119cf4f7cc9c709e07f19ffbb9d3a6dbec6fca38e",
		"math":       "e40790c47b5d7da2d3cb4814aaefb01a8dff454972e9c0086e6983bb126c31ad",
		"memref":     "c4cf12f2fcf0dab4a326cb9c986237ece17f9bf579a308f14a824815446add7f",
		"pdl":        "aa132014dc2ca2451d98a7a1cb059f34998727c3d4e477434d35433f3782e206",
		"pdl_interp": "b48c788c009b509c21352c7bb04890aecfbaa4854db8d9eb843fb87d89210569",
		"scf":        "16d28f05cad0a05304f044369ed4b50275436bf6413d142a71d78293c43c8561",
		"tensor":     "3e05845f3b8c4efaaa84e78974a3fefadfd33a437853f6cca34a25435862ef13",
		"ub":         "52806d76cf87996ca144a3e6e0ae48278fbd17a0af577c191f52ea6d750b9b07",
		"vector":     "e38ebd2e409f9419a46d9ce21d8b3186cf1aea5290813e1a70ffd1928344f759",
	}
}
