# Runs the examples of a folder one after the other, each in its own shell with its variables.
for example in "$1"/*.sh; do
  (
    while IFS= read -r line; do export "$line"; done <"${example%.sh}.env"
    . "$example"
  ) >"$example.log" 2>&1 || echo "FAILED $(basename "$example") $(tail -n 3 "$example.log" | tr '\r\n' '  ')"
done
echo FINISHED
