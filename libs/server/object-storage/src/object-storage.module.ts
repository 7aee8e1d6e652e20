import { Module, type DynamicModule } from '@nestjs/common';
import { DiskStorage } from './disk-storage';
import { OBJECT_STORAGE, type ObjectStorage } from './object-storage';
import type { StorageConfig } from './storage-config';

/** Provides the `ObjectStorage` of the process by `@Inject(OBJECT_STORAGE)`. */
@Module({})
export class ObjectStorageModule {
  static forRoot(config: StorageConfig): DynamicModule {
    return {
      module: ObjectStorageModule,
      global: true,
      providers: [{ provide: OBJECT_STORAGE, useFactory: () => storageOf(config) }],
      exports: [OBJECT_STORAGE],
    };
  }
}

export async function storageOf(config: StorageConfig): Promise<ObjectStorage> {
  const { OBJECTS_DIR = '', S3_BUCKET, S3_REGION, S3_ENDPOINT } = config;
  if (!S3_BUCKET) return new DiskStorage(OBJECTS_DIR);
  // Only installations with a bucket load the client, which takes 20 MB.
  const { S3Storage } = await import('./s3-storage');
  return new S3Storage({
    name: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  });
}
