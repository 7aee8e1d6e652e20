import { cn } from '@cartaviva/ui';
import { MESSAGES } from './messages';
import { useStorage } from './use-storage';

/** Share of the plan's storage below which the app shows a warning. */
const LITTLE = 0.1;

/** Shows how much storage the plan has left for images. Shows nothing until this is known. */
export function StorageLeft({ isLimited }: { isLimited: boolean }) {
  const { data } = useStorage(isLimited);
  if (!data) return null;
  const left = Math.max(0, data.limitBytes - data.usedBytes);
  const isLittle = left < data.limitBytes * LITTLE;
  return (
    <p className={cn('text-sm tabular-nums', isLittle ? 'text-brick' : 'text-ink-faint')}>
      {MESSAGES.storageLeft(left, data.limitBytes)}
    </p>
  );
}
