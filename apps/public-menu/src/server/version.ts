/**
 * Returns a short hash of a menu's state (32-bit FNV-1a over code points). An open page applies a new state only if
 * its hash differs.
 */
export function versionOf(state: object): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(state)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
