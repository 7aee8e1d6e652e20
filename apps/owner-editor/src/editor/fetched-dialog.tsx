import { Button, Dialog } from '@cartaviva/ui';
import type { ComponentType } from 'react';
import useSWR from 'swr';
import { MESSAGES } from './messages';

/** Creates a dialog whose code loads on first use. A failed load shows an error with a retry button. */
export function fetchedDialog<Props extends { readonly onClose: () => void }>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function FetchedDialog(props: Props) {
    const { data, error, isValidating, mutate } = useSWR<{ Part: ComponentType<Props> }, unknown>(
      `dialog/${name}`,
      async () => ({ Part: await load() }),
    );
    if (data) return <data.Part {...props} />;
    if (!error) return null;
    const { title, text, retry } = MESSAGES.partAway;
    return (
      <Dialog open onOpenChange={props.onClose} title={title} description={text}>
        <Button busy={isValidating} onClick={() => void mutate()}>
          {retry}
        </Button>
      </Dialog>
    );
  };
}
