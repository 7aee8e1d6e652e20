import { MENU_DESIGNS, menuDesignOf } from './designs';

describe('the design of a menu', () => {
  it('is the one that is stored', () => {
    expect(MENU_DESIGNS.map(menuDesignOf)).toEqual([...MENU_DESIGNS]);
  });

  it.each(['', 'Comedor', 'of-a-later-release'])(
    'is the classic one where %j is stored',
    (stored) => expect(menuDesignOf(stored)).toBe('classic'),
  );
});
