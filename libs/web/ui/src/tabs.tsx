import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps {
  readonly tabs: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly content: ReactNode;
  }[];
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  /** Accessible name of the tab list. */
  readonly label?: string;
}

/** Target of each key from the tab at `place`. */
const placesFrom = (place: number): Readonly<Record<string, number>> => ({
  ArrowLeft: place - 1,
  ArrowRight: place + 1,
  Home: 0,
  End: -1,
});

/** Tabs in one line. Without `value`, the first tab is open initially. */
export function Tabs({ tabs, value, onValueChange, label = 'Secciones' }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.value);
  const open = tabs.find((tab) => tab.value === (value ?? chosen));
  const tabId = (tab: string) => `${id}-tab-${tab}`;
  const panelId = `${id}-panel`;

  function choose(next: string): void {
    setChosen(next);
    if (next !== open?.value) onValueChange?.(next);
  }

  function move(event: KeyboardEvent): void {
    const place = placesFrom(open ? tabs.indexOf(open) : 0)[event.key];
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(tabId(next.value))?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line max-sm:gap-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(tab.value)}
            aria-selected={tab === open}
            aria-controls={tab === open ? panelId : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(tab.value)}
            onKeyDown={move}
            className="-mb-px inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 border-b-2 border-transparent px-4 max-sm:px-3 max-[22.5rem]:px-2 text-sm font-semibold text-ink-faint transition-colors -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={open.value}
          role="tabpanel"
          id={panelId}
          aria-labelledby={tabId(open.value)}
          tabIndex={-1}
          className="animate-fade pt-6"
        >
          {open.content}
        </div>
      )}
    </>
  );
}
