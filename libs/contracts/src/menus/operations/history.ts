import { message } from '../../message';
import { EDITORS } from '../../people/rights';
import type { Page } from '../../page';
import {
  CompareVersion,
  RestoreVersion,
  VersionsOf,
  type MenuVersion,
  type RestoreReport,
  type VersionDifferences,
} from '../history.dto';
import type { Revised } from '../version';

export const history = {
  /** The newest version comes first. */
  list: message('menus.history.list', VersionsOf, EDITORS).replies<Page<MenuVersion>>(),
  compare: message('menus.history.compare', CompareVersion, EDITORS).replies<
    VersionDifferences & Revised
  >(),
  /** Restores a version of the menu as a new version, or returns a preview of the changes. */
  restore: message('menus.history.restore', RestoreVersion, EDITORS).replies<RestoreReport>(),
} as const;
