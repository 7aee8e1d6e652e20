/**
 * Reorders the elements that `wanted` names within the positions that they occupy. All others stay where they are.
 */
export function rearranged<Id>(current: readonly Id[], wanted: readonly Id[]): Id[] {
  const moved = new Set(wanted);
  const turns = wanted.values();
  return current.map((id) => (moved.has(id) ? turns.next().value! : id));
}
