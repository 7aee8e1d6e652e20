import { MESSAGES } from './messages';
import { GROUPS, isOffered, type Group } from './operation';
import { PARTS } from './parts';

export interface Entry {
  /** Section of this page, such as `#part`, or path of another page. */
  readonly to: string;
  readonly title: string;
  readonly within?: readonly Entry[];
}

const pages = (groups: readonly Group[]): readonly Entry[] =>
  groups.map(({ path, tag }) => ({ to: path, title: tag }));

export const HAS_VERSIONS = isOffered('CartaViva-Version');

export const GUIDE_ENTRIES: readonly Entry[] = [
  ...Object.values(PARTS)
    .filter((part) => part !== PARTS.versions || HAS_VERSIONS)
    .map(({ id, title }) => ({ to: `#${id}`, title })),
  { to: '#referencia', title: MESSAGES.reference, within: pages(GROUPS) },
];

export const groupEntries = (group: Group): readonly Entry[] => [
  { to: '/documentacion-api', title: MESSAGES.toGuide },
  {
    to: group.path,
    title: group.tag,
    within: group.operations.map(({ id, summary }) => ({ to: `#${id}`, title: summary })),
  },
  ...pages(GROUPS.filter((other) => other !== group)),
];
