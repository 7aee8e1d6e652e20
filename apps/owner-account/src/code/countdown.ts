import { useEffect, useState } from 'react';

/** Returns the seconds left of a pause that starts now, and a function that restarts it. */
export function useCountdown(seconds: number): readonly [number, () => void] {
  const endOf = (now: number) => now + seconds * 1000;
  const [end, setEnd] = useState(() => endOf(Date.now()));
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    // The end is a time instead of a count of ticks, so the countdown is correct after a phone wakes from sleep.
    const timer = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [end]);

  function restart() {
    setLeft(seconds);
    setEnd(endOf(Date.now()));
  }

  return [Math.max(0, left), restart];
}
