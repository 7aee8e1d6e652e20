import { cn } from '@cartaviva/ui';
import { messages } from './messages';
import { STRENGTHS, strengthOf, type Strength } from './password-strength';

const COLOURS: Record<Strength, string> = {
  weak: 'bg-brick',
  fair: 'bg-amber',
  good: 'bg-mark',
  strong: 'bg-accent',
};

/** Names the strength of a new password. The bars repeat it, so they are hidden from screen readers. */
export function StrengthHint({ password }: { password: string }) {
  const strength = strengthOf(password);
  const filled = strength ? STRENGTHS.indexOf(strength) : -1;
  return (
    <span className="grid gap-1.5">
      <span aria-hidden className="grid grid-cols-4 gap-1">
        {STRENGTHS.map((step, place) => (
          <span
            key={step}
            className={cn(
              'h-1 rounded-full bg-line transition-colors',
              strength && place <= filled && COLOURS[strength],
            )}
          />
        ))}
      </span>
      <span role="status">{strength ? messages.strength[strength] : messages.tooShort}</span>
    </span>
  );
}
