import type { ViewsByDevice } from '@cartaviva/contracts';
import { getParser } from 'bowser';

export type Device = keyof ViewsByDevice;

const DEVICES: Readonly<Record<string, Device>> = {
  mobile: 'mobile',
  tablet: 'tablet',
  desktop: 'desktop',
};

/** Few user agents account for most visits; looking one up is a hundred times faster than parsing it. */
const parsed = new Map<string, Device>();
const MAX_PARSED = 2000;

export function deviceOf(userAgent: string | null | undefined): Device {
  if (!userAgent) return 'unknown';
  const known = parsed.get(userAgent);
  if (known) return known;
  const device = DEVICES[getParser(userAgent, true).getPlatformType(true)] ?? 'unknown';
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(userAgent, device);
  return device;
}
