/**
 * A short name for a state of a menu (FNV-1a, 32 bits): an open page takes over another one only
 * when there is something new in it.
 */
export function versionOf(state: object): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(state)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
