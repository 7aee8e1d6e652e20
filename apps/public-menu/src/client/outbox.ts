import { deviceEntries } from '@cartaviva/domain';
import { UNSENT_KEYS } from './visitor';

const MAX_STORED = 10;
/** What is older is not sent any more, in milliseconds. */
const TTL_MS = 86_400_000;

/** Something that is counted of a diner and was not acknowledged yet. */
interface Sending {
  /** Of it in the storage. */
  readonly key: string;
  readonly path: string;
  readonly body: object;
  /** When it happened, in milliseconds on this phone's clock. */
  readonly at: number;
}

/**
 * Sends what is counted of a diner. It is stored until the gateway has answered: the network may be gone,
 * or the page before the answer comes. What arrives twice counts once, in the hour it happened in.
 */
export function send(path: string, body: object): Promise<void> {
  unsent();
  const at = Date.now();
  const sending = { key: UNSENT_KEYS + at, path, body, at };
  deviceEntries.write(sending.key, JSON.stringify(sending));
  return post(sending);
}

/** Keys of what waits for its answer. */
const underWay = new Set<string>();

/** Sends once more what was not acknowledged, of this page or of earlier ones. */
export const resend = (): void =>
  unsent()
    .filter(({ key }) => !underWay.has(key))
    .forEach((sending) => void post(sending));

/** The newest of what is stored; all that is more, too old or broken is forgotten. */
function unsent(): Sending[] {
  const known = unsentKeys().map((key) => ({ ...stored(key), key }) as Sending);
  const sendable = known
    .filter(({ at }) => at > Date.now() - TTL_MS)
    .sort((one, next) => next.at - one.at)
    .slice(0, MAX_STORED);
  for (const sending of known) if (!sendable.includes(sending)) forget(sending);
  return sendable;
}

/** Forgets what was not sent. */
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
    // It is sent again when the page is left, when the phone is online, or with the next page.
  } finally {
    underWay.delete(sending.key);
  }
}

/** Whether an answer says that what was sent may be taken another time. */
const isLater = (status: number) => status === 429 || status >= 500;
