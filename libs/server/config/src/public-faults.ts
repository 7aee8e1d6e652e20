import { EXAMPLE_CONTACT_SETTINGS as EXAMPLE, EXAMPLE_WHATSAPP } from '@cartaviva/domain';
import { passwordIn } from './credentials';
import { isWeakPassword, isWeakSecret } from './secret-strength';

/** Variables with the keys that sign and seal data. Each installation creates its own. */
export const OWN_SECRETS = [
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'MAIL_KEY',
  'MAIL_KEY_PREVIOUS',
  'MESSAGE_KEY',
  'MESSAGE_KEY_PREVIOUS',
] as const;

/** Contacts of the example configuration. Its opening hours are suitable for any installation. */
const EXAMPLE_CONTACTS: Values = {
  SUPPORT_EMAIL: EXAMPLE.SUPPORT_EMAIL,
  SUPPORT_PHONE: EXAMPLE.SUPPORT_PHONE,
  SUPPORT_WHATSAPP: EXAMPLE_WHATSAPP,
  SUPPORT_DEDICATED_EMAIL: EXAMPLE.SUPPORT_DEDICATED_EMAIL,
  SALES_EMAIL: EXAMPLE.SALES_EMAIL,
  LEGAL_EMAIL: EXAMPLE.LEGAL_EMAIL,
};

/** Domains of the example mailboxes: this product's, and that of `deploy/kubernetes/overlays/example`. */
const EXAMPLE_DOMAIN = /^(.+\.)?(cartaviva\.do|example\.com)$/;

const GUESSABLE = 'is published, repeated or easily guessed; make one with `openssl rand -hex 32`';

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Returns the faults in the secrets and contacts of an https installation, by the names of their variables. A local
 * trial without https has none.
 * @param names the variables that the process reads
 */
export function publicFaults(
  { PUBLIC_URL = '', ...values }: Values,
  names: readonly string[],
): string[] {
  if (!/^https:/i.test(PUBLIC_URL)) return [];
  const host = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : '';
  return [
    ...secretFaults(values),
    ...passwordFaults(values),
    ...names.flatMap((name) => contactFaults(name, values[name], host)),
  ];
}

/** Refuses example contacts, because nobody reads or answers them. */
function contactFaults(name: string, value: string | undefined, host: string): string[] {
  const example = EXAMPLE_CONTACTS[name];
  if (example === undefined) return [];
  if (value === undefined) return [`${name}: is missing, and people would be shown the example's`];
  return isExample(value, example, host) ? [`${name}: is an example's, which nobody answers`] : [];
}

function isExample(value: string, example: string, host: string): boolean {
  const [, domain] = value.toLowerCase().split('@');
  if (domain === undefined) return subscriber(value) === subscriber(example);
  const isOwn = host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
  return !isOwn && EXAMPLE_DOMAIN.test(domain);
}

/** Extracts the ten digits of a telephone number in any spelling. */
const subscriber = (phone: string) => phone.replace(/\D/g, '').slice(-10);

function secretFaults(values: Values): string[] {
  const given = OWN_SECRETS.filter((name) => values[name] !== undefined);
  return given.flatMap((name, index) => {
    if (isWeakSecret(values[name] ?? '')) return [`${name}: ${GUESSABLE}`];
    const same = given.slice(0, index).find((other) => values[other] === values[name]);
    return same ? [`${name}: is the same as ${same}`] : [];
  });
}

/** Requires a password for Redis, which has none by default. Databases may authenticate roles in other ways. */
function passwordFaults(values: Values): string[] {
  return ['DATABASE_URL', 'DATABASE_ADMIN_URL', 'DATABASE_READ_URL', 'REDIS_URL'].flatMap(
    (name) => {
      const address = values[name];
      if (address === undefined) return [];
      const password = passwordIn(address);
      if (password === '') return name === 'REDIS_URL' ? [`${name}: has no password`] : [];
      return isWeakPassword(password) ? [`${name}: its password ${GUESSABLE}`] : [];
    },
  );
}
