import { randomBytes } from 'node:crypto';
import { OWN_REMOTES, readGatewayConfig } from './config';

const given = {
  PUBLIC_URL: 'http://localhost:3000/',
  SESSION_SECRET: 's'.repeat(32),
  MESSAGE_KEY: 'm'.repeat(32),
  REDIS_URL: 'redis://localhost:6379',
  OBJECTS_DIR: '/tmp/objects',
};

describe('the configuration', () => {
  it('is strict, trusts no proxy and serves its own remotes unless told otherwise', () => {
    const config = readGatewayConfig(given);
    expect(config).toMatchObject({
      PORT: 3000,
      LISTEN_HOST: '0.0.0.0',
      PUBLIC_URL: 'http://localhost:3000',
      CLIENT_LIMITS: 'strict',
      TRUSTED_PROXIES: 0,
      DRAIN_SECONDS: 5,
    });
    expect(config.REMOTES.map(({ name }) => name)).toEqual([...OWN_REMOTES]);
  });

  it('knows remotes that are deployed elsewhere', () => {
    const remotes = [{ name: 'site', entry: 'https://cdn.example/site/remoteEntry.js' }];
    expect(readGatewayConfig({ ...given, REMOTES: JSON.stringify(remotes) }).REMOTES).toEqual(
      remotes,
    );
  });

  it('knows Google by an id and its secret, or not at all', () => {
    expect(readGatewayConfig(given).GOOGLE_CLIENT_ID).toBeUndefined();
    const half = { ...given, GOOGLE_CLIENT_ID: 'cartaviva' };
    expect(() => readGatewayConfig(half)).toThrow('GOOGLE_CLIENT_SECRET: is missing');
    const whole = { ...half, GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readGatewayConfig(whole).GOOGLE_ISSUER).toBe('https://accounts.google.com');
  });

  it('does not start behind https with the example contacts', () => {
    const key = () => randomBytes(32).toString('hex');
    const people = {
      ...given,
      PUBLIC_URL: 'https://menu.elconuco.do',
      SESSION_SECRET: key(),
      MESSAGE_KEY: key(),
      REDIS_PASSWORD: key(),
    };
    const names = ['SUPPORT_EMAIL', 'SUPPORT_PHONE', 'SUPPORT_WHATSAPP', 'SUPPORT_DEDICATED_EMAIL'];
    for (const name of [...names, 'SALES_EMAIL', 'LEGAL_EMAIL']) {
      expect(() => readGatewayConfig(people)).toThrow(`- ${name}: is missing`);
    }
    for (const SUPPORT_WHATSAPP of ['18495550100', '8495550100']) {
      expect(() => readGatewayConfig({ ...people, SUPPORT_WHATSAPP })).toThrow(
        "- SUPPORT_WHATSAPP: is an example's",
      );
    }
  });

  it.each([
    ['SESSION_SECRET', 'short'],
    ['PUBLIC_URL', 'localhost'],
    ['REDIS_URL', 'http://localhost'],
    ['TRUSTED_PROXIES', '-1'],
    ['CLIENT_LIMITS', 'none'],
    ['REMOTES', '[{"name":"../x","entry":""}]'],
    ['REMOTES', 'not json'],
  ])('refuses to start with a bad %s, and does not repeat it', (name, value) => {
    const reading = () => readGatewayConfig({ ...given, [name]: value });
    expect(reading).toThrow(name);
    expect(reading).not.toThrow(value);
  });
});
