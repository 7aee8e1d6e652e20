import {
  byteSize,
  IMAGE_WIDTHS,
  MAX_MENU_IMAGE_BYTES,
  planOf,
  PLANS,
  PRINT_LAYOUTS,
  TRIAL_DAYS,
} from '@cartaviva/domain';
import { existsSync, readFileSync } from 'node:fs';
import { HEADS } from '../heads';
import {
  CONTACT_SECTION,
  DEMO_REQUEST,
  DEMONSTRATION,
  FEATURES,
  HERO,
  PRICING,
  STEPS,
} from './messages';

/** Texts with claims about the product (decisions, "Principle": every claim is true). */
const SAID = JSON.stringify([HERO, DEMONSTRATION, FEATURES, STEPS, PRICING, HEADS]);

/** A claim of the page, the suite that proves it, and the test in that suite. */
const PROVED: readonly (readonly [claim: string, suite: string, proof: string])[] = [
  [
    `${TRIAL_DAYS} días gratis`,
    'billing-service/src/trial/trial.int-spec.ts',
    'gives a verified owner fourteen days of Profesional',
  ],
  ['Sin tarjeta', 'billing-service/src/trial/trial.int-spec.ts', 'costs nothing and needs no card'],
  [
    'Cancelas cuando quieras',
    'billing-service/src/subscriptions/own-decisions.int-spec.ts',
    'keeps what is paid to its end',
  ],
  [
    'arrastrando y soltando',
    'owner-editor/src/editor/items/arranging/board.spec.ts',
    'has it stand exactly there',
  ],
  [
    'Empieza con una plantilla',
    'owner-dashboard/src/dashboard/create-menu.spec.tsx',
    'takes a template',
  ],
  [
    'mira al lado cómo queda',
    'owner-editor/src/editor/preview/preview.spec.tsx',
    'told what is typed as it is typed',
  ],
  [
    'habladores de mesa, etiquetas y afiches',
    'media-worker/src/prints/layouts.spec.ts',
    'what owners print',
  ],
  [
    'Guardas un precio y cambia en los teléfonos',
    'gateway/src/pages/live/live.int-spec.ts',
    'hears of it within two seconds',
  ],
  [
    'Lo que se acaba, se marca',
    'public-menu/src/server/menu-page.spec.ts',
    'marks an item that is sold out',
  ],
  [
    'La recortamos en varios tamaños',
    'media-worker/src/images/image.spec.ts',
    'the sizes of an image',
  ],
  [
    'El comensal no instala nada',
    'public-menu/src/server/menu-page.spec.ts',
    'reads whole without its script',
  ],
  [
    'busca un plato por su nombre',
    'public-menu/src/client/find.spec.tsx',
    'forgives accents and capitals',
  ],
  [
    'filtra según lo que puede comer',
    'public-menu/src/client/find.spec.tsx',
    'keeps the items that fit every diet',
  ],
  [
    'Cuántas veces se abre tu menú, cada día, por QR o por enlace',
    'menus-service/src/analytics/report/analytics.int-spec.ts',
    'the analytics of a menu',
  ],
  [
    'tus menús publicados siguen en línea',
    'menus-service/src/entitlements/entitlements.int-spec.ts',
    'never kills a printed QR',
  ],
  ['No es un dibujo', 'gateway/src/pages/web/web.int-spec.ts', 'the code that opens it'],
];

/** A feature of the largest plan, the suite that proves it, and the test in that suite. */
const SOLD: readonly (readonly [line: string, suite: string, proof: string])[] = [
  [
    'Marca blanca',
    'menus-service/src/public-menu/public-menu.int-spec.ts',
    'with our name on the page, unless the plan leaves it off',
  ],
  [
    'Soporte dedicado',
    'owner-account/src/support/support.spec.tsx',
    'shows its channels, and no others',
  ],
  [
    'Integraciones a medida',
    'identity-service/src/integration-requests/integration-requests.int-spec.ts',
    'of Empresarial is told to sales, whole, confirmed to the owner',
  ],
  [
    'Acuerdo de nivel de servicio',
    'owner-account/src/support/support.spec.tsx',
    'shows the availability of each month that was measured',
  ],
];

describe('what the landing page claims', () => {
  it.each(PROVED)('«%s» is proved by %s', (claim, suite, proof) => {
    expect(SAID).toContain(claim);
    const path = `apps/${suite}`;
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(proof);
  });

  it.each(SOLD)('Empresarial sells «%s», proved by %s', (line, suite, proof) => {
    expect(planOf('empresarial').features).toContain(line);
    expect(readFileSync(`apps/${suite}`, 'utf8')).toContain(proof);
  });

  it('names the sizes, prints and times that the product has', () => {
    expect(MAX_MENU_IMAGE_BYTES).toBe(10 * 2 ** 20);
    expect(FEATURES.images.text).toContain('10 MB');
    expect(IMAGE_WIDTHS.length).toBeGreaterThan(1);
    expect(PRINT_LAYOUTS).toEqual(expect.arrayContaining(['tent', 'label', 'poster']));
    expect(CONTACT_SECTION.form.text).toContain('24 horas');
    expect(DEMO_REQUEST.sent.description).toContain('24 hours');
  });

  it.each(PLANS)('sells in $name what its limits and abilities are', (plan) => {
    const { features, menuLimit, peopleLimit, storageBytes, entitlements } = plan;
    const menus =
      menuLimit === null ? 'Menús ilimitados' : `${menuLimit} menú${menuLimit > 1 ? 's' : ''}`;
    expect(features).toContain(menus);
    // The Free plan is only for its owner and does not mention people.
    const people = peopleLimit === null ? 'Personas ilimitadas' : `${peopleLimit} personas`;
    expect(features.includes(people)).toBe(peopleLimit !== 1);
    expect(features).toContain(`${byteSize(storageBytes)} para imágenes`);
    // The largest plan lists its additions to Profesional.
    if (plan.enterprise) {
      expect({
        whiteLabel: features.includes('Marca blanca'),
        integrations: features.includes('Integraciones a medida'),
        availabilityReport: features.includes('Acuerdo de nivel de servicio'),
      }).toEqual({
        whiteLabel: entitlements.whiteLabel,
        integrations: entitlements.integrations,
        availabilityReport: entitlements.availabilityReport,
      });
      return;
    }
    expect({
      languages: features.includes('Menús en varios idiomas'),
      branding: features.includes('Marca personalizada'),
      whiteLabel: features.includes('Marca blanca'),
      advancedAnalytics: features.includes('Analytics avanzado'),
      integrations: features.includes('Integraciones a medida'),
      availabilityReport: features.includes('Acuerdo de nivel de servicio'),
    }).toEqual(entitlements);
  });

  it('tells search engines the plans’ own prices', () => {
    const application = HEADS[0]?.data?.find((data) => 'offers' in data);
    expect(application).toMatchObject({
      offers: PLANS.map(({ name, monthlyPrice }) => ({ name, price: monthlyPrice })),
    });
  });
});
