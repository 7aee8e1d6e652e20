import type { Migration } from '@cartaviva/persistence';
import { Baseline1764000000000 } from './1764000000000-baseline';

/** Migrations of the schema `media`, oldest first. Each one also works with the previous release's code. */
export const migrations: readonly Migration[] = [Baseline1764000000000];
