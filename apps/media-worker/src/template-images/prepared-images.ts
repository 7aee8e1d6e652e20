import type { ObjectFacts } from '@cartaviva/contracts';
import { templateImageId, type TemplateImage } from '@cartaviva/menu-templates';
import {
  DiskStorage,
  originalKey,
  shareKey,
  variantsPrefix,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { makeFirst, makeOthers } from '../images/make';

const factsKey = (id: string) => `facts/${id}.json`;

/**
 * The images of the system as the build leaves them in a folder: a storage with each under its final
 * keys, and the facts for its row.
 */
export class PreparedImages {
  private readonly storage: ObjectStorage;

  constructor(folder: string) {
    this.storage = new DiskStorage(folder);
  }

  /** Makes of an image all that the image workers make of an upload. */
  async prepare(name: TemplateImage, original: Buffer): Promise<void> {
    const id = templateImageId(name);
    await this.storage.write(originalKey(id), original);
    const facts = await makeFirst(this.storage, id, original);
    await makeOthers(this.storage, id, original);
    await this.storage.write(factsKey(id), Buffer.from(JSON.stringify(facts)));
  }

  /** What is known of the image; nothing when it was not prepared. */
  async facts(id: string): Promise<ObjectFacts | undefined> {
    const bytes = await this.storage.readBytes(factsKey(id));
    return bytes && (JSON.parse(String(bytes)) as ObjectFacts);
  }

  /** Puts all bytes of the image into the storage, the JPEG of link previews last. */
  async copyTo(storage: ObjectStorage, id: string): Promise<void> {
    const sizes = await this.storage.list(variantsPrefix(id));
    const last = shareKey(id);
    const first = [originalKey(id), ...sizes.filter((key) => key !== last)];
    await Promise.all(first.map((key) => this.copy(storage, key)));
    await this.copy(storage, last);
  }

  private async copy(storage: ObjectStorage, key: string): Promise<void> {
    const bytes = await this.storage.readBytes(key);
    if (!bytes) throw new Error(`The build left no ${key}`);
    await storage.write(key, bytes);
  }
}
