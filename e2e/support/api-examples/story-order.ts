/**
 * The calls so that each finds what it is about: what reads and adds goes before what changes names, and
 * what deletes comes last, the smaller first, each followed by what brings it back.
 */
export function inStoryOrder<Example extends { readonly call: string }>(
  examples: readonly Example[],
): readonly Example[] {
  return [...examples].sort((one, other) => stageOf(one.call) - stageOf(other.call));
}

/** The later ones, by their turn; what is not among them is before. */
const LATER = [
  /^PUT \/api\/restaurants\//,
  /^POST \/api\/price-changes/,
  /^PUT \/api\/categories\//,
  /^POST .*\/rotate-secret$/,
  /by-external-id/,
  /\/items\/deletions$/,
  /^DELETE \/api\/items\/\{itemId\}$/,
  /^POST \/api\/items\/\{itemId\}\/restore/,
  /^DELETE \/api\/categories\//,
  /^DELETE \/api\/webhooks\//,
  /^DELETE \/api\/restaurants\//,
  /^DELETE \/api\/menus\//,
  /^POST \/api\/menus\/\{menuId\}\/restore/,
];

function stageOf(call: string): number {
  if (call.startsWith('GET ')) return -2;
  return LATER.findIndex((pattern) => pattern.test(call));
}
