import { scanOf } from '@cartaviva/domain';

/** Reads the scan when the page opens, because `visit.ts` removes it from the address shortly after. */
export const scanAtOpening = scanOf(new URLSearchParams(location.search));
