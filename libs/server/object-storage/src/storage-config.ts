import { ConfigError, webUrl, z } from '@cartaviva/config';

/** Storage of images: a bucket if one is named, or else a folder. */
export const storageVariables = {
  OBJECTS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder of the images, when no bucket is named: one that gateway and media-worker share.',
    ),
  S3_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('Bucket of the images; `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY` go with it.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Where the bucket is.'),
  S3_ENDPOINT: webUrl.optional().describe("Of a bucket that is not Amazon's."),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Whose key opens the bucket.'),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'The key of the bucket.', isSecret: true }),
};

export type StorageConfig = z.infer<z.ZodObject<typeof storageVariables>>;

/** Throws a `ConfigError` if there is neither a folder nor a bucket with its keys. */
export function requireStorage(config: StorageConfig): void {
  const needed = config.S3_BUCKET
    ? (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    : (['OBJECTS_DIR'] as const);
  const missing = needed.filter((name) => !config[name]);
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name}: is missing`));
}
