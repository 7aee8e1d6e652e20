import { TEMPLATE_IMAGES, templateImage } from '../template-image';
import { TEMPLATES } from './index';

const IMAGES = new Set<string>(TEMPLATE_IMAGES.map(templateImage));
const KINDS = ['cafeteria', 'comedor-criollo', 'pizzeria', 'food-truck', 'bar', 'sushi'];

it('there is a template for each usual kind of place, and more', () => {
  const ids = TEMPLATES.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(KINDS));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(TEMPLATES.map((template) => [template.name, template] as const))(
  '%s',
  (_, template) => {
    const items = template.categories.flatMap(({ items }) => items);
    const names = (all: readonly { name: string }[]) => all.map(({ name }) => name.toLowerCase());

    it('is complete: 4 to 6 categories, 15 to 28 items', () => {
      const { length } = template.categories;
      expect(length >= 4 && length <= 6).toBe(true);
      expect(items.length >= 15 && items.length <= 28).toBe(true);
      expect(template.categories.every(({ items }) => items.length > 0)).toBe(true);
    });

    it('names each category and each item once', () => {
      for (const all of [template.categories, items]) {
        expect(new Set(names(all)).size).toBe(all.length);
      }
    });

    it('shows a cover and five items or more, no image twice, all drawn by the system', () => {
      const shown = items.flatMap(({ imageUrl }) => imageUrl ?? []);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.length).toBeGreaterThanOrEqual(5);
      expect([template.coverUrl, ...shown].filter((path) => !IMAGES.has(path))).toEqual([]);
    });

    it.each(items.map((item) => [item.name, item] as const))('%s is honest', (__, item) => {
      const prices = [item, ...item.sizes, ...item.extras].map(({ price }) => Number(price));
      expect(prices.every((price) => price > 0 && price < 5000)).toBe(true);
      expect(item.price).toBe(item.sizes[0]?.price ?? item.price);
      expect(item.description).toMatch(/^[^!]{4,90}[.]$/);
      const { dietaryTags: tags } = item;
      if (tags.includes('Vegano')) {
        expect(tags).toEqual(expect.arrayContaining(['Vegetariano', 'Sin Lácteos']));
      }
    });
  },
);

it('every image of the system is shown by some template', () => {
  const shown = TEMPLATES.flatMap(({ coverUrl, categories }) => [
    coverUrl,
    ...categories.flatMap(({ items }) => items.map(({ imageUrl }) => imageUrl)),
  ]);
  expect([...IMAGES].filter((path) => !shown.includes(path))).toEqual([]);
});
