import { fileNameOf } from '@cartaviva/domain';

/**
 * A name for each item's row, made of its own: links to `#p-pina-colada` stay readable when they
 * are shared. Names that repeat are told apart by their turn.
 */
export function anchorsOf(names: readonly string[]): string[] {
  const turns = new Map<string, number>();
  return names.map((name) => {
    const anchor = `p-${fileNameOf(name, 'plato')}`;
    const turn = (turns.get(anchor) ?? 0) + 1;
    turns.set(anchor, turn);
    return turn === 1 ? anchor : `${anchor}_${turn}`;
  });
}
