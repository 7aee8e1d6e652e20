export * from './delete-variants';
export * from './disk-storage';
export * from './find-share';
export * from './find-variant';
export * from './object-keys';
export * from './object-storage';
export * from './object-storage.module';
export * from './storage-config';
