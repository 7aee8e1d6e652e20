/**
 * All of `current`, with those that `wanted` names in the order it names them, in the places that they
 * had between them; the others stay where they are.
 */
export function rearranged<Id>(current: readonly Id[], wanted: readonly Id[]): Id[] {
  const moved = new Set(wanted);
  const turns = wanted.values();
  return current.map((id) => (moved.has(id) ? turns.next().value! : id));
}
