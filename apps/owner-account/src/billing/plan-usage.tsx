import { apiCallsOf, type Plan } from '@cartaviva/domain';
import { Skeleton } from '@cartaviva/ui';
import { usageMessages as messages } from './messages';
import { PlanFeatures } from './plan-features';
import { useMenusUsed } from './use-menus-used';

export function PlanUsage({ plan }: { plan: Plan }) {
  const { menuLimit, features } = plan;
  const used = useMenusUsed();
  const isOver = used !== undefined && menuLimit !== null && used > menuLimit;
  return (
    <div className="grid content-start gap-4 text-sm">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-6">
        <div>
          <dt className="text-ink-soft">{messages.menus}</dt>
          <dd className="font-semibold tabular-nums">
            {used === undefined ? (
              <Skeleton className="my-0.5 h-4.5 w-14" />
            ) : (
              messages.menusUsed(used, menuLimit)
            )}
            {menuLimit !== null && <Meter share={(used ?? 0) / menuLimit} />}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{messages.api}</dt>
          <dd className="font-semibold tabular-nums first-letter:uppercase">{apiCallsOf(plan)}</dd>
        </div>
      </dl>
      {isOver && <p className="text-amber">{messages.overLimit}</p>}
      <div>
        <h3 className="mb-2 text-ink-soft">{messages.includes}</h3>
        <PlanFeatures
          features={features}
          className="grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]"
        />
      </div>
    </div>
  );
}

/** Repeats the number beside it as a bar, so it is hidden from screen readers. */
function Meter({ share }: { share: number }) {
  return (
    <span aria-hidden className="mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
      <span
        className="block h-full rounded-full bg-mark transition-[width]"
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
    </span>
  );
}
