import { until } from '../engines/ports.mjs';

/**
 * The newest six-digit code mailed to an address after a moment. Waits up to 20 s for the mail.
 * @param {string} inboxUrl @param {string} email @param {number} since epoch milliseconds
 * @returns {Promise<string>}
 */
export async function codeMailedTo(inboxUrl, email, since) {
  let code = '';
  await until(
    async () => {
      for (const mail of await mailsTo(inboxUrl, email)) {
        // Mail times count whole seconds.
        if (new Date(mail.time).getTime() < since - 1000) continue;
        code = /\b(\d{6})\b/.exec(mail.text ?? '')?.[1] ?? code;
      }
      return code !== '';
    },
    20_000,
    `No code reached ${email}`,
  );
  return code;
}

/**
 * @param {string} inboxUrl @param {string} email
 * @returns {Promise<{ time: string, subject: string, text?: string, to: { address: string }[] }[]>} oldest first
 */
export async function mailsTo(inboxUrl, email) {
  const response = await fetch(new URL('/api/email', inboxUrl));
  /** @type {any[]} */
  const mails = await response.json();
  return mails
    .filter(({ to }) => to?.some((/** @type {any} */ { address }) => address === email))
    .sort((one, other) => new Date(one.time).getTime() - new Date(other.time).getTime());
}
