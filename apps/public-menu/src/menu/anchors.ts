import { fileNameOf } from '@cartaviva/domain';

/**
 * Returns an anchor for each item, derived from its name, so that shared links such as `#p-pina-colada` are readable.
 * Repeated names get a number.
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
