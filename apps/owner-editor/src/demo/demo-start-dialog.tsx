import { StartChoices, StartDialog, type MenuStart } from '@cartaviva/menu-start';
import useSWR from 'swr';
import type { DemoMenu } from './demo-menu';

interface DemoStartDialogProps {
  readonly menus: readonly DemoMenu[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onStart: (start: MenuStart) => void;
}

export function DemoStartDialog({ menus, ...dialog }: DemoStartDialogProps) {
  return (
    <StartDialog {...dialog} choices={(onStart) => <Choices menus={menus} onStart={onStart} />} />
  );
}

function Choices({ menus, onStart }: Pick<DemoStartDialogProps, 'menus' | 'onStart'>) {
  return <StartChoices menus={menus} templates={useTemplates()} onStart={onStart} />;
}

/** Loads the server's templates as a lazy chunk, because demo mode makes no calls to the server. */
function useTemplates() {
  const { data, error, mutate } = useSWR<typeof import('@cartaviva/menu-templates'), unknown>(
    'part/menu-templates',
    () => import('@cartaviva/menu-templates'),
  );
  return {
    data: data?.TEMPLATES,
    isUnread: error !== undefined,
    retry: () => void mutate(),
  };
}
