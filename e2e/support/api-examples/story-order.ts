/**
 * Sorts calls so that each finds its data: calls that read and add come first, then those that rename, and finally
 * those that delete, the smaller data first. A call that restores follows each deletion.
 */
export function inStoryOrder<Example extends { readonly call: string }>(
  examples: readonly Example[],
): readonly Example[] {
  return [...examples].sort((one, other) => stageOf(one.call) - stageOf(other.call));
}

/** Patterns of the later calls, in their order. All other calls come before them. */
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
