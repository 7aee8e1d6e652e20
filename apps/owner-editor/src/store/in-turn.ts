const last = new Map<string, Promise<unknown>>();

/** Does one thing after another of the same name, so that each knows what the one before it made. */
export function inTurn<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const turn = (last.get(name) ?? Promise.resolve()).then(action, action);
  last.set(name, turn);
  return turn;
}
