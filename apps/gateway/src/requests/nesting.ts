/** Deeper than any body of ours, and shallow enough for whatever walks through it afterwards. */
const DEEPEST = 16;

const OPENS = new Set(['{', '[']);
const CLOSES = new Set(['}', ']']);

/** Whether a JSON text nests deeper than a body may. Reads it once and builds nothing. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]!;
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (OPENS.has(character) && (depth += 1) > DEEPEST) return true;
    else if (CLOSES.has(character)) depth -= 1;
  }
  return false;
}
