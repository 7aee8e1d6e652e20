/** The diner asked not to be followed: Do Not Track or Global Privacy Control. */
export function refusesTracking(browser: Navigator = navigator): boolean {
  return (
    browser.doNotTrack === '1' ||
    (browser as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  );
}

/**
 * The number this browser has for one menu, made at its first visit. Another menu gets another one,
 * so that nobody can join a diner's visits across restaurants. A browser that keeps nothing gets a
 * number for this visit alone.
 */
export function visitorIdFor(menuId: string): string {
  const key = `cartaviva-visitor-${menuId}`;
  try {
    const kept = localStorage.getItem(key);
    if (kept && /^[\w-]{8,64}$/.test(kept)) return kept;
    const made = newVisitorId();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return newVisitorId();
  }
}

/** 128 random bits; `crypto.randomUUID` exists on https only. */
function newVisitorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
