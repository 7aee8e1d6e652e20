export type PlanId = 'free' | 'inicial' | 'profesional' | 'empresarial';

/** Features that only some plans include (specification §9, "Plans per month"). */
export interface Entitlements {
  readonly languages: boolean;
  /** QR codes and prints in the restaurant's colours and with its logo. */
  readonly branding: boolean;
  /** Diner pages and prints without the product's name. */
  readonly whiteLabel: boolean;
  /**
   * Analytics with all details and periods, advice, CSV export and a weekly mail (decisions, "Analytics"). Without
   * it, analytics show views and visitors by day and source for 7 and 30 days.
   */
  readonly advancedAnalytics: boolean;
  /** Requests for custom integrations from the account screen. */
  readonly integrations: boolean;
  /** Monthly availability report for the service agreement. */
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

/** A plan of specification §9, with its price, limits and sales conditions. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US dollars per month, as a decimal string. */
  readonly monthlyPrice: string;
  /** Maximum number of menus of an account, published or not. Null means no limit. */
  readonly menuLimit: number | null;
  /** Maximum number of people in an account, including the owner and pending invitations. Null means no limit. */
  readonly peopleLimit: number | null;
  /** Documented API calls per hour. Null means no limit except fair use. */
  readonly apiCallsPerHour: number | null;
  /** Maximum size of an account's images in bytes, as they were uploaded. */
  readonly storageBytes: number;
  readonly features: readonly string[];
  readonly entitlements: Entitlements;
  /** The provider's plan key. It is null for the plan that is sold individually (specification §3). */
  readonly paypalPlan: 'free' | 'starter' | 'professional' | null;
  readonly popular: boolean;
  readonly enterprise: boolean;
}

/**
 * Minimum fair use in calls per hour for a plan without a limit. It is printed wherever such a plan is sold.
 * Operators may allow more (`API_FAIR_USE_PER_HOUR`).
 */
export const FAIR_USE_CALLS_PER_HOUR = 100_000;

/** Returns the API limit of a plan in words: `5,000 llamadas por hora`. */
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

export const trialEnd = (start: Date): Date => new Date(start.getTime() + TRIAL_DAYS * DAY_MS);

export function planOf(id: PlanId): Plan {
  return PLANS.find((plan) => plan.id === id)!;
}

/** Returns the cheapest plan that includes a feature. Refusals name it. */
export function planWith(ability: Entitlement): Plan {
  return PLANS.find(({ entitlements }) => entitlements[ability])!;
}

/** Returns the current plan: a paid or trial plan until it expires, and Free afterwards. */
export function effectivePlan(plan: PlanId, expiresAt: Date | null, now: Date): PlanId {
  return plan !== 'free' && (expiresAt === null || expiresAt > now) ? plan : 'free';
}
