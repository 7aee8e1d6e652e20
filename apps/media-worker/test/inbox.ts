import { startInbox } from '@cartaviva/rig/doubles/inbox.mjs';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import type { Email } from '@maildev/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Inbox = Awaited<ReturnType<typeof openInbox>>;

/** Starts a real mail server for the suite. Tests can stop and start it, and it stores its mails. */
export async function openInbox() {
  const folder = await mkdtemp(join(tmpdir(), 'cartaviva-inbox-'));
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  const open = () => startInbox({ folder, smtpPort, webPort });
  let server = await open();
  return {
    url: server.url,
    /** Returns the mails to the address, in the order of arrival. */
    mailsTo: async (address: string): Promise<Email[]> => {
      const answer = await fetch(`http://127.0.0.1:${webPort}/api/email`);
      const mails = (await answer.json()) as Email[];
      return mails.filter(({ envelope }) => envelope.to.some((to) => to.address === address));
    },
    /** Returns the source of a mail with all headers. */
    sourceOf: async ({ id }: Email): Promise<string> =>
      (await fetch(`http://127.0.0.1:${webPort}/api/email/${id}/source`)).text(),
    start: async () => {
      server = await open();
    },
    stop: () => server.stop(),
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
