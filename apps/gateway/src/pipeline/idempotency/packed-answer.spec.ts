import { randomBytes } from 'node:crypto';
import { packAnswer, unpackAnswer } from './packed-answer';

const secret = 'the secret of the gateways, long enough';
const answer = (body: string) => ({ status: 201, headers: { etag: '"1"' }, body });

describe('a packed answer', () => {
  it.each([
    ['nothing', ''],
    ['a sentence', '{"error":"Ya existe una categoría así"}'],
    ['a menu', JSON.stringify(Array.from({ length: 2000 }, (_, n) => ({ n, name: 'Sancocho' })))],
    ['what cannot be compressed', randomBytes(100_000).toString('base64')],
  ])('of %s is read back', async (_, body) => {
    const packed = await packAnswer(answer(body), secret);
    expect(await unpackAnswer(packed, secret)).toEqual(answer(body));
  });

  it('takes a fraction of the bytes of a long body, and hardly more than a short one', async () => {
    const menu = JSON.stringify(Array.from({ length: 2000 }, (_, n) => ({ n, name: 'Sancocho' })));
    expect((await packAnswer(answer(menu), secret)).length).toBeLessThan(menu.length / 5);
    const short = JSON.stringify(answer('{"ok":true}'));
    expect((await packAnswer(answer('{"ok":true}'), secret)).length).toBe(short.length + 29);
  });

  it('is refused when it was altered or packed with another secret', async () => {
    const packed = await packAnswer(answer('{}'), secret);
    await expect(unpackAnswer(packed, `${secret}!`)).rejects.toThrow();
    packed[packed.length - 1]! ^= 1;
    await expect(unpackAnswer(packed, secret)).rejects.toThrow();
  });
});
