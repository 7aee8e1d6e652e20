import { QrCode } from 'lucide-react';

const SECTIONS = [
  {
    title: 'Del fogón',
    dishes: [
      { name: 'Mofongo', price: 'RD$495.00' },
      { name: 'La bandera', price: 'RD$350.00', tag: 'Sin Gluten' },
      { name: 'Chivo liniero', price: 'RD$680.00', soldOut: true },
    ],
  },
  {
    title: 'Para el calor',
    dishes: [
      { name: 'Jugo de chinola', price: 'RD$140.00', tag: 'Vegano' },
      { name: 'Morir soñando', price: 'RD$165.00' },
    ],
  },
];

interface DishProps {
  readonly name: string;
  readonly price: string;
  readonly tag?: string;
  readonly soldOut?: boolean;
}

/** A drawing of what diners get: the menu in their hand and the card that leads to it. */
export function PhoneMenu() {
  return (
    <div aria-hidden className="relative mx-auto w-full max-w-110 lg:mr-0">
      <div className="absolute inset-x-0 top-12 bottom-0 rounded-card bg-accent-wash" />
      <div className="relative ml-auto w-68 rounded-[2.25rem] bg-ink p-2.5 shadow-float sm:mr-10 sm:w-72 dark:bg-line">
        <div className="rounded-[1.75rem] bg-surface px-5 pt-8 pb-10 text-ink">
          <p className="text-center font-display text-2xl text-accent">Casa Mofongo</p>
          <p className="mt-1.5 text-center text-xs text-ink-faint">Calle El Conde, Zona Colonial</p>
          {SECTIONS.map(({ title, dishes }) => (
            <div key={title} className="mt-6">
              <p className="flex items-center gap-3 font-display text-base text-accent after:grow after:border-t after:border-line">
                {title}
              </p>
              {dishes.map((dish) => (
                <Dish key={dish.name} {...dish} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="absolute bottom-8 left-0 grid w-25 -rotate-3 justify-items-center gap-2.5 rounded-card border border-line bg-surface px-2 py-5 text-center text-ink shadow-float max-[22.5rem]:hidden sm:w-32 sm:px-3">
        <QrCode className="size-16" strokeWidth={1.25} />
        <p className="text-sm leading-tight font-semibold">Escanea y mira el menú</p>
      </div>
    </div>
  );
}

function Dish({ name, price, tag, soldOut = false }: DishProps) {
  return (
    <div className={soldOut ? 'mt-3 text-ink-faint' : 'mt-3'}>
      <p className="flex items-baseline gap-1.5 text-sm font-semibold">
        {name}
        <span className="min-w-3 grow border-b-2 border-dotted border-line" />
        <span className="tabular-nums">{price}</span>
      </p>
      {tag && <p className="text-xs text-accent">{tag}</p>}
      {soldOut && <p className="text-xs">No disponible</p>}
    </div>
  );
}
