import { OwnersUnderWay } from './owners-under-way';

describe('what is done for owners at once', () => {
  it('is bounded for each, and a place that is given back can be had again', () => {
    const underWay = new OwnersUnderWay(3);
    const begin = (times: number, owner: string) =>
      Array.from({ length: times }, () => underWay.begin(owner));
    expect(begin(4, 'ana')).toEqual([true, true, true, false]);
    expect(begin(1, 'eva')).toEqual([true]);
    underWay.end('ana');
    expect(begin(2, 'ana')).toEqual([true, false]);
    for (let time = 0; time < 3; time += 1) underWay.end('ana');
    expect(begin(4, 'ana')).toEqual([true, true, true, false]);
  });
});
