import { newMenuDefaults } from './menu';

describe('a new menu', () => {
  it('is named after its owner and starts as a draft', () => {
    const menu = newMenuDefaults({ firstName: ' Ana ', preferredCurrency: 'USD' });
    expect(menu).toMatchObject({
      name: 'Nuevo Menú',
      restaurantName: 'Restaurante de Ana',
      currency: 'USD',
      themeColor: '#10b981',
      isPublished: false,
    });
  });

  it('has none of the texts that the editor hints at', () => {
    const menu = newMenuDefaults({ firstName: 'Ana', preferredCurrency: '' });
    for (const field of ['description', 'address', 'phone']) expect(menu).not.toHaveProperty(field);
  });

  it('of an owner without a name is of Mi Restaurante', () => {
    expect(newMenuDefaults({ firstName: '', preferredCurrency: '' })).toMatchObject({
      restaurantName: 'Mi Restaurante',
      currency: 'DOP',
    });
  });
});
