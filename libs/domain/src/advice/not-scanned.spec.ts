import { sentences } from './advice.fixtures';

describe('a code that nobody scans', () => {
  it('counts from twenty views on, below one in twenty', () => {
    expect(sentences({ views: 19, qr: 0 })).toEqual([]);
    expect(sentences({ views: 20, qr: 0 })).toEqual([
      'Ninguna de tus 20 visitas escaneó el código QR: imprímelo y ponlo en las mesas',
    ]);
    expect(sentences({ views: 20, qr: 1 })).toEqual([]);
    expect(sentences({ views: 21, qr: 1 })).toEqual([
      'De tus 21 visitas, solo 1 escaneó el código QR: imprímelo y ponlo en las mesas',
    ]);
    expect(sentences({ views: 100, qr: 2 })[0]).toContain('solo 2 escanearon');
  });

  it('is the first thing to do for a menu that nobody opened, unless it is new', () => {
    expect(sentences({ views: 0 })).toEqual([
      'Nadie abrió tu menú en 30 días. El código QR trae gente: imprímelo y ponlo en las mesas',
    ]);
    expect(sentences({ views: 0, menu: { wasPublished: false } })).toEqual([]);
  });
});
