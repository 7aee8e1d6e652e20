export const READINESS = Symbol('readiness checks');

/** Something this process needs. `check` resolves when it answers and rejects when it does not. */
export interface Readiness {
  readonly name: string;
  readonly check: () => Promise<unknown>;
}

/** What every service needs: its tables, and the way its messages come. */
export const postgresAndRedis = (
  database: { query(sql: string): Promise<unknown> },
  redis: { ping(): Promise<unknown> },
): Readiness[] => [
  { name: 'postgres', check: () => database.query('SELECT 1') },
  { name: 'redis', check: () => redis.ping() },
];

/** Where images lie, for whoever reads or writes them: by `OBJECT_STORAGE`. */
export const objectsOf = (storage: { ping(): Promise<unknown> }): Readiness => ({
  name: 'objects',
  check: () => storage.ping(),
});

/** Whether the process itself takes work. */
export const takesWork = (isTaking: () => boolean): Readiness => ({
  name: 'process',
  check: async () => {
    if (!isTaking()) throw new Error('it does not');
  },
});

const CHECK_TIMEOUT_MS = 1000;

/** A check that gives up after a second: a frozen dependency is an absent one. */
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
