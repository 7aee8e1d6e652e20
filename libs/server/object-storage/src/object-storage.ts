import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly stream: Readable;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Storage of images. Every operation is atomic in a folder and in an S3 bucket, so no reader sees half a write. The
 * functions of `object-keys` create the keys.
 */
export interface ObjectStorage {
  /**
   * Writes an object and replaces an existing one. A failed write leaves nothing behind. A rejected stream is not
   * destroyed, because its owner may still answer the request that it belongs to.
   * @throws DomainError UPLOAD_TOO_LARGE beyond `maxBytes`, STORAGE_FULL without space
   */
  write(key: string, content: Readable | Buffer, limits?: { maxBytes?: number }): Promise<void>;

  /** Returns the object, or undefined. The caller must read the stream to its end or destroy it. */
  read(key: string): Promise<StoredObject | undefined>;

  readBytes(key: string): Promise<Buffer | undefined>;

  /** Returns the object's size in bytes, or undefined if there is none. */
  size(key: string): Promise<number | undefined>;

  exists(key: string): Promise<boolean>;

  /** Renames an object. Returns false if it does not exist. */
  move(from: string, to: string): Promise<boolean>;

  /** Does nothing if the object does not exist. */
  delete(key: string): Promise<void>;

  /** Lists the keys that begin with `prefix`, a path that ends in a slash. */
  list(prefix: string): Promise<string[]>;

  /** Resolves if objects can be read and written. Rejects if the folder or bucket is missing or not accessible. */
  ping(): Promise<void>;
}

export const OBJECT_STORAGE = Symbol('object storage');
