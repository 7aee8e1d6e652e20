/** A Passport strategy, which tells by these methods how its look at a request ended. */
interface Strategy {
  authenticate(request: object, options: object): void;
}

/** Who it is, or where to send the browser, or neither: refused. */
interface Outcome<User> {
  readonly user?: User;
  readonly location?: string;
}

/**
 * Lets a Passport strategy look at a request; rejects when it could not tell. Nest's `AuthGuard` finds
 * strategies by name in one list of the whole process; here each gateway asks its own.
 */
export function attempt<User>(
  strategy: Strategy,
  request: object,
  options: object = {},
): Promise<Outcome<User>> {
  return new Promise((resolve, reject) => {
    const endings = {
      success: (user: User) => resolve({ user }),
      redirect: (location: string) => resolve({ location }),
      fail: () => resolve({}),
      error: reject,
    };
    const acting = Object.assign(Object.create(strategy) as Strategy, endings);
    acting.authenticate(request, options);
  });
}
