import { CATEGORIES, NO_HOURS, sentences } from './advice.fixtures';

describe('hours in which most come', () => {
  const saturday = (views: Record<number, number>) => {
    const byHour = NO_HOURS.map((day) => [...day]);
    for (const [hour, count] of Object.entries(views)) byHour[5]![Number(hour)] = count;
    return byHour;
  };
  const busy = (views: Record<number, number>, categories: object[] = CATEGORIES) =>
    sentences({ details: { byHour: saturday(views), categories } });

  it('counts from fifty views on, and half of them within two hours', () => {
    expect(busy({ 12: 20, 13: 11, 20: 19 })).toEqual([
      'El 62 % entra entre 12 y 2 p. m.: ten la carta de almuerzo arriba',
    ]);
    expect(busy({ 12: 20, 13: 10, 20: 19 })).toEqual([]);
    expect(busy({ 12: 25, 18: 25 })).toHaveLength(1);
    expect(busy({ 12: 25, 18: 24, 8: 2 })).toEqual([]);
  });

  it('says nothing of a menu with one category', () => {
    expect(busy({ 12: 50 }, [{}])).toEqual([]);
  });

  it.each([
    [4, 'entre 4 y 6 a. m.: ten la carta de cena'],
    [5, 'entre 5 y 7 a. m.: ten la carta de desayuno'],
    [10, 'entre 10 a. m. y 12 p. m.: ten la carta de desayuno'],
    [11, 'entre 11 a. m. y 1 p. m.: ten la carta de almuerzo'],
    [14, 'entre 2 y 4 p. m.: ten la carta de almuerzo'],
    [15, 'entre 3 y 5 p. m.: ten la carta de merienda'],
    [17, 'entre 5 y 7 p. m.: ten la carta de merienda'],
    [18, 'entre 6 y 8 p. m.: ten la carta de cena'],
    [22, 'entre 10 p. m. y 12 a. m.: ten la carta de cena'],
    [23, 'entre 11 p. m. y 1 a. m.: ten la carta de cena'],
  ])('names what is eaten at %d', (hour, said) => {
    expect(busy({ [hour]: 30, [(hour + 1) % 24]: 30 })[0]).toContain(said);
  });

  it('takes the earlier of two that are alike, over the days of the week', () => {
    expect(busy({ 8: 30, 20: 30 })[0]).toContain('entre 8 y 10 a. m.');
  });
});
