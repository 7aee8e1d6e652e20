import { useEffect, useSyncExternalStore, type ComponentType } from 'react';

/** How soon something that did not arrive is asked for again. */
const RETRY_MS = 3_000;

const parts: (() => Promise<void>)[] = [];

interface LateProps {
  /** Whether it is needed now; else it takes its place when it comes. */
  readonly wanted?: boolean;
}

/**
 * A component that no screen needs in order to stand: it is brought after the screen
 * (`bringLateParts`), or when it is wanted before that. It draws nothing until it is there.
 */
export function late<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const waiting = new Set<() => void>();

  async function persist(): Promise<void> {
    while (!part) {
      try {
        part = await bring();
      } catch {
        await new Promise((again) => setTimeout(again, RETRY_MS));
      }
    }
    for (const tell of waiting) tell();
  }
  const fetchPart = () => (coming ??= persist());
  const wait = (tell: () => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };
  parts.push(fetchPart);

  return function Late({ wanted = true, ...props }: Props & LateProps) {
    const Part = useSyncExternalStore(
      wait,
      () => part,
      () => undefined,
    );
    useEffect(() => {
      if (wanted) void fetchPart();
    }, [wanted]);
    return Part ? <Part {...(props as Props)} /> : null;
  };
}

/** Brings all that comes late, so that it is there when the signal is not. */
export async function bringLateParts(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()));
}
