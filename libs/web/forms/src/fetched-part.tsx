import { ErrorState } from '@cartaviva/ui';
import type { ComponentType, ReactNode } from 'react';
import useSWR from 'swr';

const LOST = {
  title: 'No pudimos abrir esta parte',
  description: 'La conexión falló. Lo que escribiste en las otras sigue ahí.',
};

/**
 * Creates a part of a screen whose script loads when the part first appears. If the script fails to load, the rest of
 * the screen keeps its input and the user can retry.
 */
export function fetchedPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> {
  return function FetchedPart(props: Props) {
    const { data, error, mutate } = useSWR<{ Part: ComponentType<Props> }, unknown>(
      `part/${name}`,
      async () => ({ Part: await load() }),
    );
    if (data) return <data.Part {...props} />;
    if (!error) return skeleton;
    return <ErrorState {...LOST} onRetry={() => void mutate()} />;
  };
}
