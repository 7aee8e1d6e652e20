import { env } from 'node:process';
import type { Pause } from './pause';

/** Blocks the thread for a while and then answers. */
export function work({ ms, answer }: Pause): string {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return answer;
}

export function forever(): void {
  for (;;);
}

export function fill(): number {
  const rows: object[] = [];
  for (;;) rows.push({ row: [rows.length] });
}

export function fail(): void {
  throw new Error('no ink');
}

export const environment = (): string[] => Object.keys(env);
