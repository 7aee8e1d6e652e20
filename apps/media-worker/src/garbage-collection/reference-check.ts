import { identity, IMAGE_PATHS_AT_ONCE, menus, SYSTEM } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

const WHO_KNOWS = [menus.image.referenced, identity.image.referenced] as const;
const PREFIX = '/objects/';

@Injectable()
export class ReferenceCheck {
  constructor(private readonly client: MessageClient) {}

  /** Rejects unless both services answer, because a service that does not answer might show any of the images. */
  async referenced(ids: readonly string[]): Promise<Set<string>> {
    const shown = await Promise.all(WHO_KNOWS.map((message) => this.ask(message, ids)));
    return new Set(shown.flat());
  }

  async shownByProfiles(ids: readonly string[]): Promise<Set<string>> {
    const shown = new Set<string>();
    for (let start = 0; start < ids.length; start += IMAGE_PATHS_AT_ONCE) {
      const some = ids.slice(start, start + IMAGE_PATHS_AT_ONCE);
      for (const id of await this.ask(identity.image.referenced, some)) shown.add(id);
    }
    return shown;
  }

  private async ask(message: (typeof WHO_KNOWS)[number], ids: readonly string[]) {
    const paths = ids.map((id) => PREFIX + id);
    const context = { actor: SYSTEM, requestId: randomUUID() };
    const answer = await this.client.call(message, { paths }, context);
    return answer.paths.map((path) => path.slice(PREFIX.length));
  }
}
