/** Maximum depth. It exceeds all valid bodies and is safe for recursive code. */
const DEEPEST = 16;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Checks if a JSON text exceeds the maximum depth or number of values. It counts commas and opening brackets, of
 * which there is at least one for each member and element. It scans the text once without allocating memory and stops
 * early.
 */
export function exceedsBudget(json: string, maxValues: number): 'depth' | 'values' | undefined {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (inString) {
      if (unit === BACKSLASH) at += 1;
      else if (unit === QUOTE) inString = false;
    } else if (unit === QUOTE) inString = true;
    else if (unit === CLOSING_BRACKET || unit === CLOSING_BRACE) depth -= 1;
    else {
      const opens = unit === OPENING_BRACKET || unit === OPENING_BRACE;
      if (opens && (depth += 1) > DEEPEST) return 'depth';
      if ((opens || unit === COMMA) && (values += 1) > maxValues) return 'values';
    }
  }
  return undefined;
}
