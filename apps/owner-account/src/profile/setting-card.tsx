import { Card } from '@cartaviva/ui';
import type { ReactNode } from 'react';

interface SettingCardProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Control for the whole card, beside its title. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function SettingCard({ title, description, action, children }: SettingCardProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold">{title}</h3>
          {description && <p className="mt-1 max-w-prose text-sm text-ink-soft">{description}</p>}
        </div>
        {action}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </Card>
  );
}
