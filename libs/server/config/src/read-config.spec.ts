import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, port, postgresUrl, readConfig, secret } from '.';

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
});
