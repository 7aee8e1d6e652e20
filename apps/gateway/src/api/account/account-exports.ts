import { billing, DomainError, identity, media, menus } from '@cartaviva/contracts';
import { OBJECT_STORAGE, originalKey, type ObjectStorage } from '@cartaviva/object-storage';
import { MessageClient } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { CallerContext } from '../../pipeline/sessions/caller.decorator';
import { ExportTurns } from './export-turns';
import { imageExtension } from './image-extension';
import { zipOf, type ZippedFile } from './zip-of';

/** Exports all stored data of a user as one ZIP file. */
@Injectable()
export class AccountExports {
  constructor(
    private readonly client: MessageClient,
    private readonly turns: ExportTurns,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Streams the ZIP file while it is built. Rejects before the first byte if a service is unavailable. */
  async open(caller: CallerContext): Promise<Readable> {
    if (caller.actor.kind !== 'user') throw new DomainError('UNAUTHENTICATED');
    const endTurn = await this.turns.take(caller.actor.accountId);
    try {
      const [account, written, billed, { objectIds }] = await Promise.all([
        this.client.call(identity.account.export, {}, caller),
        this.client.call(menus.account.export, {}, caller),
        this.client.call(billing.account.export, {}, caller),
        this.client.call(media.account.objects, {}, caller),
      ]);
      const documents = {
        'cuenta.json': account,
        'menus.json': written,
        'suscripciones.json': billed,
      };
      return zipOf(documents, this.images(objectIds)).once('close', endTurn);
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** Yields the originally uploaded images and opens one at a time. */
  private async *images(objectIds: readonly string[]): AsyncGenerator<ZippedFile> {
    for (const id of objectIds) {
      const original = await this.storage.read(originalKey(id));
      if (!original) continue;
      const { stream } = original;
      yield { name: `imagenes/${id}.${await imageExtension(stream)}`, stream };
    }
  }
}
