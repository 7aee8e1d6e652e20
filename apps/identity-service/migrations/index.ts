import type { Migration } from '@cartaviva/persistence';
import { Baseline1764000000000 } from './1764000000000-baseline';

/** The schema `identity`, step by step; each step works with the release before it. */
export const migrations: readonly Migration[] = [Baseline1764000000000];
