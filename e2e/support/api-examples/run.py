"""Runs the examples of a folder one after the other, each with its variables."""
import contextlib
import glob
import io
import os
import sys

for example in sorted(glob.glob(sys.argv[1] + "/*.py")):
    with open(example[:-3] + ".env") as variables:
        os.environ.update(line.strip().split("=", 1) for line in variables)
    try:
        with open(example) as source, contextlib.redirect_stdout(io.StringIO()):
            exec(compile(source.read(), example, "exec"), {})
    except (Exception, SystemExit) as error:
        why = str(error) + (" " + error.read().decode() if hasattr(error, "read") else "")
        print("FAILED", os.path.basename(example), why.replace("\n", " "))
print("FINISHED")
