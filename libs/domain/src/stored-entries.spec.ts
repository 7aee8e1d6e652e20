import { deviceEntries, tabEntries } from './stored-entries';

const STORAGES = [
  ['localStorage', deviceEntries],
  ['sessionStorage', tabEntries],
] as const;

/** A storage that accepts a limited number of characters. */
class SmallStorage {
  [key: string]: unknown;
  constructor(room: number) {
    const hidden = (value: unknown) => ({ value, enumerable: false });
    Object.defineProperties(this, {
      getItem: hidden((key: string) => this[key] ?? null),
      setItem: hidden((key: string, value: string) => {
        if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
        this[key] = value;
      }),
      removeItem: hidden((key: string) => delete this[key]),
    });
  }
}

describe.each(STORAGES)('entries of %s', (name, entries) => {
  const browser = (descriptor: PropertyDescriptor) =>
    Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });

  afterEach(() => Reflect.deleteProperty(globalThis, name));

  it.each([
    [
      'throws',
      {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
    ['is null', { value: null }],
    ['is missing', { value: undefined }],
  ])('last until the page closes when the storage %s', (_, descriptor) => {
    browser(descriptor);
    expect(entries.write('one', '1')).toBe(true);
    entries.write('two', '2');
    expect([entries.read('one'), entries.read('another')]).toEqual(['1', null]);
    expect(entries.keys()).toEqual(['one', 'two']);
    entries.remove('two');
    entries.remove('one');
    expect([entries.read('one'), entries.keys()]).toEqual([null, []]);
  });

  it('report that the storage is full', () => {
    browser({ value: new SmallStorage(3) });
    expect([entries.write('one', '123'), entries.write('two', '1234')]).toEqual([true, false]);
    expect([entries.read('one'), entries.read('two')]).toEqual(['123', null]);
    entries.remove('one');
    expect(entries.keys()).toEqual([]);
  });
});
