import type { OtherLanguageCode } from '@cartaviva/domain';
import { loadDictionary } from './dictionary';
import { draftTranslation } from './draft';

async function draft(spanish: string, language: OtherLanguageCode = 'en'): Promise<string> {
  return draftTranslation(spanish, await loadDictionary(language));
}

describe('a first translation', () => {
  it.each([
    ['en', 'Stewed chicken with white rice'],
    ['fr', 'Poulet mijoté avec riz blanc'],
    ['ht', 'Poul nan sòs ak diri blan'],
    ['pt', 'Frango ensopado com arroz branco'],
    ['it', 'Pollo in umido con riso bianco'],
    ['de', 'Geschmortes Hähnchen mit weißem Reis'],
  ] as const)('says a dish and what comes with it in %s', async (language, text) => {
    expect(await draft('Pollo guisado con arroz blanco', language)).toBe(text);
  });

  it.each([
    ['Camarones al ajillo', 'Shrimp in garlic sauce'],
    ['Pechuga de pollo a la plancha', 'Grilled chicken breast'],
    ['Jugo de naranja natural', 'Natural orange juice'],
    ['Ensalada de tomate y cebolla', 'Tomato and onion salad'],
    ['Vaso de jugo de chinola', 'Glass of passion fruit juice'],
    ['Plátanos maduros rellenos de carne molida', 'Sweet plantains stuffed with ground beef'],
    ['Salami, queso frito y huevo', 'Salami, fried cheese and egg'],
    ['Servido con papas fritas y ensalada', 'Served with French fries and salad'],
    ['Pescado con coco', 'Fish in coconut sauce'],
    ['Dos empanadas de queso', 'Two cheese empanadas'],
    ['1/2 pollo con papas fritas', '1/2 chicken with French fries'],
    ['Cerveza Presidente 12 oz', 'Presidente beer 12 oz'],
    ['Pizza (grande)', 'Pizza (large)'],
    ['CAMARONES EMPANIZADOS', 'BREADED SHRIMP'],
    ['Platos fuertes', 'Main courses'],
    ['Grande', 'Large'],
    ['12 oz', '12 oz'],
  ])('puts the words where English has them: %s', async (spanish, english) => {
    expect(await draft(spanish)).toBe(english);
  });

  it('explains a name that stays where it stands alone', async () => {
    expect(await draft('Mofongo')).toBe('Mofongo (mashed fried plantain)');
    expect(await draft('Mofongo de camarones')).toBe('Shrimp mofongo');
  });

  it.each([
    ['fr', 'Camarones empanizados', 'Crevettes panées'],
    ['fr', 'Jugo de naranja', "Jus d'orange"],
    ['fr', 'Helado de fresa', 'Glace à la fraise'],
    ['fr', 'Ensalada de habichuelas', 'Salade de haricots'],
    ['fr', 'Ensalada de ostras', "Salade d'huîtres"],
    ['fr', 'Pan de yogur', 'Pain au yaourt'],
    ['fr', 'Pollo acompañado de huevos', "Poulet accompagné d'œufs"],
    ['fr', 'Pollo acompañado de arroz', 'Poulet accompagné de riz'],
    ['fr', 'Pollo con huevos', 'Poulet avec œufs'],
    ['it', 'Refresco mediano', 'Bibita gassata media'],
    ['de', 'Pollo frito con milanesa', 'Frittiertes Hähnchen mit paniertem Schnitzel'],
    ['ht', 'Mangú con chicharrón', 'Mangú ak chicharrón'],
    ['fr', 'Pizza (pequeña)', 'Pizza (petite)'],
    ['pt', 'Dos empanadas de queso', 'Duas empanadas de queijo'],
    ['it', 'Mofongo de camarones', 'Mofongo ai gamberi'],
    ['it', 'Huevos hervidos', 'Uova sode'],
    ['de', 'Jugo de piña', 'Ananassaft'],
    ['de', 'Empanadas de queso', 'Käse-Empanadas'],
    [
      'de',
      'Arroz con huevos fritos y plátanos verdes',
      'Reis mit Spiegeleiern und grünen Kochbananen',
    ],
    ['de', 'Agua de coco fría', 'Kaltes Kokoswasser'],
    ['ht', 'Batida de lechosa con leche', 'Milkchek papay ak lèt'],
  ] as const)('bends words as %s does: %s', async (language, spanish, text) => {
    expect(await draft(spanish, language)).toBe(text);
  });

  it('is empty where one word is not understood, rather than half', async () => {
    expect(await draft('Pollo guisado a lo Doña Carmen')).toBe('');
    expect(await draft('El mejor mofongo de la zona, con camarones')).toBe('');
    expect(await draft('Pollo con')).toBe('');
    expect(await draft('Pollo arroz')).toBe('');
    expect(await draft('constructor')).toBe('');
    expect(await draft(' ')).toBe('');
  });

  it('reads the longest text that a field takes at once', async () => {
    const start = performance.now();
    for (const word of ['con ', 'de ', 'pollo de ', '(', '"', 'a la ', '½ ']) {
      await draft(word.repeat(499 / word.length));
    }
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
