import type { RecordVisitRequest } from '@cartaviva/contracts';
import { deviceEntries, PIECE_MARK, SCAN_MARK, scanOf, type Scan } from '@cartaviva/domain';
import { readMenuData } from './menu-data';
import { refusesTracking, UNSENT_KEYS, visitorIdFor } from './visitor';

const PATH = '/api/menu-visits';
/** Lowest status for which the visit is stored and sent again later. */
const TOO_MANY_REQUESTS = 429;

/**
 * Reports once that this menu was opened. It then removes the QR marks from the URL, so that a forwarded link does
 * not count as a scan (decisions, "Visits"). The diner does not notice failures: `outbox.ts` sends the visit later.
 */
export async function countVisit(menuId: string): Promise<void> {
  const scan = takeScan();
  if (refusesTracking()) return;
  const at = Date.now();
  const body: RecordVisitRequest = {
    menuId,
    visitorId: visitorIdFor(menuId),
    language: readMenuData()!.language,
    ...scan,
  };
  const keep = () =>
    void deviceEntries.write(UNSENT_KEYS + menuId, JSON.stringify({ path: PATH, body, at }));
  const reply = fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
  await reply.then(({ status }) => void (status >= TOO_MANY_REQUESTS && keep()), keep);
}

/** Reads the scan from the URL and removes its marks. The table stays, because the order needs it. */
function takeScan(): Scan {
  const address = new URL(location.href);
  const marks = address.searchParams;
  const scan = scanOf(marks);
  if (marks.has(SCAN_MARK)) {
    marks.delete(SCAN_MARK);
    marks.delete(PIECE_MARK);
    history.replaceState(history.state, '', address);
  }
  return scan;
}
