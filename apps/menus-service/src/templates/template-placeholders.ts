import { DomainError, media } from '@cartaviva/contracts';
import { MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';

const PREFIX = '/objects/';

/** Limit in milliseconds. A menu can do without placeholders. */
const FETCH_TIMEOUT_MS = 1500;

/** Placeholders of the system's images, which are the same for everyone and never change. */
@Injectable()
export class TemplatePlaceholders {
  private readonly known = new Map<string, string>();

  constructor(private readonly client: MessageClient) {}

  /**
   * Returns the known placeholders by path. A menu without placeholders still shows its images. Call it before a
   * transaction, because no lock may be held while another service answers.
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
