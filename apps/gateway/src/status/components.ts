import { ComponentStatus, STATES, type State } from './status.dto';

/** What was found by asking one part of the house. */
export interface Finding {
  readonly state: State;
  readonly ms: number;
}

export const PARTS = [
  'redis',
  'identity',
  'menus',
  'billing',
  'media',
  'images',
  'emails',
] as const;
export type Part = (typeof PARTS)[number];
export type Findings = Readonly<Record<Part, Finding>>;

const SERVICES = ['identity', 'menus', 'billing', 'media'] as const;

/** The worst of several states; `unknown` only when nothing worse is known. */
const SEVERITY: Record<State, number> = {
  operational: 0,
  unknown: 1,
  degraded: 2,
  major_outage: 3,
};
export const worst = (states: readonly State[]): State =>
  [...STATES]
    .sort((one, other) => SEVERITY[other] - SEVERITY[one])
    .find((state) => states.includes(state)) ?? 'unknown';

/** The components that users know, and the parts of the house that each of them needs. */
const COMPONENTS: readonly { id: string; name: string; needs: readonly Part[] }[] = [
  { id: 'api', name: 'API principal', needs: ['redis', 'identity', 'menus'] },
  { id: 'qr', name: 'Generación de códigos QR', needs: ['menus'] },
  { id: 'uploads', name: 'Subida de imágenes', needs: ['media', 'images'] },
  { id: 'notifications', name: 'Notificaciones', needs: ['emails'] },
  { id: 'payments', name: 'Pagos', needs: ['billing'] },
];

export function componentsFrom(findings: Findings): ComponentStatus[] {
  const components = COMPONENTS.map(({ id, name, needs }) => {
    const found = needs.map((part) => findings[part]);
    return {
      id,
      name,
      status: worst(found.map(({ state }) => state)),
      responseMs: Math.max(...found.map(({ ms }) => ms)),
    };
  });
  return [...components, database(findings)];
}

/** Every service reads its tables to answer, so one that answers has seen the database alive. */
function database(findings: Findings): ComponentStatus {
  const alive = SERVICES.map((service) => findings[service]).filter(
    ({ state }) => state === 'operational',
  );
  return {
    id: 'database',
    name: 'Base de datos',
    status: alive.length > 0 ? 'operational' : 'unknown',
    responseMs: Math.max(0, ...alive.map(({ ms }) => ms)),
  };
}
