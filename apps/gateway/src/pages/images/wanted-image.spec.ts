import { formatsFor, widthFor } from './wanted-image';

describe('a wanted image', () => {
  it('has the fixed width that fills what was asked', () => {
    expect(['1', '320', '321', '960', '5000'].map(widthFor)).toEqual([320, 320, 640, 960, 1280]);
  });

  it.each([undefined, '', '0', '-5', '1e3', 'ancho', ['320', '640']])(
    'has the usual width for %p',
    (wanted) => {
      expect(widthFor(wanted)).toBe(960);
    },
  );

  it('comes in the smallest format that the browser names, and always in JPEG', () => {
    expect(formatsFor('image/avif,image/webp,*/*;q=0.8')).toEqual(['avif', 'webp', 'jpeg']);
    expect(formatsFor('image/webp,*/*')).toEqual(['webp', 'jpeg']);
    expect(formatsFor('*/*')).toEqual(['jpeg']);
    expect(formatsFor()).toEqual(['jpeg']);
  });
});
