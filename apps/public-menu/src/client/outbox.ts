import { deviceEntries } from '@cartaviva/domain';
import { UNSENT_KEYS } from './visitor';

const MAX_STORED = 10;
/** Age in milliseconds after which an entry is no longer sent. */
const TTL_MS = 86_400_000;

/** Tracked event that the gateway has not acknowledged yet. */
interface Sending {
  readonly key: string;
  readonly path: string;
  readonly body: object;
  /** Time of the event in milliseconds on this phone's clock. */
  readonly at: number;
}

/**
 * Sends a tracked event and stores it until the gateway answers, because the connection may fail or the page may
 * close first. The gateway counts duplicates once, in the hour of the event.
 */
export function send(path: string, body: object): Promise<void> {
  unsent();
  const at = Date.now();
  const sending = { key: UNSENT_KEYS + at, path, body, at };
  deviceEntries.write(sending.key, JSON.stringify(sending));
  return post(sending);
}

const underWay = new Set<string>();

/** Sends unacknowledged events again, including those of earlier pages. */
export const resend = (): void =>
  unsent()
    .filter(({ key }) => !underWay.has(key))
    .forEach((sending) => void post(sending));

/** Returns the newest stored events. Removes excess, expired and invalid ones. */
function unsent(): Sending[] {
  const known = unsentKeys().map((key) => ({ ...stored(key), key }) as Sending);
  const sendable = known
    .filter(({ at }) => at > Date.now() - TTL_MS)
    .sort((one, next) => next.at - one.at)
    .slice(0, MAX_STORED);
  for (const sending of known) if (!sendable.includes(sending)) forget(sending);
  return sendable;
}

export const forgetUnsent = (): void => unsentKeys().forEach((key) => forget({ key }));

const unsentKeys = () => deviceEntries.keys().filter((key) => key.startsWith(UNSENT_KEYS));

function stored(key: string): Partial<Sending> {
  try {
    return JSON.parse(deviceEntries.read(key)!) as Partial<Sending>;
  } catch {
    return {};
  }
}

const forget = ({ key }: Pick<Sending, 'key'>) => deviceEntries.remove(key);

async function post(sending: Sending): Promise<void> {
  const { path, body, at } = sending;
  const ageSeconds = Math.max(0, Math.round((Date.now() - at) / 1000)) || undefined;
  underWay.add(sending.key);
  try {
    const { status } = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ageSeconds }),
      keepalive: true,
    });
    if (!isLater(status)) forget(sending);
  } catch {
    // The event is sent again when the page is left, when the phone goes online, or with the next page.
  } finally {
    underWay.delete(sending.key);
  }
}

const isLater = (status: number) => status === 429 || status >= 500;
