import fc from 'fast-check';
import { openFiles, partFiles, sealFiles } from './files';
import { MessageSealer } from './message-sealer';

const SECRET = 'one secret that all processes of a system share';
const PLACE = { stream: 'cv:{menus}:requests', id: 'one' };
const [gateway, menus] = [
  new MessageSealer([SECRET], 'gateway'),
  new MessageSealer([SECRET], 'menus'),
];

function fieldsOf(payload: object) {
  const flat = sealFiles(partFiles(payload).files, gateway, PLACE);
  const fields = new Map<string, Buffer>([['body', Buffer.from('sealed')]]);
  for (let at = 0; at < flat.length; at += 2) fields.set(String(flat[at]), flat[at + 1] as Buffer);
  return fields;
}

describe('bytes of a payload', () => {
  it('arrive as they were sent, beside what is JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.uint8Array()), fc.string(), (files, name) => {
        const payload = { ...files, text: name };
        const { rest } = partFiles(payload);
        expect(rest).toEqual({ text: name });
        const { text: _, ...bytes } = payload as Record<string, unknown>;
        const opened = openFiles(fieldsOf(payload), menus, PLACE);
        expect(Object.keys(opened).sort()).toEqual(Object.keys(bytes).sort());
        for (const [key, value] of Object.entries(bytes)) {
          expect([...opened[key]!]).toEqual([...(value as Uint8Array)]);
        }
      }),
    );
  });

  it('are none where everything is JSON', () => {
    const payload = { name: 'Mangú', prices: [250] };
    expect(partFiles(payload)).toEqual({ rest: payload, files: new Map() });
    expect(openFiles(fieldsOf(payload), menus, PLACE)).toEqual({});
  });

  it('open beside their own request alone, and as their own property', () => {
    const fields = fieldsOf({ content: Buffer.from('Mangú,250') });
    const sealed = fields.get('file:content')!;
    expect(sealed.includes('250')).toBe(false);
    expect(String(openFiles(fields, menus, PLACE)['content'])).toBe('Mangú,250');
    for (const place of [
      { ...PLACE, id: 'another' },
      { ...PLACE, stream: 'cv:{media}:requests' },
    ]) {
      expect(() => openFiles(fields, menus, place)).toThrow();
    }
    expect(() => openFiles(new Map([['file:other', sealed]]), menus, PLACE)).toThrow();
    expect(() => openFiles(new Map([['file:content', Buffer.from('x')]]), menus, PLACE)).toThrow();
  });
});
