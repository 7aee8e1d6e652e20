import { scanOf } from '@cartaviva/domain';

/** What the address of this page said of a scan when it opened; a moment later it says less (`visit.ts`). */
export const scanAtOpening = scanOf(new URLSearchParams(location.search));
