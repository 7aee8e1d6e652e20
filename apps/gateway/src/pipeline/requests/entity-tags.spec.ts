import { knowsTag, tagsIn } from './entity-tags';

describe('tags of conditional requests', () => {
  it.each([
    ['"7"', ['7']],
    ['W/"7"', ['7']],
    ['"otra", "7"', ['otra', '7']],
    ['"a,b" ,W/"r7","c"', ['a,b', 'r7', 'c']],
    ['"7-gzip"', ['7']],
    ['W/"7--gzip"', ['7']],
    ['"7;br", "8-zstd"', ['7', '8']],
    ['*', ['*']],
    [' * ', ['*']],
    ['"*"', ['*']],
    ['7', []],
    ['', []],
  ])('are read from %s', (header, tags) => expect(tagsIn(header)).toEqual(tags));

  it.each([
    ['"7"', 'W/"7"', true],
    ['W/"abc-br", "x"', 'W/"abc"', true],
    ['*', '"7"', true],
    ['"70"', '"7"', false],
    ['"x7"', '"7"', false],
    [undefined, '"7"', false],
  ])('%s contains %s: %s', (header, etag, isKnown) => expect(knowsTag(header, etag)).toBe(isKnown));
});
