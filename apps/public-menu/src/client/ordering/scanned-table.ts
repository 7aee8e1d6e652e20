import { deviceEntries, type Scan } from '@cartaviva/domain';
import { readMenuData } from '../menu-data';
import { storedJson } from './stored-json';

/** What the last code that this phone scanned says: its table, null where it is the code of no table. */
export interface ScannedTable {
  readonly table: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** All tabs of this phone read the last scan here. Menus that order from one number have the same tables. */
const keyOf = () => `cartaviva-table-${readMenuData()?.whatsApp}`;

/**
 * Notes which table's code brought this page. An address with a table is a scan, too, for codes of other makers say
 * nothing else; but not where another page of ours led to it, nor when the page is read again.
 */
export function noteScan({ source, table }: Scan): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened && opened.type !== 'navigate') return;
  if (source !== 'qr' && (!table || document.referrer.startsWith(location.origin))) return;
  const scan: ScannedTable = { table, at: Date.now() };
  deviceEntries.write(keyOf(), JSON.stringify(scan));
}

/** The last scan of this phone, in whichever tab it was. */
export const lastScan = () => storedJson(deviceEntries, keyOf()) as ScannedTable | undefined;
