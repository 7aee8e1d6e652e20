import type { RecordVisitRequest } from '@cartaviva/contracts';
import { deviceEntries, PIECE_MARK, SCAN_MARK, scanOf, type Scan } from '@cartaviva/domain';
import { readMenuData } from './menu-data';
import { refusesTracking, UNSENT_KEYS, visitorIdFor } from './visitor';

const PATH = '/api/menu-visits';
/** From here on an answer says that the visit may be taken another time. */
const TOO_MANY_REQUESTS = 429;

/**
 * Tells once that this menu was opened, then takes the QR marks off the address bar so that a
 * forwarded link is not a scan (decisions, "Visits"). A diner never notices a failure: what could not be
 * sent is sent later (`outbox.ts`).
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

/** What the address says of a scan, which it then says no more; the table stays, the order is for it. */
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
