import { MESSAGES } from './messages';
import { GROUPS, isOffered, type Group } from './operation';
import { PARTS } from './parts';

/** A place that the side navigation leads to. */
export interface Entry {
  /** `#part` of this page, or another page. */
  readonly to: string;
  readonly title: string;
  readonly within?: readonly Entry[];
}

const pages = (groups: readonly Group[]): readonly Entry[] =>
  groups.map(({ path, tag }) => ({ to: path, title: tag }));

/** Whether versions by date are chosen by a header already. */
export const HAS_VERSIONS = isOffered('CartaViva-Version');

/** The way down the guide, and on to the calls of each kind. */
export const GUIDE_ENTRIES: readonly Entry[] = [
  ...Object.values(PARTS)
    .filter((part) => part !== PARTS.versions || HAS_VERSIONS)
    .map(({ id, title }) => ({ to: `#${id}`, title })),
  { to: '#referencia', title: MESSAGES.reference, within: pages(GROUPS) },
];

/** The way down the calls of a kind, back to the guide and to the other kinds. */
export const groupEntries = (group: Group): readonly Entry[] => [
  { to: '/documentacion-api', title: MESSAGES.toGuide },
  {
    to: group.path,
    title: group.tag,
    within: group.operations.map(({ id, summary }) => ({ to: `#${id}`, title: summary })),
  },
  ...pages(GROUPS.filter((other) => other !== group)),
];
