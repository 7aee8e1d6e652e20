import { useSearchParams } from 'react-router-dom';
import { periodIn, lastDayBegun, type Period } from './period';

/** The period that the address names: reloading and sharing keep it. */
export function usePeriod(): Period {
  const [search] = useSearchParams();
  return periodIn(search, lastDayBegun());
}
