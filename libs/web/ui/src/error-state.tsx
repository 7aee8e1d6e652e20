import { RotateCw } from 'lucide-react';
import { Button } from './button';
import { SpilledCup } from './drawings/spilled-cup';

interface ErrorStateProps {
  readonly title: string;
  readonly description: string;
  readonly onRetry?: () => void;
}

export function ErrorState({ title, description, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <SpilledCup />
      <h2 className="mt-5 text-lg font-semibold">{title}</h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{description}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-6" onClick={onRetry}>
          <RotateCw aria-hidden />
          Reintentar
        </Button>
      )}
    </div>
  );
}
