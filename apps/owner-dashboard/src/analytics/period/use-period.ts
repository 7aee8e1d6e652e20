import { useSearchParams } from 'react-router-dom';
import { periodIn, lastDayBegun, type Period } from './period';

/** Period in the address, which survives reloading and sharing. */
export function usePeriod(): Period {
  const [search] = useSearchParams();
  return periodIn(search, lastDayBegun());
}
