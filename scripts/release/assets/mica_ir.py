"""mica as a Python package: the binary is installed with the scripts of the environment."""

import os
import subprocess
import sys
import sysconfig


def binary():
    """Returns the path of the binary, for the schemes in which pip installs scripts."""
    name = "mica.exe" if os.name == "nt" else "mica"
    package = os.path.dirname(os.path.abspath(__file__))
    site = os.path.dirname(package)
    candidates = [sysconfig.get_path("scripts")]
    user = "nt_user" if os.name == "nt" else "osx_framework_user" if sys.platform == "darwin" and sys._framework else "posix_user"
    candidates.append(sysconfig.get_path("scripts", scheme=user))
    # pip install --target, and --prefix with lib/pythonX.Y/site-packages
    candidates.append(os.path.join(site, "bin"))
    candidates.append(os.path.join(site, "..", "..", "..", "bin"))
    candidates.append(os.path.join(site, "..", "..", "Scripts"))
    for directory in candidates:
        path = os.path.join(directory, name)
        if os.path.isfile(path):
            return os.path.normpath(path)
    raise FileNotFoundError("mica is in none of " + ", ".join(candidates))


def run(name, arguments):
    """Runs the binary under a name, and returns its exit code where it does not replace this process."""
    if os.name != "nt":
        os.execv(binary(), [name, *arguments])
    command = [] if name == "mica" else [name]
    return subprocess.run([binary(), *command, *arguments]).returncode
