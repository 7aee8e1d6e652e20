export * from './delete-variants';
export * from './disk-storage';
export * from './find-variant';
export * from './object-keys';
export * from './object-storage';
export * from './object-storage.module';
