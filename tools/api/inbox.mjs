import { until } from '../engines/ports.mjs';

/**
 * Runs an action that sends a code by mail, and waits up to 20 s for that mail.
 * @param {string} inboxUrl @param {string} email
 * @param {() => Promise<unknown>} ask
 * @returns {Promise<string>} the six digits
 */
export async function codeMailedBy(inboxUrl, email, ask) {
  const before = (await mailsTo(inboxUrl, email)).length;
  await ask();
  let code = '';
  await until(
    async () => {
      const [mail] = (await mailsTo(inboxUrl, email)).slice(before);
      code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
      return code !== '';
    },
    20_000,
    `No code reached ${email}`,
  );
  return code;
}

/**
 * Waits up to 20 s for a mail that contains a link to this system.
 * @param {string} inboxUrl @param {string} email
 * @returns {Promise<string>} the link that verifies an address, signs in, resets a password, or invites
 */
export async function linkMailedTo(inboxUrl, email) {
  let link = '';
  await until(
    async () => {
      const mail = (await mailsTo(inboxUrl, email)).at(-1);
      link =
        /https?:\/\/\S+\/(?:verificar|entrar|restablecer|invitacion)\S*/.exec(
          mail?.text ?? '',
        )?.[0] ?? '';
      return link !== '';
    },
    20_000,
    `No link reached ${email}`,
  );
  return link;
}

/**
 * @param {string} inboxUrl @param {string} email
 * @returns {Promise<{ time: string, subject: string, text?: string, to: { address: string }[] }[]>} oldest first
 */
export async function mailsTo(inboxUrl, email) {
  const query = new URLSearchParams({ 'to.address': email });
  const response = await fetch(new URL(`/api/email?${query}`, inboxUrl));
  /** @type {any[]} */
  const mails = await response.json();
  return mails.sort((one, other) => new Date(one.time).getTime() - new Date(other.time).getTime());
}
