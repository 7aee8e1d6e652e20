import { ConfigError, postgresUrl, readConfig, webUrl, z } from '@cartaviva/config';
import { requireStorage, storageVariables, type StorageConfig } from '@cartaviva/object-storage';

/** Where backups are written to and read from: in a bucket when one is named, else in a folder. */
const places = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_S3_BUCKET: z.string().min(1).optional(),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_S3_ENDPOINT: webUrl.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

/** What opens backups; the file of `age-keygen`, with its remarks, will do as BACKUP_IDENTITY_FILE. */
const identity = z
  .string()
  .transform((text) => /AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+/.exec(text)?.[0] ?? '')
  .pipe(z.string().min(1));

const count = (fallback: number) => z.coerce.number().int().min(0).max(1000).default(fallback);

/** What is read and where backups go; refused with a `ConfigError` that names every variable at fault. */
export function createConfig() {
  const config = readConfig({
    DATABASE_ADMIN_URL: postgresUrl,
    ...storageVariables,
    ...places,
    /** Whom backups are encrypted for: `age1…`. Its key opens them, and need not be on this machine. */
    BACKUP_RECIPIENT: z.string().regex(/^age1[0-9a-z]+$/),
    /** How many days, weeks and months keep their newest backup. */
    BACKUP_KEEP_DAYS: count(7),
    BACKUP_KEEP_WEEKS: count(4),
    BACKUP_KEEP_MONTHS: count(3),
  });
  requireStorage(config);
  return { ...config, backups: backupsOf(config) };
}

/** Where backups are. */
export function listConfig() {
  return { backups: backupsOf(readConfig(places)) };
}

/** What opens backups, and where they are. */
export function verifyConfig() {
  const config = readConfig({ ...places, BACKUP_IDENTITY: identity });
  return { ...config, backups: backupsOf(config) };
}

/** The same, and what a backup is put into. */
export function restoreConfig() {
  const config = readConfig({
    DATABASE_ADMIN_URL: postgresUrl,
    ...storageVariables,
    ...places,
    BACKUP_IDENTITY: identity,
  });
  requireStorage(config);
  return { ...config, backups: backupsOf(config) };
}

type Places = z.infer<z.ZodObject<typeof places>>;

function backupsOf(config: Places): StorageConfig {
  const { BACKUP_DIR, BACKUP_S3_BUCKET } = config;
  if (!BACKUP_DIR && !BACKUP_S3_BUCKET) throw new ConfigError(['BACKUP_DIR: is missing']);
  return {
    OBJECTS_DIR: BACKUP_DIR,
    S3_BUCKET: BACKUP_S3_BUCKET,
    S3_REGION: config.BACKUP_S3_REGION,
    S3_ENDPOINT: config.BACKUP_S3_ENDPOINT,
    S3_ACCESS_KEY_ID: config.BACKUP_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: config.BACKUP_S3_SECRET_ACCESS_KEY,
  };
}
