import { cn } from './class-names';

describe('class names', () => {
  it('of two colours for the same thing keep the last one, and all else', () => {
    expect(cn('border border-line text-sm text-ink', 'border-brick text-brick')).toBe(
      'border border-brick text-sm text-brick',
    );
    expect(cn('bg-surface hover:bg-sunken', 'bg-sunken')).toBe('bg-sunken hover:bg-sunken');
  });
});
