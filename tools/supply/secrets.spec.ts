import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { secretsIn } from './secrets.mjs';

/** Number of example keys and secrets in files for integrators. Nobody uses these values. */
const EXAMPLES: Readonly<Record<string, number>> = {
  'apps/gateway/src/api/openapi/descriptions/account.texts.ts': 1,
  'apps/gateway/src/api/openapi/descriptions/webhooks.texts.ts': 1,
  'apps/owner-account/src/profile/integrations/api-keys.spec.tsx': 1,
  'apps/owner-account/src/profile/integrations/webhooks/webhooks.spec.tsx': 1,
};

it('no committed file holds a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const texts = files.filter((file) => file !== '' && existsSync(file));
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts.flatMap((file) => {
    const secrets = secretsIn(readFileSync(file, 'latin1'));
    return secrets.length === EXAMPLES[file] ? [] : secrets.map((secret) => `${file}: ${secret}`);
  });
  expect(found).toEqual([]);
});

/** Builds a value in the format of a secret at run time, so that this file contains none. */
const made = (start: string, length: number) => start + 'x1Y2z3'.repeat(20).slice(0, length);

it.each([
  ['key of Amazon', `AKIA${'Q7'.repeat(8)}`],
  ['token of GitHub', made('ghp_', 36)],
  ['token of GitLab', made('glpat-', 20)],
  ['token of npm', made('npm_', 36)],
  ['token of Slack', made('xoxb-', 12)],
  ['key of Google', made('AIza', 35)],
  ['client secret of Google', made('GOCSPX-', 28)],
  ['key of Stripe', made('sk_live_', 24)],
  ['key of SendGrid', `${made('SG.', 22)}.${made('', 43)}`],
  ['private key', `-----BEGIN OPENSSH ${'PRIVATE'} KEY-----\n${made('', 64)}`],
  ['identity of age', `AGE-SECRET-KEY-1${'Q7'.repeat(29)}`],
  ['JSON web token', `${made('eyJ', 20)}.${made('eyJ', 20)}.${made('', 30)}`],
  ['key of CartaViva', made('cv_live_', 40)],
  ['secret of a webhook', made('whsec_', 32)],
  ['value of a variable', `MAIL_KEY=${'0a1b'.repeat(16)}`],
])('finds a %s, and shows none of it', (kind, secret) => {
  expect(secretsIn(`one\ntwo ${secret}\n`)).toEqual([`${kind} in line 2`]);
});

it('takes words, examples to fill in and digests for none', () => {
  const harmless = [
    'MAIL_KEY=change-me',
    'SMTP_PASSWORD=',
    'MESSAGE_KEY=${MESSAGE_KEY:?names the key}',
    `sha512-${made('', 86)}==`,
    '-----BEGIN PRIVATE KEY-----',
    made('cv_live_', 4),
  ];
  expect(secretsIn(harmless.join('\n'))).toEqual([]);
});
