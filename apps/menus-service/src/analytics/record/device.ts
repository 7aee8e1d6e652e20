import type { ViewsByDevice } from '@cartaviva/contracts';
import { getParser } from 'bowser';

export type Device = keyof ViewsByDevice;

const DEVICES: Readonly<Record<string, Device>> = {
  mobile: 'mobile',
  tablet: 'tablet',
  desktop: 'desktop',
};

/** Few names are told again and again; looking one up is a hundred times faster than reading it. */
const read = new Map<string, Device>();
const MAX_READ = 2000;

/** What a diner reads the menu on, by what their browser calls itself. */
export function deviceOf(userAgent: string | null | undefined): Device {
  if (!userAgent) return 'unknown';
  const known = read.get(userAgent);
  if (known) return known;
  const device = DEVICES[getParser(userAgent, true).getPlatformType(true)] ?? 'unknown';
  if (read.size >= MAX_READ) read.clear();
  read.set(userAgent, device);
  return device;
}
