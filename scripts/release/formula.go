package main

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"
)

const homepage = "https://github.com/mica-ir/mica"

// address returns the address of a file of the release.
func (s *source) address(name string) string {
	return homepage + "/releases/download/" + s.version + "/" + name
}

// formula returns the Homebrew formula for the archives of the release. Homebrew unpacks an archive and changes to its only directory.
func formula(s *source, out files) string {
	var b strings.Builder
	fmt.Fprintf(&b, `# Made by scripts/release.
class Mica < Formula
  desc "MLIR's declarative half: dialects, rewrite rules and IR without LLVM"
  homepage %q
  version %q
  license "Apache-2.0"
`, homepage, s.plain())
	for _, system := range []struct{ brew, os string }{{"macos", "darwin"}, {"linux", "linux"}} {
		var parts strings.Builder
		for _, cpu := range []struct{ brew, arch string }{{"arm", "arm64"}, {"intel", "amd64"}} {
			name := "mica-" + system.os + "-" + cpu.arch + ".tar.gz"
			if data, ok := out[name]; ok {
				fmt.Fprintf(&parts, "    on_%s do\n      url %q\n      sha256 \"%x\"\n    end\n", cpu.brew, s.address(name), sha256.Sum256(data))
			}
		}
		if parts.Len() > 0 {
			fmt.Fprintf(&b, "\n  on_%s do\n%s  end\n", system.brew, parts.String())
		}
	}
	b.WriteString(`
  def install
    bin.install "mica"
    (libexec/"bin").install "mlir-tblgen"
    generate_completions_from_executable(bin/"mica", "completion", shells: [:bash, :zsh, :fish])
  end

  test do
    (testpath/"in.mlir").write("module {}\n")
    assert_match "module", shell_output("#{bin}/mica opt in.mlir")
  end
end
`)
	return b.String()
}

// nix returns the Nix expression, a function for callPackage.
func nix(s *source, programs []program, out files) string {
	var b strings.Builder
	fmt.Fprintf(&b, `# Made by scripts/release: pkgs.callPackage ./mica.nix { }
{ lib, stdenvNoCC, fetchurl }:
let
  version = %q;
  sources = {
`, s.plain())
	for _, p := range programs {
		name := "mica-" + p.dashed() + ".tar.gz"
		if data, ok := out[name]; ok && p.nix != "" {
			sum := sha256.Sum256(data)
			fmt.Fprintf(&b, "    %s = fetchurl {\n      url = %q;\n      hash = \"sha256-%s\";\n    };\n", p.nix, s.address(name), base64.StdEncoding.EncodeToString(sum[:]))
		}
	}
	fmt.Fprintf(&b, `  };
in
stdenvNoCC.mkDerivation {
  pname = "mica";
  inherit version;
  src = sources.${stdenvNoCC.hostPlatform.system} or (throw "mica has no binary for ${stdenvNoCC.hostPlatform.system}");
  dontConfigure = true;
  dontBuild = true;
  installPhase = ''
    install -Dm755 mica $out/bin/mica
    install -Dm755 mlir-tblgen $out/libexec/mica/mlir-tblgen
    install -Dm644 -t $out/share/doc/mica LICENSE NOTICES CHANGELOG.md
  '';
  meta = {
    description = "MLIR's declarative half, native in Go";
    homepage = %q;
    license = lib.licenses.asl20;
    mainProgram = "mica";
    platforms = builtins.attrNames sources;
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
  };
}
`, homepage)
	return b.String()
}
