import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode, SyntheticEvent } from 'react';

interface TabsProps {
  readonly tabs: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly content: ReactNode;
  }[];
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  /** What the tabs choose between, for those who cannot see it. */
  readonly label?: string;
}

/** A press moves focus by script, which browsers take for the keyboard's: no ring for that. */
const pressed = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
  currentTarget.toggleAttribute('data-pressed', true);
const unpressed = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
  currentTarget.removeAttribute('data-pressed');

/** Tabs on one line; without `value` the first one is open to begin with. */
export function Tabs({ tabs, value, onValueChange, label = 'Secciones' }: TabsProps) {
  return (
    <Primitive.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
      {...(onValueChange && { onValueChange })}
    >
      <Primitive.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            onPointerDown={pressed}
            onKeyDown={unpressed}
            onBlur={unpressed}
            className="-mb-px inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-4 text-sm font-semibold text-ink-faint transition-colors -outline-offset-2 hover:text-ink data-pressed:outline-none data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          tabIndex={-1}
          className="animate-fade pt-6"
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
