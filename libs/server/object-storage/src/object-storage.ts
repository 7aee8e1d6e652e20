import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly stream: Readable;
  /** In bytes. */
  readonly size: number;
}

/**
 * Where images live. Every operation is one that a folder and an S3 bucket both do whole or not
 * at all: nobody ever reads half a write. Keys are made by the functions of `object-keys`.
 */
export interface ObjectStorage {
  /**
   * Puts an object under the key, replacing what was there. Refused as UPLOAD_TOO_LARGE past
   * `maxBytes`, as STORAGE_FULL without room; whenever it fails, nothing is left behind. A stream that is refused midway is not
   * destroyed: its owner may still answer the request that it belongs to.
   */
  write(key: string, content: Readable | Buffer, limits?: { maxBytes?: number }): Promise<void>;

  /** The object, or nothing. Whoever asked must read the stream to its end or destroy it. */
  read(key: string): Promise<StoredObject | undefined>;

  readBytes(key: string): Promise<Buffer | undefined>;

  /** The object's size in bytes, or nothing when there is none. */
  size(key: string): Promise<number | undefined>;

  exists(key: string): Promise<boolean>;

  /** Gives the object another key. Answers whether there was one to move. */
  move(from: string, to: string): Promise<boolean>;

  /** Harmless when there is no such object. */
  delete(key: string): Promise<void>;

  /** The keys that begin with `prefix`, a path that ends in a slash. */
  list(prefix: string): Promise<string[]>;

  /** Resolves when objects can be had and written here; rejects when the folder or bucket is not there, or not ours. */
  ping(): Promise<void>;
}

/** Token of the storage that a process uses. */
export const OBJECT_STORAGE = Symbol('object storage');
