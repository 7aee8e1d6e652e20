import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailFault } from './settings.mjs';

describe('where mails go', () => {
  const smtpUrl = 'smtps://cartaviva@mail.example.com';

  it('is said by whoever opens an address for people', () => {
    expect(mailFault({ publicUrl: 'https://cartaviva.do', smtpUrl: undefined })).toMatch(
      /^SMTP_URL/,
    );
    expect(mailFault({ publicUrl: 'https://cartaviva.do', smtpUrl })).toBeUndefined();
  });

  it('is the inbox while it is tried out', () => {
    expect(mailFault({ publicUrl: 'http://localhost:3000', smtpUrl: undefined })).toBeUndefined();
  });
});

describe('an address with its password beside it', () => {
  it('is whole, whatever the password, which goes no further', () => {
    const program = `
      const { settings } = await import('./tools/start/settings.mjs');
      process.stdout.write(JSON.stringify([settings.databaseUrl, settings.redisUrl, process.env]));`;
    const password = ' %20á@:/?#';
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: 'postgres://postgres@db/cartaviva',
      DATABASE_PASSWORD: password,
      REDIS_URL: 'redis://operator:own@redis',
    };
    const args = ['--input-type=module', '-e', program];
    const [database, redis, left] = JSON.parse(
      execFileSync(process.execPath, args, { env, encoding: 'utf8' }),
    ) as [string, string, object];
    expect(decodeURIComponent(new URL(database).password)).toBe(password);
    expect(redis).toBe(env.REDIS_URL);
    expect(left).not.toHaveProperty('DATABASE_PASSWORD');
  });
});

describe('the secrets of this machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Reads the secrets in a new process, because the module reads its environment on import. */
  const secrets = () => {
    const program = `
      const { secretsOfThisMachine } = await import('./tools/start/settings.mjs');
      process.stdout.write(JSON.stringify(secretsOfThisMachine()));`;
    const options = { env: { PATH: process.env['PATH'], DATA_DIR: folder }, encoding: 'utf8' };
    const args = ['--input-type=module', '-e', program];
    return JSON.parse(execFileSync(process.execPath, args, options as never)) as {
      roles: Record<string, string>;
      redis: Record<string, string>;
      [name: string]: unknown;
    };
  };

  it('are made once, one for each purpose', () => {
    const first = secrets();
    const all = Object.values(first).flatMap((each) =>
      typeof each === 'object' ? Object.values(each as object) : [each],
    );
    expect(all).toHaveLength(4 + 4 + 6);
    expect(new Set(all).size).toBe(all.length);
    expect(secrets()).toEqual(first);
  });
});
