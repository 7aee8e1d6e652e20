import { apiKeyPrefix, isApiKey, newApiKey } from './api-key';

describe('an API key', () => {
  it('is marked, long enough never to be guessed, and another one each time', () => {
    const keys = Array.from({ length: 1000 }, newApiKey);
    for (const key of keys) expect(key).toMatch(/^cv_live_[0-9A-Za-z]{36}$/);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(keys.map((key) => key[8])).size).toBe(62);
  });

  it('is recognised by its first characters', () => {
    const key = newApiKey();
    expect(apiKeyPrefix(key)).toBe(key.slice(0, 12));
  });

  it('is told from typos and inventions by its checksum', () => {
    const key = newApiKey();
    expect(isApiKey(key)).toBe(true);
    const wrong = [
      ...[...key].map((_, place) => key.slice(0, place) + '~' + key.slice(place + 1)),
      ...[8, 20, 37, 43].map((place) => {
        const other = key[place] === 'a' ? 'b' : 'a';
        return key.slice(0, place) + other + key.slice(place + 1);
      }),
      ...['', key.slice(1), `${key}a`, ` ${key}`, `cv_live_${'a'.repeat(36)}`],
    ];
    for (const text of wrong) expect(isApiKey(text)).toBe(false);
  });
});
