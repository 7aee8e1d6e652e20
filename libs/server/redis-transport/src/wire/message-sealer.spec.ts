import fc from 'fast-check';
import { MessageSealer } from './message-sealer';

const SECRET = 'one secret that all processes of a system share';
const OTHER = 'a secret of somebody who is not of this system';
const PLACE = 'cv:{menus}:requests';

const sealer = (role = 'gateway', ...secrets: string[]) =>
  new MessageSealer([secrets[0] ?? SECRET, ...secrets.slice(1)], role);

describe('a sealed message', () => {
  it('is read by every process of the system, at the place that it was sealed for', () => {
    const [sender, receiver] = [sealer(), sealer('menus')];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, place) => {
        expect(receiver.open(sender.seal(text, place), place)).toEqual({ sender: 'gateway', text });
      }),
    );
  });

  it('shows nothing of what it says, and never looks the same twice', () => {
    const one = sealer();
    const sealed = Array.from({ length: 100 }, () => one.seal('contraseña 123456', PLACE));
    for (const each of sealed) expect(each.includes('123456')).toBe(false);
    expect(new Set(sealed.map((each) => each.toString('latin1'))).size).toBe(100);
  });

  it('is refused anywhere else', () => {
    const sealed = sealer().seal('{}', PLACE);
    expect(() => sealer('menus').open(sealed, 'cv:{identity}:requests')).toThrow();
    expect(sealer('menus').open(sealed, PLACE).text).toBe('{}');
  });

  it('is refused when a single bit of it was changed, its sender included', () => {
    const sealed = sealer().seal('{"key":"value"}', PLACE);
    const receiver = sealer('menus');
    expect(receiver.open(sealed, PLACE).sender).toBe('gateway');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const altered = Buffer.from(sealed);
      altered[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => receiver.open(altered, PLACE)).toThrow();
    }
  });

  it('is refused when it was cut, and when it is no message at all', () => {
    const sealed = sealer().seal('', PLACE);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => sealer().open(sealed.subarray(0, length), PLACE)).toThrow();
    }
    for (const text of ['', '{}', '{"id":"1","name":"menus.menu.get"}']) {
      expect(() => sealer().open(Buffer.from(text), PLACE)).toThrow();
    }
  });

  it('is refused when it was sealed with another secret, whichever role that names', () => {
    expect(() => sealer().open(sealer('menus', OTHER).seal('{}', PLACE), PLACE)).toThrow();
  });

  it('is still read when the secret is replaced and the previous one is known', () => {
    const old = sealer('gateway', OTHER).seal('before', PLACE);
    const receiver = sealer('menus', SECRET, OTHER);
    expect(receiver.open(old, PLACE).text).toBe('before');
    expect(receiver.open(old, PLACE).text).toBe('before');
    expect(sealer('menus').open(receiver.seal('after', PLACE), PLACE).text).toBe('after');
  });

  it('is read of any number of senders', () => {
    const receiver = sealer('menus');
    const first = sealer();
    for (let count = 0; count < 1100; count += 1) receiver.open(sealer().seal('', PLACE), PLACE);
    expect(receiver.open(first.seal('first', PLACE), PLACE).text).toBe('first');
  });
});
