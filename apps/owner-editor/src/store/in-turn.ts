const last = new Map<string, Promise<unknown>>();

/** Runs actions with the same name in sequence, so that each one sees the result of the one before. */
export function inTurn<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const turn = (last.get(name) ?? Promise.resolve()).then(action, action);
  last.set(name, turn);
  return turn;
}
