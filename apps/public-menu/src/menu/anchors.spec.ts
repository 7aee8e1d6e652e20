import { anchorsOf } from './anchors';

describe('the names of items in links', () => {
  it('are their own, without accents, told apart where they repeat', () => {
    expect(anchorsOf(['Piña colada', 'Flan', 'FLAN', '寿司'])).toEqual([
      'p-pina-colada',
      'p-flan',
      'p-flan_2',
      'p-plato',
    ]);
  });
});
