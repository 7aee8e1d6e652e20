import { Module, type DynamicModule } from '@nestjs/common';
import { DiskStorage } from './disk-storage';
import { OBJECT_STORAGE } from './object-storage';

/** Provides the process's `ObjectStorage`, by `@Inject(OBJECT_STORAGE)`. */
@Module({})
export class ObjectStorageModule {
  static forRoot({ folder }: { folder: string }): DynamicModule {
    return {
      module: ObjectStorageModule,
      global: true,
      providers: [{ provide: OBJECT_STORAGE, useFactory: () => new DiskStorage(folder) }],
      exports: [OBJECT_STORAGE],
    };
  }
}
