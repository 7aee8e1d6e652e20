import { cn } from '@cartaviva/ui';
import { MESSAGES } from './messages';
import { useStorage } from './use-storage';

/** Less than this part of the plan's room is worth a warning. */
const LITTLE = 0.1;

/** How much room the plan has left for images; nothing while nobody knows. */
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
