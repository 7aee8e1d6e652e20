import { DomainError, media } from '@cartaviva/contracts';
import { uploadKey } from '@cartaviva/object-storage';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Answer } from './client';
import { PUBLIC_URL, type Gateway, type TestGateway } from './test-gateway';

/** Maximum image size of the stubbed tickets, in bytes. */
export const MAX_BYTES = 1_000_000;

/** Uploads of an owner with tickets from the double of the media service. */
export class Uploads {
  readonly open = new Set<string>();

  private constructor(
    private readonly testGateway: TestGateway,
    private readonly gateway: Gateway,
    readonly cookie: string,
  ) {
    testGateway.media.on(media.ticket.issue, () => {
      const ticketId = randomUUID();
      this.open.add(ticketId);
      return { uploadURL: `${PUBLIC_URL}/api/uploads/${ticketId}` };
    });
    testGateway.media.on(media.ticket.redeem, ({ ticketId }) => {
      if (!this.open.has(ticketId)) throw new DomainError('UPLOAD_EXPIRED');
      return { storageKey: uploadKey(ticketId), maxBytes: MAX_BYTES };
    });
  }

  static async at(testGateway: TestGateway, gateway: Gateway): Promise<Uploads> {
    const { cookie } = await testGateway.signIn(gateway);
    return new Uploads(testGateway, gateway, cookie);
  }

  async ticket(body?: object) {
    const { json } = await this.gateway.call('/api/objects/upload', {
      method: 'POST',
      ...(body && { body }),
      headers: { cookie: this.cookie },
    });
    const { uploadURL } = json as { uploadURL: string };
    return { uploadURL, path: new URL(uploadURL).pathname, id: uploadURL.split('/').at(-1)! };
  }

  put(
    path: string,
    body: Buffer | Readable,
    type = 'image/jpeg',
    headers = {},
    at = this.gateway,
  ): Promise<Answer> {
    return at.call(path, {
      method: 'PUT',
      body,
      headers: { cookie: this.cookie, ...(type && { 'content-type': type }), ...headers },
    });
  }

  /** Sends a form with a file, with `boundary` between its parts. */
  post(
    path: string,
    file: Buffer | readonly Buffer[],
    { type = 'image/jpeg', headers = {}, boundary = 'limite', isWhole = true } = {},
  ): Promise<Answer> {
    const start =
      `--${boundary}\r\ncontent-disposition: form-data; name="nota"\r\n\r\nflan\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="flan.jpg"\r\n` +
      `${type && `content-type: ${type}\r\n`}\r\n`;
    const parts = [
      Buffer.from(start),
      ...[file].flat(),
      Buffer.from(isWhole ? `\r\n--${boundary}--\r\n` : ''),
    ] as Buffer[];
    return this.gateway.call(path, {
      method: 'POST',
      body: Buffer.isBuffer(file) ? Buffer.concat(parts) : Readable.from(parts),
      headers: {
        cookie: this.cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...headers,
      },
    });
  }

  stored(id: string): string {
    return join(this.testGateway.objects, uploadKey(id));
  }
  filesIn(folder: string): string[] {
    const path = join(this.testGateway.objects, folder);
    return existsSync(path) ? readdirSync(path) : [];
  }
}
