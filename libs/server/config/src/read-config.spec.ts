import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ConfigError,
  contactVariables,
  mailVariables,
  messageVariables,
  port,
  postgresUrl,
  previousSecret,
  readConfig,
  readProcessConfig,
  redisUrl,
  secret,
} from '.';

const shape = { PORT: port(3000), DATABASE_URL: postgresUrl, SESSION_SECRET: secret };
const good = {
  DATABASE_URL: 'postgres://menus:secreto@localhost/cartaviva',
  SESSION_SECRET: 's'.repeat(32),
};

describe('configuration', () => {
  it('reads variables, with defaults for what is left out or empty', () => {
    expect(readConfig(shape, { ...good, PORT: '' })).toEqual({ ...good, PORT: 3000 });
    expect(readConfig(shape, { ...good, PORT: '8080' }).PORT).toBe(8080);
  });

  it('names every variable at fault and never shows a value', () => {
    const read = () =>
      readConfig(shape, { DATABASE_URL: 'mysql://root:clave@x', SESSION_SECRET: 'corto' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/DATABASE_URL: has the wrong form/);
    expect(read).toThrow(/SESSION_SECRET: needs at least 32 characters/);
    expect(read).not.toThrow(/clave|corto/);
    expect(() => readConfig(shape, {})).toThrow(/SESSION_SECRET: is missing/);
  });

  it('takes a secret from the file that NAME_FILE names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'secret');
    writeFileSync(file, `${'f'.repeat(40)}\n`);
    const { SESSION_SECRET } = readConfig(shape, {
      DATABASE_URL: good.DATABASE_URL,
      SESSION_SECRET_FILE: file,
      SOMEBODY_ELSES_FILE: '/nowhere',
    });
    expect(SESSION_SECRET).toBe('f'.repeat(40));
    expect(() => readConfig(shape, { ...good, SESSION_SECRET_FILE: '/nowhere' })).toThrow(
      /SESSION_SECRET_FILE: names a file that cannot be read/,
    );
  });

  it('takes a password of any characters beside its address', () => {
    const password = ' á:/?#[]@!$&\'()*+,;=%20%"\\\u{1f600}';
    const DATABASE_URL = 'postgres://menus@localhost/cartaviva';
    const read = readConfig(shape, { ...good, DATABASE_URL, DATABASE_PASSWORD: password });
    const { username, password: encoded, pathname } = new URL(read.DATABASE_URL);
    expect([username, decodeURIComponent(encoded), pathname]).toEqual([
      'menus',
      password,
      '/cartaviva',
    ]);
    expect(readConfig(shape, { ...good, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });
});

describe('the configuration of a process', () => {
  const key = { MESSAGE_KEY: 'm'.repeat(32) };

  it('is refused for all that is wrong, the key of messages included', () => {
    expect(() => readProcessConfig(shape, {})).toThrow(/DATABASE_URL.*\n.*\n.*MESSAGE_KEY/);
    expect(() => readProcessConfig(shape, { ...good, MESSAGE_KEY: 'corta' })).toThrow(
      /MESSAGE_KEY: needs at least 32 characters$/,
    );
    expect(readProcessConfig(shape, { ...good, ...key })).toMatchObject({ ...good, PORT: 3000 });
  });
});

describe('the configuration of an installation behind https', () => {
  const random = () => randomBytes(24).toString('base64');
  const everything = {
    ...{ SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: previousSecret },
    ...{ ...mailVariables, ...messageVariables },
    ...{ DATABASE_URL: postgresUrl, REDIS_URL: redisUrl },
  };
  const strong = {
    PUBLIC_URL: 'https://cartaviva.do',
    ...{ SESSION_SECRET: random(), MAIL_KEY: random(), MESSAGE_KEY: random() },
    DATABASE_URL: 'postgres://menus@localhost/cartaviva',
    DATABASE_PASSWORD: random(),
    REDIS_URL: 'redis://menus@localhost',
    REDIS_PASSWORD: random(),
  };
  const faults = (variables: Record<string, string | undefined>) => {
    try {
      readConfig(everything, { ...strong, ...variables });
      return [];
    } catch (error) {
      return (error as ConfigError).faults.map((fault) => fault.replace(/;.*/, ''));
    }
  };
  type Case = [name: string, value: string | undefined, why: string];
  const weak = 'is published, repeated or easily guessed';

  it('is usable with secrets of its own', () => expect(faults({})).toEqual([]));

  it.each<Case>([
    ['SESSION_SECRET', 'a'.repeat(32), weak],
    ['MAIL_KEY', 'trying-cartaviva-out-on-one-machine-mail', weak],
    ['MESSAGE_KEY', 'the key that the suites share, for messages', weak],
    ...(['SESSION_SECRET', 'MAIL_KEY', 'MESSAGE_KEY'] as const).flatMap((name): Case[] => [
      [`${name}_PREVIOUS`, 'the key that the suites shared before, for messages', weak],
      [`${name}_PREVIOUS`, strong[name], `is the same as ${name}`],
      [`${name}_PREVIOUS`, 'short', 'needs at least 32 characters'],
    ]),
    ['MESSAGE_KEY', 'short', 'needs at least 32 characters'],
    ['MAIL_KEY', strong.SESSION_SECRET, 'is the same as SESSION_SECRET'],
    ['DATABASE_PASSWORD', 'trying-out', `its password ${weak}`],
    ['REDIS_PASSWORD', 'redis', `its password ${weak}`],
    ['REDIS_PASSWORD', undefined, 'has no password'],
  ])('is refused for its %s', (name, value, why) => {
    const about = name.replace('_PASSWORD', '_URL');
    expect(faults({ [name]: value })).toEqual([`${about}: ${why}`]);
    expect(faults({ [name]: value, PUBLIC_URL: 'http://localhost:3000' })).toEqual(
      value === 'short' ? [`${about}: ${why}`] : [],
    );
  });

  describe('by its contacts', () => {
    const own = {
      PUBLIC_URL: 'https://carta.elconuco.do',
      SUPPORT_EMAIL: 'soporte@elconuco.do',
      SUPPORT_PHONE: '+1 809 682 1234',
      SUPPORT_DEDICATED_EMAIL: 'empresas@gmail.com',
      SALES_EMAIL: 'ventas@carta.elconuco.do',
      LEGAL_EMAIL: 'legal@elconuco.do',
    };
    const contactFaults = (variables: Record<string, string | undefined>) => {
      try {
        readConfig(contactVariables, { ...own, ...variables });
        return [];
      } catch (error) {
        return (error as ConfigError).faults;
      }
    };
    const example = "is an example's, which nobody answers";

    it('accepts the operator’s own contacts with any domain', () => {
      expect(contactFaults({})).toEqual([]);
      const ours = { PUBLIC_URL: 'https://www.cartaviva.do', LEGAL_EMAIL: 'legal@cartaviva.do' };
      expect(contactFaults(ours)).toEqual([]);
    });

    it.each([
      ['SUPPORT_EMAIL', 'soporte@cartaviva.do'],
      ['SUPPORT_EMAIL', 'Ayuda@CartaViva.do'],
      ['SUPPORT_DEDICATED_EMAIL', 'empresas@cartaviva.do'],
      ['SALES_EMAIL', 'ventas@menu.example.com'],
      ['LEGAL_EMAIL', 'legal@example.com'],
      ['SUPPORT_PHONE', '+1 809-555-0100'],
      ['SUPPORT_PHONE', '(809) 555 0100'],
    ])('is refused for %s %s', (name, value) => {
      expect(contactFaults({ [name]: value })).toEqual([`${name}: ${example}`]);
      expect(contactFaults({ [name]: value, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    });

    it.each([undefined, ''])('refuses every contact but the hours if it is %j', (missing) => {
      const names = Object.keys(own).filter((name) => name !== 'PUBLIC_URL');
      const none = Object.fromEntries(names.map((name) => [name, missing]));
      const faults = contactFaults({ ...none, PUBLIC_URL: 'HTTPS://cartaviva.do' });
      const said = "is missing, and people would be shown the example's";
      expect(faults.toSorted()).toEqual(names.toSorted().map((name) => `${name}: ${said}`));
    });

    it('requires only the contacts that the process shows', () => {
      const { SALES_EMAIL } = contactVariables;
      const read = () => readConfig({ SALES_EMAIL }, { PUBLIC_URL: own.PUBLIC_URL });
      expect(read).toThrow(/SALES_EMAIL: is missing[^\n]*$/);
    });
  });

  it('is refused for a secret that another part of it reads, and shows none', () => {
    const one = { REDIS_URL: redisUrl };
    const read = () => readConfig(one, { ...strong, SESSION_SECRET: 'b'.repeat(40) });
    expect(read).toThrow(/SESSION_SECRET: is published/);
    expect(read).not.toThrow(/bbb/);
    expect(readConfig(one, strong).REDIS_URL).toMatch(/^redis:/);
  });
});
