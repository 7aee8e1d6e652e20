import { cn } from '@cartaviva/ui';
import { Check } from 'lucide-react';

interface PlanFeaturesProps {
  readonly features: readonly string[];
  readonly className?: string;
}

export function PlanFeatures({ features, className }: PlanFeaturesProps) {
  return (
    <ul className={cn('grid content-start gap-x-4 gap-y-2 text-sm', className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
