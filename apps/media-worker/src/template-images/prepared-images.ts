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
 * The template images in the folder that the build writes. It contains the files under their final keys, and the
 * facts for each row.
 */
export class PreparedImages {
  private readonly storage: ObjectStorage;

  constructor(folder: string) {
    this.storage = new DiskStorage(folder);
  }

  /** Makes everything that the image workers make of an upload. */
  async prepare(name: TemplateImage, original: Buffer): Promise<void> {
    const id = templateImageId(name);
    await this.storage.write(originalKey(id), original);
    const facts = await makeFirst(this.storage, id, original);
    await makeOthers(this.storage, id, original);
    await this.storage.write(factsKey(id), Buffer.from(JSON.stringify(facts)));
  }

  /** Returns the facts of an image, or undefined if the build did not prepare it. */
  async facts(id: string): Promise<ObjectFacts | undefined> {
    const bytes = await this.storage.readBytes(factsKey(id));
    return bytes && (JSON.parse(String(bytes)) as ObjectFacts);
  }

  /** Copies all files of the image into the storage, and finally the JPEG for link previews. */
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
