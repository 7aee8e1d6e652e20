import { useEffect, useState } from 'react';

/** Seconds left of a pause that starts now, and the way to start it anew. */
export function useCountdown(seconds: number): readonly [number, () => void] {
  const endOf = (now: number) => now + seconds * 1000;
  const [end, setEnd] = useState(() => endOf(Date.now()));
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    // The end is a moment, not a count of ticks: a phone that slept wakes up right.
    const timer = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [end]);

  function restart() {
    setLeft(seconds);
    setEnd(endOf(Date.now()));
  }

  return [Math.max(0, left), restart];
}
