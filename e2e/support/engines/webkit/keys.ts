/** WebDriver codes of keys that produce no text. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

export const stroke = (type: 'keyDown' | 'keyUp', key: string): object => ({
  type: 'key',
  id: 'keyboard',
  actions: [{ type, value: KEYS[key] ?? key }],
});

/** Presses and releases a combination such as `Control+Enter`. */
export function strokes(keys: string): object {
  const values = (keys === '+' ? ['+'] : keys.split('+')).map((key) => KEYS[key] ?? key);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return { type: 'key', id: 'keyboard', actions: [...down, ...up] };
}

export type MouseAction = 'pointerDown' | 'pointerUp' | readonly [x: number, y: number];

/** Mouse actions in sequence. A position moves the mouse. */
export function mouse(...actions: readonly MouseAction[]): object {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: actions.map((action) =>
      typeof action === 'string'
        ? { type: action, button: 0 }
        : { type: 'pointerMove', x: Math.round(action[0]), y: Math.round(action[1]), duration: 0 },
    ),
  };
}
