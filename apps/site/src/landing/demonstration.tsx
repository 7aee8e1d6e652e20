import { useState } from 'react';
import { Comanda } from './comanda';
import { repriced, soldOutOrBack, type Items } from './kitchen';
import { LivePhone } from './live-phone';
import { SAMPLE_MENU } from './sample-menu';

/** Number of items that fit on the slip. They are the first ones on the phone. */
const ON_THE_SLIP = 3;

/** Interactive demonstration with a kitchen slip and a diner's phone that shows its changes. */
export function Demonstration() {
  const [items, setItems] = useState<Items>(SAMPLE_MENU.items);
  return (
    <div className="relative mx-auto flex w-full max-w-140 max-sm:flex-col max-sm:items-center sm:justify-end lg:mr-0">
      <LivePhone menu={{ ...SAMPLE_MENU, items: [...items] }} />
      <div className="z-10 drop-shadow-[0_8px_14px_rgb(16_32_27/0.22)] max-sm:-mt-8 max-sm:-rotate-1 sm:absolute sm:bottom-12 sm:left-0 sm:-rotate-2">
        <Comanda
          items={items.slice(0, ON_THE_SLIP)}
          onPrice={(id, steps) => setItems(repriced(items, id, steps))}
          onSoldOut={(id) => setItems(soldOutOrBack(items, id))}
        />
      </div>
    </div>
  );
}
