import type { Scan } from '@cartaviva/domain';
import { readMenuData } from '../menu-data';
import { safely } from '../safe-storage';
import { storedJson } from './stored-json';

/** What the last code that this phone scanned says: its table, null where it is the code of no table. */
export interface ScannedTable {
  readonly table: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Where all tabs of this phone read the last scan. Menus that order from one number have the same tables. */
const storage = () => localStorage;
const keyOf = () => `cartaviva-table-${readMenuData()?.whatsApp}`;
/** The scan that brought this page, for phones that keep nothing. */
let scanOfPage: ScannedTable | undefined;

/**
 * Notes which table's code brought this page. An address with a table is a scan, too, for codes of other makers say
 * nothing else; but not where another page of ours led to it, nor when the page is read again.
 */
export function noteScan({ source, table }: Scan): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened && opened.type !== 'navigate') return;
  if (source !== 'qr' && (!table || document.referrer.startsWith(location.origin))) return;
  scanOfPage = { table, at: Date.now() };
  safely.write(storage, keyOf(), JSON.stringify(scanOfPage));
}

/** The last scan of this phone, in whichever tab it was. */
export function lastScan(): ScannedTable | undefined {
  const stored = storedJson(storage, keyOf()) as ScannedTable | undefined;
  return stored && !(scanOfPage && scanOfPage.at > stored.at) ? stored : scanOfPage;
}
