import { identity, menus, SYSTEM } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

const WHO_KNOWS = [menus.image.referenced, identity.image.referenced] as const;
const PREFIX = '/objects/';

/** Asks those whose menus and profiles show images which ones they show. */
@Injectable()
export class ReferenceCheck {
  constructor(private readonly client: MessageClient) {}

  /** Rejects unless everyone answered: who did not might show any of them. */
  async referenced(ids: readonly string[]): Promise<Set<string>> {
    const paths = ids.map((id) => PREFIX + id);
    const context = { actor: SYSTEM, requestId: randomUUID() };
    const answers = await Promise.all(
      WHO_KNOWS.map((message) => this.client.call(message, { paths }, context)),
    );
    const shown = answers.flatMap((answer) => answer.paths);
    return new Set(shown.map((path) => path.slice(PREFIX.length)));
  }
}
