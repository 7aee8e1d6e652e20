interface Item {
  readonly name: string;
  readonly price: string;
  /** Former price, which is shown as replaced. */
  readonly before?: string;
}

const SECTIONS: readonly { readonly title: string; readonly items: readonly Item[] }[] = [
  {
    title: 'Del fogón',
    items: [
      { name: 'Mangú con los tres golpes', price: '350.00' },
      { name: 'La bandera', price: '425.00', before: '395.00' },
      { name: 'Sancocho de siete carnes', price: '595.00' },
    ],
  },
  {
    title: 'Para el calor',
    items: [
      { name: 'Jugo de chinola', price: '150.00' },
      { name: 'Morir soñando', price: '185.00' },
    ],
  },
];

/** Illustrates the product: a menu on which a price has just changed. */
export function PrintedMenu() {
  return (
    <aside
      aria-hidden
      className="sticky top-0 grid h-dvh content-center justify-items-center bg-ink px-12 max-lg:hidden dark:bg-surface"
    >
      <p className="mb-10 font-display text-4xl text-paper dark:text-ink">
        Tu carta, siempre al día.
      </p>
      <div className="w-full max-w-110 -rotate-1 rounded-card bg-paper px-10 pt-10 pb-12 text-ink shadow-float dark:bg-ink dark:text-paper">
        <p className="text-center font-display text-2xl">Comedor Altagracia</p>
        <p className="mt-1 text-center text-sm text-ink-faint dark:text-paper/70">
          Calle El Conde, Zona Colonial
        </p>
        {SECTIONS.map(({ title, items }) => (
          <div key={title} className="mt-8">
            <p className="border-b border-line pb-2 font-display text-lg text-accent dark:border-ink-soft dark:text-accent-wash">
              {title}
            </p>
            {items.map((item) => (
              <ItemRow key={item.name} item={item} />
            ))}
          </div>
        ))}
      </div>
    </aside>
  );
}

function ItemRow({ item: { name, price, before } }: { item: Item }) {
  return (
    <p className="mt-3.5 flex items-baseline gap-2">
      <span>{name}</span>
      <span className="grow translate-y-[-3px] border-b-2 border-dotted border-control/50" />
      {before && <s className="text-sm text-ink-faint tabular-nums dark:text-paper/70">{before}</s>}
      <span
        className={
          before
            ? 'rounded-control bg-mark px-1.5 font-semibold text-on-mark tabular-nums'
            : 'px-1.5 tabular-nums'
        }
      >
        {price}
      </span>
    </p>
  );
}
