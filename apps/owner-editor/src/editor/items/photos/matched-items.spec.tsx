import { anItem } from '@cartaviva/web-testing';
import { matchedItems } from './matched-items';

const items = [
  'Mofongo con camarones',
  'Mofongo de chicharrón',
  'Jugo de chinola',
  'Ñame',
  'Sancocho de siete carnes',
].map((name) => anItem({ id: name, name }));
const match = (...fileNames: string[]) =>
  matchedItems(fileNames, items).map((item) => item?.name ?? null);

describe('photos matched to items by the names of their files', () => {
  it.each([
    ['mofongo-de-camarones.jpg', 'Mofongo con camarones'],
    ['MOFONGO CHICHARRON (2).JPEG', 'Mofongo de chicharrón'],
    ['name.webp', 'Ñame'],
    ['Jugo_Chinola.png', 'Jugo de chinola'],
    ['IMG_20261122_1305.jpg', null],
    ['mofongo.jpg', null],
    ['de la.jpg', null],
    ['', null],
  ])('%p is %p', (fileName, name) => {
    expect(match(fileName)).toEqual([name]);
  });

  it('give an item one photo, the likeliest', () => {
    expect(match('sancocho-siete.jpg', 'sancocho-siete-carnes.jpg')).toEqual([
      null,
      'Sancocho de siete carnes',
    ]);
  });

  it('are none in an empty menu', () => {
    expect(matchedItems(['mofongo.jpg'], [])).toEqual([undefined]);
  });
});
