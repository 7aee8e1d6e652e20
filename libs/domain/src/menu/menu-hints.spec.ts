import { MENU_HINTS, missingParts, withoutHints } from './menu-hints';

const written = {
  name: 'Almuerzo',
  restaurantName: 'El Conuco de Rosa',
  description: 'Cocina criolla',
  address: 'Calle Duarte 5, Baní',
  phone: '809-555-0142',
  country: 'DO',
};

describe('what a new menu begins with', () => {
  it('counts as empty for everybody but its owner', () => {
    expect(withoutHints({ ...MENU_HINTS, id: 'a' })).toEqual({
      id: 'a',
      name: 'Menú',
      restaurantName: 'Mi Restaurante',
      description: null,
      address: null,
      phone: null,
    });
  });

  it('is what its owner wrote, once she has', () => {
    expect(withoutHints(written)).toEqual(written);
  });
});

describe('what a menu lacks when it goes online', () => {
  it('is nothing when its owner wrote all of it', () => {
    expect(missingParts(written, [{ price: '350.00' }])).toEqual([]);
  });

  it('is every part that is a hint, empty or without a price', () => {
    expect(missingParts({ ...MENU_HINTS, country: 'DO' }, [])).toEqual([
      'items',
      'restaurantName',
      'phone',
      'address',
    ]);
    expect(missingParts({ ...written, phone: ' ' }, [{ price: '0.00' }])).toEqual([
      'prices',
      'phone',
    ]);
    expect(missingParts({ ...written, phone: '809-555-01' }, [{ price: '1.00' }])).toEqual([
      'phone',
    ]);
    const unnamed = { ...written, restaurantName: 'Restaurante de Ana' };
    expect(missingParts(unnamed, [{ price: '1.00' }])).toEqual(['restaurantName']);
  });
});
