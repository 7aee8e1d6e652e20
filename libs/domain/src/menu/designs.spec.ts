import { MENU_DESIGNS, menuDesignOf } from './designs';

describe('the design of a menu', () => {
  it('is the one that is stored', () => {
    expect(MENU_DESIGNS.map(menuDesignOf)).toEqual([...MENU_DESIGNS]);
  });

  it.each([undefined, '', 'Comedor', 'of-a-later-release'])(
    'is what every menu had where %j is stored',
    (stored) => expect(menuDesignOf(stored)).toBe('classic'),
  );
});
