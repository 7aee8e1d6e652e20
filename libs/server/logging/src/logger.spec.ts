import { createLogger } from './logger';

const SECRET = 'sembrado-7f3a';

describe('a log', () => {
  const written: string[] = [];
  const output = { write: (text: string) => void written.push(text), flushSync: () => undefined };
  const logger = createLogger('tried', 'info', output);
  beforeEach(() => written.splice(0));

  it.each([
    'password',
    'currentPassword',
    'newPassword',
    'code',
    'sealedCode',
    'token',
    'sealedToken',
    'stopToken',
    'access_token',
    'id_token',
    'secret',
    'sid',
    'cookie',
    'set-cookie',
    'authorization',
    'email',
    'payerEmail',
    'phone',
    'ipAddress',
  ])('never holds a %s, however deep it stands', (key) => {
    const holder = { [key]: SECRET, menuId: 'menu-1' };
    const [inside, list] = [{ holder }, { holders: [holder] }];
    for (const fields of [holder, inside, { deep: inside }, list]) logger.info(fields, 'seen');
    expect(written).toHaveLength(4);
    expect(written.join('')).not.toContain(SECRET);
    // The neighboring field is still in the log.
    expect(written.join('').match(/menu-1/g)).toHaveLength(4);
  });

  it('never holds the values of a row that could not be written, and holds the statement', () => {
    const error = Object.assign(new Error('duplicate key'), {
      query: 'INSERT INTO users (email) VALUES ($1)',
      parameters: [SECRET],
      detail: `Key (email)=(${SECRET}) already exists`,
      driverError: { detail: SECRET },
    });
    logger.error({ err: error }, 'not written');
    expect(written.join('')).not.toContain(SECRET);
    expect(written.join('')).toContain('INSERT INTO users');
  });

  it('is one line of JSON a record, with its process and its time in UTC', () => {
    logger.info({ menuId: 'menu-1' }, 'seen');
    expect(JSON.parse(written[0]!)).toMatchObject({
      process: 'tried',
      menuId: 'menu-1',
      msg: 'seen',
      time: expect.stringMatching(/Z$/),
    });
  });
});
