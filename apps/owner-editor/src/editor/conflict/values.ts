import type { ShownValue } from './shown-value';

const EMPTY: ShownValue = { text: 'nada' };

export const text = (value: unknown): ShownValue =>
  typeof value === 'string' && value ? { text: value } : EMPTY;

export const yesOrNo = (value: unknown): ShownValue => ({ text: value === true ? 'sí' : 'no' });

export const color = (value: unknown): ShownValue => ({ ...text(value), color: String(value) });

export const image = (value: unknown): ShownValue =>
  typeof value === 'string' ? { text: 'esta imagen', image: value } : { text: 'sin imagen' };

export const list = (values: readonly string[]): ShownValue => text(values.join('\n'));
