import { deviceEntries, type Scan } from '@cartaviva/domain';
import { readMenuData } from '../menu-data';
import { storedJson } from './stored-json';

/** Result of the phone's last scan. The table is null for a code without a table. */
export interface ScannedTable {
  readonly table: string | null;
  /** Time in milliseconds since 1970. */
  readonly at: number;
}

/** All tabs of the phone share this entry. Menus with the same WhatsApp number share their tables. */
const storageKey = () => `cartaviva-table-${readMenuData()?.whatsApp}`;

/**
 * Stores the table of the code that opened this page. An address with a table is a scan as well,
 * because codes of other makers have no other mark. Reloads and links from our own pages are no
 * scans.
 */
export function noteScan({ source, table }: Scan): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened && opened.type !== 'navigate') return;
  if (source !== 'qr' && (!table || document.referrer.startsWith(location.origin))) return;
  const scan: ScannedTable = { table, at: Date.now() };
  deviceEntries.write(storageKey(), JSON.stringify(scan));
}

export const lastScan = () => storedJson(deviceEntries, storageKey()) as ScannedTable | undefined;
