import { visitSource } from '@cartaviva/domain';
import { refusesTracking, visitorIdFor } from './visitor';

/**
 * Tells once that this menu was opened, then takes the QR mark off the address bar so that a
 * forwarded link is not a scan (decisions, "Visits"). A diner never notices a failure.
 */
export async function countVisit(menuId: string): Promise<void> {
  const source = visitSource(location.search);
  removeQrMark();
  if (refusesTracking()) return;
  const visit = {
    menuId,
    visitorId: visitorIdFor(menuId),
    source,
    userAgent: navigator.userAgent.slice(0, 1000),
  };
  try {
    const reply = await fetch('/api/menu-visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(visit),
      keepalive: true,
    });
    if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
  } catch (cause) {
    console.warn('visit not counted', cause);
  }
}

function removeQrMark(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('source')) return;
  address.searchParams.delete('source');
  history.replaceState(history.state, '', address);
}
