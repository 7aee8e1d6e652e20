import { DOMINICAN_PESOS, priceForDiners } from '@cartaviva/domain';
import { ArrowRight } from 'lucide-react';
import { FEATURES } from '../messages';

export function LiveScene() {
  return (
    <div className="w-60 rounded-card border border-line bg-surface px-4 py-3">
      <p className="font-display text-base">La bandera</p>
      <p className="mt-2 flex items-center gap-3 tabular-nums">
        <span className="text-ink-faint line-through">
          {priceForDiners('350.00', DOMINICAN_PESOS)}
        </span>
        <ArrowRight className="size-4 text-ink-faint" />
        <span className="rounded-control bg-mark px-2 py-0.5 font-semibold text-on-mark">
          {priceForDiners('375.00', DOMINICAN_PESOS)}
        </span>
      </p>
      <p className="mt-1 flex justify-between pr-8 text-xs text-ink-faint">
        <span>{FEATURES.before}</span>
        <span>{FEATURES.today}</span>
      </p>
    </div>
  );
}
