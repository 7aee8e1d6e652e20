import { useEffect, useSyncExternalStore, type ComponentType } from 'react';

const RETRY_MS = 3_000;

const parts: (() => Promise<void>)[] = [];

interface LazyProps {
  /** Is true if the part is needed now. Otherwise it appears when it is loaded. */
  readonly wanted?: boolean;
}

/**
 * Creates a component that loads after the screen (`loadLazyParts`) or earlier if it is wanted. It renders nothing
 * until it is loaded. If a wanted part fails to load, it shows a message and keeps trying.
 */
export function lazyPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyProps> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  let isLost = false;
  const waiting = new Set<() => void>();
  const sendAll = () => waiting.forEach((notify) => notify());

  async function persist(): Promise<void> {
    while (!part) {
      try {
        part = await bring();
      } catch {
        isLost = true;
        sendAll();
        await new Promise((again) => setTimeout(again, RETRY_MS));
      }
    }
    sendAll();
  }
  const fetchPart = () => (coming ??= persist());
  const wait = (notify: () => void) => {
    waiting.add(notify);
    return () => waiting.delete(notify);
  };
  parts.push(fetchPart);

  return function Late({ wanted = true, ...props }: Props & LazyProps) {
    const found = useSyncExternalStore(
      wait,
      () => part ?? isLost,
      () => false,
    );
    useEffect(() => {
      if (wanted) void fetchPart();
    }, [wanted]);
    if (typeof found === 'boolean') return found && wanted ? <Lost /> : null;
    const Part = found;
    return <Part {...(props as Props)} />;
  };
}

function Lost() {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-sm rounded-card border border-line bg-surface p-4 text-sm text-ink"
    >
      No pudimos abrir esta parte: la conexión falló. Seguimos intentándolo.
    </p>
  );
}

/** Loads all lazy parts, so that they are available without a connection. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()));
}
