import { ConfigError, postgresAdminUrl, readConfig, webUrl, z } from '@cartaviva/config';
import { requireStorage, storageVariables, type StorageConfig } from '@cartaviva/object-storage';

/** Location of the backups: a bucket if one is named, otherwise a folder. */
const places = {
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('Folder that backups are written to, when no bucket is named.'),
  BACKUP_S3_BUCKET: z.string().min(1).optional().describe('Bucket that backups are written to.'),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1').describe('Where that bucket is.'),
  BACKUP_S3_ENDPOINT: webUrl.optional().describe("Of a bucket that is not Amazon's."),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Whose key opens that bucket.'),
  BACKUP_S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'The key of that bucket.', isSecret: true }),
};

const metrics = {
  BACKUP_METRICS_DIR: z.string().min(1).optional().meta({
    description:
      "Folder of text files that Prometheus's node exporter reads, for the age of backups.",
    otherwise: 'no age is measured',
  }),
};

/** BACKUP_IDENTITY_FILE may be the file that `age-keygen` writes, including its comment lines. */
const identity = z
  .string()
  .transform((text) => /AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+/.exec(text)?.[0] ?? '')
  .pipe(z.string().min(1))
  .meta({
    description: 'Opens backups: `AGE-SECRET-KEY-1…`.',
    otherwise: '**must be given** to verify and to restore',
    isSecret: true,
  });

const count = (fallback: number, unit: string) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(fallback)
    .meta({ description: `How many ${unit} keep their newest backup.`, unit });

/** Variables of the data that is backed up, which are also those of the restore target. */
const system = { DATABASE_ADMIN_URL: postgresAdminUrl, ...storageVariables };

const creating = {
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]+$/)
    .meta({
      description: 'Whom backups are encrypted for: `age1…`. Its key need not be on this machine.',
      otherwise: '**must be given** to back up',
    }),
  BACKUP_KEEP_DAYS: count(7, 'days'),
  BACKUP_KEEP_WEEKS: count(4, 'weeks'),
  BACKUP_KEEP_MONTHS: count(3, 'months'),
};

const opening = { BACKUP_IDENTITY: identity };

/** All variables of the program. Each command reads only the ones it needs. */
export const variables = { ...system, ...places, ...metrics, ...creating, ...opening };

/** @throws ConfigError that names every invalid variable */
export function createConfig() {
  const config = readConfig({ ...system, ...places, ...metrics, ...creating });
  requireStorage(config);
  return { ...config, backups: backupsOf(config) };
}

export function listConfig() {
  return { backups: backupsOf(readConfig(places)) };
}

export function verifyConfig() {
  const config = readConfig({ ...places, ...metrics, ...opening });
  return { ...config, backups: backupsOf(config) };
}

/** A restore also needs the location of the backups, and the recipient for a backup of the data that it replaces. */
export function restoreConfig() {
  const recipient = { BACKUP_RECIPIENT: creating.BACKUP_RECIPIENT.optional() };
  const config = readConfig({ ...system, ...places, ...opening, ...recipient });
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
