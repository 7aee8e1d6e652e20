import { COMPONENT_IDS, serves, type ComponentId, type FoundState } from '@cartaviva/domain';
import type { State } from './status.dto';

/** Result of a check of one part of the system, or of a component. */
export interface Finding {
  readonly state: FoundState;
  readonly ms: number;
}

export const PARTS = [
  'redis',
  'identity',
  'menus',
  'qr',
  'billing',
  'media',
  'images',
  'emails',
] as const;
export type Part = (typeof PARTS)[number];
export type Findings = Readonly<Record<Part, Finding>>;

const SERVICES = ['identity', 'menus', 'billing', 'media'] as const;

const NEEDS: Readonly<Record<Exclude<ComponentId, 'database'>, readonly Part[]>> = {
  api: ['redis', 'identity', 'menus'],
  qr: ['qr'],
  uploads: ['media', 'images'],
  notifications: ['emails'],
  payments: ['billing'],
};

/** States from best to worst. `unknown` counts only if nothing worse is known. */
const BY_SEVERITY: readonly State[] = [
  'operational',
  'unknown',
  'scheduled',
  'degraded',
  'major_outage',
];

export function worst<S extends State>(states: readonly S[]): S {
  const severity = (state: S) => BY_SEVERITY.indexOf(state);
  return states.reduce((worse, state) => (severity(state) > severity(worse) ? state : worse));
}

export type ComponentFindings = Readonly<Record<ComponentId, Finding>>;

export function componentsFrom(findings: Findings): ComponentFindings {
  const finding = (id: ComponentId): Finding => {
    if (id === 'database') return database(findings);
    const found = NEEDS[id].map((part) => findings[part]);
    return {
      state: worst(found.map(({ state }) => state)),
      ms: Math.max(...found.map(({ ms }) => ms)),
    };
  };
  return Object.fromEntries(COMPONENT_IDS.map((id) => [id, finding(id)])) as ComponentFindings;
}

/**
 * Every service reads its tables to answer, so the fastest answer shows the state of the database. If all services
 * fail while Redis delivers messages, the shared database is the likely cause.
 */
function database({ redis, ...findings }: Findings): Finding {
  const asked = SERVICES.map((service) => findings[service]);
  const quickest = asked
    .filter(({ state }) => serves(state))
    .sort((one, other) => one.ms - other.ms)[0];
  const silent = { state: serves(redis.state) ? 'major_outage' : 'unknown', ms: 0 } as const;
  return quickest ?? silent;
}
