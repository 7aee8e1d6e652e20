export type PlanId = 'free' | 'inicial' | 'profesional' | 'empresarial';

/** Abilities that come with some plans (specification §9, "Plans per month"). */
export interface Entitlements {
  /** Menus in more languages than their own. */
  readonly languages: boolean;
  /** Codes and prints in the restaurant's colours and with its logo. */
  readonly branding: boolean;
  /** Diner pages and prints without our name. */
  readonly whiteLabel: boolean;
  /**
   * All that analytics know of a menu, in every period, with advice, as CSV and by mail each week (decisions,
   * "Analytics"). Without it: views and visitors by day, by code or link, of 7 and 30 days.
   */
  readonly advancedAnalytics: boolean;
  /** Asking us, from the account, for what connects their systems. */
  readonly integrations: boolean;
  /** The availability of each month, as the service agreement speaks of it. */
  readonly availabilityReport: boolean;
}
export type Entitlement = keyof Entitlements;

const BASIC: Entitlements = {
  languages: false,
  branding: false,
  whiteLabel: false,
  advancedAnalytics: false,
  integrations: false,
  availabilityReport: false,
};
const PROFESSIONAL: Entitlements = {
  ...BASIC,
  languages: true,
  branding: true,
  advancedAnalytics: true,
};

const ENTERPRISE: Entitlements = {
  ...PROFESSIONAL,
  whiteLabel: true,
  integrations: true,
  availabilityReport: true,
};

const MEGABYTE = 1_048_576;
const GIGABYTE = 1024 * MEGABYTE;

/** A plan of specification §9: what it costs a month, what it allows and how it is sold. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US dollars a month, as a decimal string. */
  readonly monthlyPrice: string;
  /** How many menus an owner may have, published or not; null means no limit. */
  readonly menuLimit: number | null;
  /** How many people an account may have, with its owner and the invited; null means no limit. */
  readonly peopleLimit: number | null;
  /** Documented API calls an hour; null means no limit but fair use. */
  readonly apiCallsPerHour: number | null;
  /** Bytes of images that an owner may keep, as they uploaded them. */
  readonly storageBytes: number;
  readonly features: readonly string[];
  /** What the plan opens beyond menus and calls. */
  readonly entitlements: Entitlements;
  /** The provider's plan key; none for the plan that is sold by talking (specification §3). */
  readonly paypalPlan: 'free' | 'starter' | 'professional' | null;
  readonly popular: boolean;
  readonly enterprise: boolean;
}

/**
 * Calls by key in an hour that a plan without a limit always has: its fair use, which is printed wherever
 * such a plan is sold. Operators may allow more (`API_FAIR_USE_PER_HOUR`).
 */
export const FAIR_USE_CALLS_PER_HOUR = 100_000;

/** How many calls a plan has, as it is sold: `5,000 llamadas por hora`. */
export function apiCallsOf({ apiCallsPerHour }: Pick<Plan, 'apiCallsPerHour'>): string {
  const calls = (count: number) =>
    `${new Intl.NumberFormat('es-DO').format(count)} llamadas por hora`;
  return apiCallsPerHour === null
    ? `sin límite, con un uso justo de ${calls(FAIR_USE_CALLS_PER_HOUR)}`
    : calls(apiCallsPerHour);
}

const apiAccess = (apiCallsPerHour: number | null) =>
  `Acceso a la API: ${apiCallsOf({ apiCallsPerHour })}`;

export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    monthlyPrice: '0.00',
    menuLimit: 1,
    peopleLimit: 1,
    apiCallsPerHour: 1000,
    storageBytes: 250 * MEGABYTE,
    features: [
      '1 menú',
      'Códigos QR ilimitados',
      '250 MB para imágenes',
      'Soporte por email',
      'Analytics básico',
      apiAccess(1000),
    ],
    entitlements: BASIC,
    paypalPlan: 'free',
    popular: false,
    enterprise: false,
  },
  {
    id: 'inicial',
    name: 'Inicial',
    monthlyPrice: '9.00',
    menuLimit: 3,
    peopleLimit: 2,
    apiCallsPerHour: 5000,
    storageBytes: GIGABYTE,
    features: [
      '3 menús',
      '2 personas',
      'Códigos QR ilimitados',
      '1 GB para imágenes',
      'Chat en vivo',
      'Analytics básico',
      'Soporte por email',
      apiAccess(5000),
    ],
    entitlements: BASIC,
    paypalPlan: 'starter',
    popular: false,
    enterprise: false,
  },
  {
    id: 'profesional',
    name: 'Profesional',
    monthlyPrice: '29.00',
    menuLimit: 5,
    peopleLimit: 5,
    apiCallsPerHour: 5000,
    storageBytes: 5 * GIGABYTE,
    features: [
      '5 menús',
      '5 personas',
      'Códigos QR ilimitados',
      '5 GB para imágenes',
      'Analytics avanzado',
      'Soporte prioritario',
      'Marca personalizada',
      'Menús en varios idiomas',
      apiAccess(5000),
    ],
    entitlements: PROFESSIONAL,
    paypalPlan: 'professional',
    popular: true,
    enterprise: false,
  },
  {
    id: 'empresarial',
    name: 'Empresarial',
    monthlyPrice: '99.00',
    menuLimit: null,
    peopleLimit: null,
    apiCallsPerHour: null,
    storageBytes: 50 * GIGABYTE,
    features: [
      'Menús ilimitados',
      'Personas ilimitadas',
      '50 GB para imágenes',
      'Marca blanca',
      apiAccess(null),
      'Soporte dedicado',
      'Integraciones a medida',
      'Acuerdo de nivel de servicio',
    ],
    entitlements: ENTERPRISE,
    paypalPlan: null,
    popular: false,
    enterprise: true,
  },
];

export const PLAN_IDS: readonly PlanId[] = PLANS.map(({ id }) => id);

/** Days of Profesional that a verified registration gets without a card (specification §9). */
export const TRIAL_DAYS = 14;
export const TRIAL_PLAN: PlanId = 'profesional';
const DAY_MS = 24 * 3_600_000;

/** The moment at which a trial is over that starts at `start`. */
export const trialEnd = (start: Date): Date => new Date(start.getTime() + TRIAL_DAYS * DAY_MS);

export function planOf(id: PlanId): Plan {
  return PLANS.find((plan) => plan.id === id)!;
}

/** The cheapest plan that has an ability: the one to name to who lacks it. */
export function planWith(ability: Entitlement): Plan {
  return PLANS.find(({ entitlements }) => entitlements[ability])!;
}

/** The plan that counts today: a paid or trial plan until it expires, Free from then on. */
export function effectivePlan(plan: PlanId, expiresAt: Date | null, now: Date): PlanId {
  return plan !== 'free' && (expiresAt === null || expiresAt > now) ? plan : 'free';
}
