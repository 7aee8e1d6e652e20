/** A Passport strategy, which reports its result through methods that Passport adds. */
interface Strategy {
  authenticate(request: object, options: object): void;
}

/** A user, an address to redirect to, or neither if authentication failed. */
interface Outcome<User> {
  readonly user?: User;
  readonly location?: string;
}

/**
 * Runs a Passport strategy on a request. Rejects if the strategy reports an error. Nest's `AuthGuard` looks
 * strategies up in a global registry. Here each gateway uses its own instances.
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
