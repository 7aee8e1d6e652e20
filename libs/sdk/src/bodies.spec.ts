import { serializeBody } from './bodies';

const photo = new Blob(['…'], { type: 'image/jpeg' });

describe('a body', () => {
  it('is JSON', () => {
    expect(serializeBody({ name: 'Chivo', imageUrl: null })).toBe(
      '{"name":"Chivo","imageUrl":null}',
    );
  });

  it.each([photo, 'nombre,precio', new FormData(), new Uint8Array(2)])(
    'is sent as it is: %s',
    (body) => {
      expect(serializeBody(body)).toBe(body);
    },
  );

  it('with a file in it is a form', () => {
    const form = serializeBody({ image: photo, name: 'Chivo', price: undefined }) as FormData;
    expect([...form.keys()]).toEqual(['image', 'name']);
    expect((form.get('image') as File).type).toBe('image/jpeg');
  });
});
