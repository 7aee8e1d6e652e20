import { repriced, soldOutOrBack } from './kitchen';
import { SAMPLE_MENU } from './sample-menu';

const [first, second] = SAMPLE_MENU.items;

describe('the kitchen of the demonstration', () => {
  it('changes one price by a step, and leaves the others', () => {
    const after = repriced(SAMPLE_MENU.items, first!.id, 1);
    expect(after.map(({ price }) => price)).toEqual([
      '350.00',
      ...SAMPLE_MENU.items.slice(1).map(({ price }) => price),
    ]);
  });

  it('gives nothing away', () => {
    const cheap = [{ ...first!, price: '25.00' }];
    expect(repriced(cheap, first!.id, -1)[0]!.price).toBe('25.00');
  });

  it('takes an item off and brings it back', () => {
    const off = soldOutOrBack(SAMPLE_MENU.items, second!.id);
    expect(off.filter(({ isAvailable }) => !isAvailable)).toEqual([
      { ...second, isAvailable: false },
    ]);
    expect(soldOutOrBack(off, second!.id)).toEqual(SAMPLE_MENU.items);
  });
});
