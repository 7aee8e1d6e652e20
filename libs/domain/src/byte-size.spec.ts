import { byteSize } from './byte-size';

describe('a number of bytes', () => {
  it.each([
    [0, '0 bytes'],
    [-5, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [250 * 1_048_576, '250 MB'],
    [1.99 * 1_048_576, '1.9 MB'],
    [1_048_575, '1023.9 KB'],
    [1.5 * 2 ** 30, '1.5 GB'],
    [5000 * 2 ** 30, '5000 GB'],
  ])('%d is %s', (bytes, text) => {
    expect(byteSize(bytes)).toBe(text);
  });
});
