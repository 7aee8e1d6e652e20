import type { PublicItemView } from '@cartaviva/contracts';
import { DOMINICAN_PESOS, priceForDiners } from '@cartaviva/domain';
import { cn } from '@cartaviva/ui';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Items } from './kitchen';
import { DEMONSTRATION } from './messages';

interface ComandaProps {
  readonly items: Items;
  readonly onPrice: (id: string, steps: 1 | -1) => void;
  readonly onSoldOut: (id: string) => void;
}

/** Kitchen slip. Changes to it appear on the phone beside it. */
export function Comanda({ items, onPrice, onSoldOut }: ComandaProps) {
  return (
    <section
      aria-labelledby="comanda"
      className="w-72 sm:w-68 bg-[#fffdf7] px-4 pt-5 pb-7 text-[#10201b] [clip-path:polygon(0_0,100%_0,100%_calc(100%-8px),95%_100%,90%_calc(100%-8px),85%_100%,80%_calc(100%-8px),75%_100%,70%_calc(100%-8px),65%_100%,60%_calc(100%-8px),55%_100%,50%_calc(100%-8px),45%_100%,40%_calc(100%-8px),35%_100%,30%_calc(100%-8px),25%_100%,20%_calc(100%-8px),15%_100%,10%_calc(100%-8px),5%_100%,0_calc(100%-8px))]"
    >
      <h2 id="comanda" className="font-display text-lg">
        {DEMONSTRATION.title}
      </h2>
      <p className="mt-1 border-b-2 border-dashed border-[#cfc8b8] pb-3 text-sm text-[#45544d]">
        <span className="noscript:hidden">{DEMONSTRATION.text}</span>
        <span className="hidden noscript:inline">{DEMONSTRATION.withoutScript}</span>
      </p>
      <ul>
        {items.map((item) => (
          <Line key={item.id} item={item} onPrice={onPrice} onSoldOut={onSoldOut} />
        ))}
      </ul>
    </section>
  );
}

type LineProps = Omit<ComandaProps, 'items'> & { readonly item: PublicItemView };

function Line({ item: { id, name, price, isAvailable }, onPrice, onSoldOut }: LineProps) {
  return (
    <li className="border-b border-dashed border-[#cfc8b8] py-2.5 last:border-0 max-sm:last:hidden">
      <p className="flex items-baseline justify-between gap-2 text-sm font-semibold">
        <span className={cn(!isAvailable && 'line-through decoration-2')}>{name}</span>
        <output aria-live="polite" className="tabular-nums">
          {priceForDiners(price, DOMINICAN_PESOS)}
        </output>
      </p>
      <div className="mt-1.5 flex items-center gap-1.5 noscript:hidden">
        <Key label={DEMONSTRATION.cheaper(name)} onPress={() => onPrice(id, -1)}>
          <Minus aria-hidden className="size-4" />
        </Key>
        <Key label={DEMONSTRATION.dearer(name)} onPress={() => onPrice(id, 1)}>
          <Plus aria-hidden className="size-4" />
        </Key>
        <button
          type="button"
          aria-pressed={!isAvailable}
          aria-label={DEMONSTRATION.soldOut(name)}
          onClick={() => onSoldOut(id)}
          className={cn(
            'ml-auto h-11 rounded-control px-3 text-sm font-semibold transition-colors',
            isAvailable ? 'bg-[#f1ecdf] hover:bg-[#e8e0cd]' : 'bg-[#a8331f] text-[#ffffff]',
          )}
        >
          {DEMONSTRATION.gone}
        </button>
      </div>
    </li>
  );
}

interface KeyProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Key({ label, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control bg-[#f1ecdf] transition-colors hover:bg-[#e8e0cd] active:bg-[#dcd2ba]"
    >
      {children}
    </button>
  );
}
