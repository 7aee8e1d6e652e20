import type { PublishedMenu } from '@cartaviva/contracts';
import type { LanguageCode, MenuDesign } from '@cartaviva/domain';
import { draftTranslation, loadDictionary } from '@cartaviva/menu-dictionary';
import { TEMPLATES } from '@cartaviva/menu-templates';
import { TRANSLATIONS } from './translations';

interface SampleMenu {
  readonly template: string;
  readonly name: string;
  readonly about: Readonly<Record<'es' | 'en' | 'ht', string>>;
}

const SAMPLES: Readonly<Record<MenuDesign, SampleMenu>> = {
  classic: {
    template: 'comedor-criollo',
    name: 'La Cocina de Carmen',
    about: { es: 'Sazón de casa.', en: 'Home cooking.', ht: 'Manje lakay.' },
  },
  comedor: {
    template: 'comedor-criollo',
    name: 'Comedor Doña Altagracia',
    about: {
      es: 'La bandera de cada día, como en casa.',
      en: 'The dish of every day, as at home.',
      ht: 'Manje chak jou, tankou lakay.',
    },
  },
  'fine-dining': {
    template: 'marisqueria',
    name: 'Casa Lirio',
    about: {
      es: 'Cocina de mercado frente al Caribe.',
      en: 'Market cooking by the Caribbean.',
      ht: 'Manje mache bò lanmè Karayib la.',
    },
  },
  'beach-bar': {
    template: 'marisqueria',
    name: 'Playa Bonita',
    about: {
      es: 'Pescado fresco, hamaca y sombra.',
      en: 'Fresh fish, a hammock and shade.',
      ht: 'Pwason fre, ranmak ak lonbray.',
    },
  },
  cafe: {
    template: 'cafeteria',
    name: 'Café Ñaña',
    about: {
      es: 'Pan de la mañana y café de Jarabacoa.',
      en: 'Morning bread and coffee from Jarabacoa.',
      ht: 'Pen maten ak kafe Jarabacoa.',
    },
  },
  pizzeria: {
    template: 'pizzeria',
    name: 'Forno Vecchio',
    about: {
      es: 'Masa de 48 horas, horno de leña.',
      en: 'Dough of 48 hours, wood-fired oven.',
      ht: 'Pat 48 èdtan, fou bwa.',
    },
  },
  'night-bar': {
    template: 'bar',
    name: 'Luna Llena',
    about: { es: 'Cócteles hasta las dos.', en: 'Cocktails until two.', ht: 'Koktèl jiska dezè.' },
  },
};

const MENU_NAME = { es: 'Almuerzo y cena', en: 'Lunch and dinner', ht: 'Midi ak aswè' };

/** Designs whose sample menu has a cover photo. */
const COVERED: readonly MenuDesign[] = ['comedor', 'beach-bar', 'night-bar'];

const AT = '2026-11-23T12:00:00.000Z';
export const idOf = (number: number) =>
  `5f0c2d1e-7a3b-4c4d-8e5f-${String(number).padStart(12, '0')}`;

const LANGUAGES = ['en', 'ht'] as const;

/** Translates texts with our own translations, or else as far as the dictionary knows them. */
type Translate = <Key extends string>(
  texts: Readonly<Partial<Record<Key, string | null>>>,
) => Partial<Record<LanguageCode, Partial<Record<Key, string>>>>;

async function translating(): Promise<Translate> {
  const dictionaries = await Promise.all(LANGUAGES.map((code) => loadDictionary(code)));
  return (texts) =>
    Object.fromEntries(
      LANGUAGES.map((code, at) => [
        code,
        Object.fromEntries(
          Object.entries<string | null | undefined>(texts)
            .map(([key, text]) => [
              key,
              text
                ? (TRANSLATIONS[code].get(text) ?? draftTranslation(text, dictionaries[at]!))
                : '',
            ])
            .filter(([, draft]) => draft !== ''),
        ),
      ]),
    ) as ReturnType<Translate>;
}

/** Returns the sample menu of a design. @param color replaces the template's color */
export async function sampleMenuOf(design: MenuDesign, color?: string): Promise<PublishedMenu> {
  const translate = await translating();
  const { template: id, name: restaurantName, about } = SAMPLES[design];
  const template = TEMPLATES.find((one) => one.id === id)!;
  const base = { menuId: idOf(1), createdAt: AT };
  let last = 1000;
  return {
    menu: {
      ...{ id: idOf(1), name: MENU_NAME.es, restaurantName, description: about.es },
      ...{ address: 'Calle El Conde 152, Santo Domingo', phone: '(809) 555-0142' },
      ...{ country: 'DO' as const, timeZone: 'America/Santo_Domingo' },
      openingHours: 'Mo-Sa 11:00-22:00; Su 12:00-20:00',
      ...{
        logoUrl: null,
        logoPlaceholder: null,
        coverUrl: COVERED.includes(design) ? template.coverUrl : null,
      },
      ...{ themeColor: color ?? template.themeColor, design },
      ...{ currency: template.currency, secondCurrency: null, addsItbis: true, addsLey: true },
      languages: [...LANGUAGES],
      translations: Object.fromEntries(
        LANGUAGES.map((code) => [code, { name: MENU_NAME[code], description: about[code] }]),
      ),
      ...{ slug: id, shortCode: '7K3M9XW', whiteLabel: false, updatedAt: AT },
      links: {},
      wifi: null,
    },
    categories: template.categories.map(({ name }, index) => ({
      ...{ ...base, id: idOf(10 + index), name, openingHours: null, displayOrder: index },
      translations: translate({ name }),
    })),
    items: template.categories.flatMap(({ items }, index) =>
      items.map((item) => ({
        ...{ ...base, ...item, id: idOf((last += 1)), categoryId: idOf(10 + index) },
        ...{
          allergens: [],
          isAvailable: last % 9 !== 0,
          availableAgainAt: null,
          imagePlaceholder: null,
        },
        ...{ translations: translate({ name: item.name, description: item.description }) },
        ...{ displayOrder: last, version: 1, updatedAt: AT },
      })),
    ),
  };
}
