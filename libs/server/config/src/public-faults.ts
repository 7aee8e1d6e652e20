import { passwordIn } from './credentials';
import { isWeakPassword, isWeakSecret } from './secret-strength';

/** What this system signs and seals with; each is made by whoever installs it. */
export const OWN_SECRETS = [
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'MAIL_KEY',
  'MAIL_KEY_PREVIOUS',
  'MESSAGE_KEY',
  'MESSAGE_KEY_PREVIOUS',
] as const;

const GUESSABLE = 'is published, repeated or easily guessed; make one with `openssl rand -hex 32`';

type Values = Readonly<Record<string, string | undefined>>;

/**
 * What is wrong with the secrets of an installation that people reach over https, by the names of
 * variables: nothing is, as long as it is tried out on one machine.
 */
export function publicFaults({ PUBLIC_URL = '', ...values }: Values): string[] {
  if (!/^https:/i.test(PUBLIC_URL)) return [];
  return [...secretFaults(values), ...passwordFaults(values)];
}

function secretFaults(values: Values): string[] {
  const given = OWN_SECRETS.filter((name) => values[name] !== undefined);
  return given.flatMap((name, index) => {
    if (isWeakSecret(values[name] ?? '')) return [`${name}: ${GUESSABLE}`];
    const same = given.slice(0, index).find((other) => values[other] === values[name]);
    return same ? [`${name}: is the same as ${same}`] : [];
  });
}

/** Redis asks for no password unless it is told to; how a database lets its roles in is its own affair. */
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
