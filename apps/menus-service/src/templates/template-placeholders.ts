import { DomainError, media } from '@cartaviva/contracts';
import { MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';

const PREFIX = '/objects/';

/** Longest wait for what only makes a page prettier, in milliseconds. */
const FETCH_TIMEOUT_MS = 1500;

/** What to paint while the system's own images come: the same for everyone and for ever. */
@Injectable()
export class TemplatePlaceholders {
  private readonly known = new Map<string, string>();

  constructor(private readonly client: MessageClient) {}

  /**
   * By path, those that are known. A menu may begin without: its images come all the same. Ask
   * before a transaction begins: nothing may be locked while another service answers.
   */
  async of(
    context: MessageContext,
    paths: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const unknown = paths.filter((path) => !this.known.has(path));
    await Promise.all(unknown.map((path) => this.learn(context, path)));
    return this.known;
  }

  private async learn({ actor, requestId }: MessageContext, path: string): Promise<void> {
    const request = { objectId: path.slice(PREFIX.length) };
    const asking = { actor, requestId, timeoutMs: FETCH_TIMEOUT_MS };
    try {
      const { placeholder } = await this.client.call(media.object.require, request, asking);
      if (placeholder) this.known.set(path, placeholder);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
