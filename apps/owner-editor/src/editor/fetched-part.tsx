import { ErrorState } from '@cartaviva/ui';
import type { ComponentType, ReactNode } from 'react';
import useSWR from 'swr';
import { MESSAGES } from './messages';

/**
 * A part of the editor whose script is fetched when it is first looked at. A script that did not come
 * costs nothing that was typed elsewhere, and is asked for again on a press.
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
    const { title, text } = MESSAGES.partAway;
    return <ErrorState title={title} description={text} onRetry={() => void mutate()} />;
  };
}
