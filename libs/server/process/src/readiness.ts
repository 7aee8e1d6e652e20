export const READINESS = Symbol('readiness checks');

/** Dependency of this process. `check` resolves if it answers and rejects otherwise. */
export interface Readiness {
  readonly name: string;
  readonly check: () => Promise<unknown>;
}

export const postgresAndRedis = (
  database: { query(sql: string): Promise<unknown> },
  redis: { ping(): Promise<unknown> },
): Readiness[] => [
  { name: 'postgres', check: () => database.query('SELECT 1') },
  { name: 'redis', check: () => redis.ping() },
];

/** Object storage, for processes that read or write images: inject `OBJECT_STORAGE`. */
export const objectsOf = (storage: { ping(): Promise<unknown> }): Readiness => ({
  name: 'objects',
  check: () => storage.ping(),
});

export const takesWork = (isTaking: () => boolean): Readiness => ({
  name: 'process',
  check: async () => {
    if (!isTaking()) throw new Error('it does not');
  },
});

const CHECK_TIMEOUT_MS = 1000;

/** Runs a check with a timeout of one second, because a frozen dependency counts as absent. */
export async function answersInTime({ check }: Readiness): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
