/** Browser engine. Each has a Jest project that runs every journey which its driver supports. */
export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

/**
 * Engine of the current suite (`jest.config.mjs`). This is a function, because a worker loads these sources once for
 * suites of all engines.
 */
export const currentEngine = (): Engine => (globalThis as { engine?: Engine }).engine ?? 'Chromium';

/** Features of a browser driver that not every engine has. */
type Ability =
  /** Intercepting and observing requests and responses. */
  | 'network'
  /** Bodies of requests, which are needed to send a request again. */
  | 'bodies'
  /** Going offline while a service worker still answers. */
  | 'offline'
  /** Running scripts before those of the page. */
  | 'early scripts'
  /** Disabling JavaScript. */
  | 'no scripts'
  /** Emulating media and colour schemes. */
  | 'media'
  /** Waiting for network idle. In other engines, an event stream counts as activity. */
  | 'idle'
  /** Touch input. */
  | 'touch'
  /** Frames of other origins. */
  | 'foreign frames'
  /** Clipboard access without a prompt. */
  | 'clipboard'
  /** Dragging items with the mouse or keyboard. In WebKit's driver, it fails at times for an unknown reason. */
  | 'sorting'
  /** Accessibility tree. */
  | 'accessible tree'
  /** Clicks on a control that its label covers. */
  | 'covered controls'
  /** Crashing a page. */
  | 'crashes'
  /** Findings of axe. Structure, names and colours are the same in every engine, so only Chromium runs axe. */
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

/** Test that only runs in engines whose driver has these abilities. */
export const itWith = (...abilities: Ability[]): typeof it => (can(...abilities) ? it : it.skip);
