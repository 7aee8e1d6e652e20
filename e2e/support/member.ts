import { linkMailedTo } from '@cartaviva/tools/api/inbox.mjs';
import type { Owner } from '@cartaviva/tools/api/owner.mjs';
import type { MemberRole } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { system, watchedPage } from './browser';
import { newOwner, signIn } from './owner';

/** Invites a person, registers them, and accepts the invitation. The page is signed in to the owner's account. */
export async function memberOn(
  browser: Browser,
  device: BrowserContextOptions,
  owner: Owner,
  role: MemberRole,
): Promise<Page> {
  const email = `${role}-${randomUUID().slice(0, 8)}@ejemplo.do`;
  await owner.call('POST', '/api/invitations', { email, role });
  const token = new URL(await linkMailedTo(system().inboxUrl, email)).hash.slice(1);
  const member = await newOwner(email);
  const accepted = await member.call('POST', '/api/invitations/accept', { token });
  await member.call('POST', `/api/accounts/${accepted.accountId}/enter`);
  const context = await browser.newContext({ ...device, baseURL: system().url });
  await signIn(context, member);
  return (await watchedPage(context)).page;
}
