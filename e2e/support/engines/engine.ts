/** Of a browser: each has a project of Jest's, in which every journey runs that its driver can go. */
export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

/** The engine of the suite that runs (`jest.config.mjs`). A worker loads these sources once for suites of all engines. */
export const currentEngine = (): Engine => (globalThis as { engine?: Engine }).engine ?? 'Chromium';

/** What some journey needs of whatever drives the browser, beyond pages and their controls. */
type Ability =
  /** Meddling with requests and replies, and listening to them. */
  | 'network'
  /** The bodies of requests, without which none can be sent in its place. */
  | 'bodies'
  /** No connection, where a service worker still answers. */
  | 'offline'
  /** Scripts that run before a page's own. */
  | 'early scripts'
  /** A browser without JavaScript. */
  | 'no scripts'
  /** The media and the colour scheme of the page. */
  | 'media'
  /** Waiting until nothing is under way: elsewhere a stream of events counts. */
  | 'idle'
  /** A finger, whose touch is a press. */
  | 'touch'
  /** Pages of other origins in a frame. */
  | 'foreign frames'
  /** A clipboard that a page may fill without being asked. */
  | 'clipboard'
  /** Items that are picked up, by mouse or keys: through WebKit's driver not every time, why is not known. */
  | 'sorting'
  /** What a screen reader is told of a part of the page. */
  | 'accessible tree'
  /** A press on a control that its own label covers. */
  | 'covered controls'
  /** A page that ends without a word. */
  | 'crashes'
  /** Findings of axe. Structure, names and colours are the same in every engine: Chromium alone is asked. */
  | 'axe';

const LACKING: Record<Engine, readonly Ability[]> = {
  Chromium: [],
  Firefox: ['bodies', 'offline', 'no scripts', 'media', 'idle', 'touch', 'crashes', 'axe'],
  WebKit: [
    ...(['network', 'bodies', 'offline', 'early scripts', 'no scripts', 'media', 'idle'] as const),
    ...(['touch', 'foreign frames', 'clipboard', 'crashes'] as const),
    ...(['sorting', 'covered controls', 'accessible tree', 'axe'] as const),
  ],
};

export const can = (...abilities: Ability[]): boolean =>
  !abilities.some((one) => LACKING[currentEngine()].includes(one));

/** A journey of engines whose driver has these abilities; in the others it is skipped. */
export const itWith = (...abilities: Ability[]): typeof it => (can(...abilities) ? it : it.skip);
