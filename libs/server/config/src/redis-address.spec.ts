import { ConfigError, readConfig, redisOptions, redisUrl } from '.';

describe('an address of Redis', () => {
  it('names a server', () => {
    expect(redisOptions('redis://menus:a%2Fb%3F@redis')).toMatchObject({
      ...{ username: 'menus', password: 'a/b?', db: 0 },
      ...{ host: 'redis', port: 6379 },
    });
    expect(redisOptions('rediss://:secreta@[::1]:7000/2')).toMatchObject({
      ...{ password: 'secreta', db: 2, tls: {} },
      ...{ host: '::1', port: 7000 },
    });
  });

  it('names Sentinels, and what they call the master', () => {
    const sentinels = 'one.example:26380,two.example,[::1]:26381';
    expect(redisOptions(`redis://menus:clave@Menus_master?sentinels=${sentinels}`)).toMatchObject({
      ...{ username: 'menus', password: 'clave', db: 0, name: 'Menus_master' },
      failoverDetector: true,
      sentinels: [
        { host: 'one.example', port: 26_380 },
        { host: 'two.example', port: 26_379 },
        { host: '::1', port: 26_381 },
      ],
    });
    const guarded = `rediss://menus@mymaster?sentinels=one&sentinelPassword=otra%26clave`;
    expect(redisOptions(guarded)).toMatchObject({
      ...{ sentinelPassword: 'otra&clave', enableTLSForSentinelMode: true },
      ...{ tls: {}, sentinelTLS: {} },
    });
  });

  it('is tried again each second at least, for as long as it takes', () => {
    const { retryStrategy } = redisOptions('redis://redis');
    const pauses = [1, 2, 10, 100, 100_000].map(retryStrategy);
    expect(pauses).toEqual([50, 100, 500, 1000, 1000]);
  });

  it('takes its password from beside it, with Sentinels too', () => {
    const { REDIS_URL } = readConfig(
      { REDIS_URL: redisUrl },
      { REDIS_URL: 'redis://menus@mymaster?sentinels=a:1,b:2', REDIS_PASSWORD: 'á?&,' },
    );
    expect(redisOptions(REDIS_URL)).toMatchObject({
      ...{ password: 'á?&,', name: 'mymaster' },
      sentinels: [
        { host: 'a', port: 1 },
        { host: 'b', port: 2 },
      ],
    });
  });

  const sentinelsFault = /^REDIS_URL: needs \?sentinels=host:port/;
  it.each([
    ['redis://m:clave@mymaster?sentinels=', sentinelsFault],
    ['redis://m:clave@mymaster?sentinels=a:1,,b:2', sentinelsFault],
    ['redis://m:clave@mymaster?sentinels=a:70000', sentinelsFault],
    ['redis://m:clave@mymaster?sentinels=redis://a:1', sentinelsFault],
    ['redis://m:clave@mymaster?sentinels=a:1%20b:2', sentinelsFault],
    ['redis://m:clave@mymaster?sentinel=a:1', /^REDIS_URL: takes \?sentinels=/],
    ['redis://m:clave@mymaster?sentinelPassword=x', /^REDIS_URL: has a sentinelPassword but no/],
    ['redis://?sentinels=a:1', /^REDIS_URL: needs the name of the master/],
    ['redis+sentinel://m:clave@a:1,b:2/mymaster', /^REDIS_URL: has the wrong form/],
  ])('is refused at the start: %s', (REDIS_URL, fault) => {
    const read = () => readConfig({ REDIS_URL: redisUrl }, { REDIS_URL });
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      expect((error as ConfigError).faults).toEqual([expect.stringMatching(fault)]);
      expect(String(error)).not.toContain('clave');
    }
  });
});
