import { StartChoices, StartDialog, type MenuStart } from '@cartaviva/menu-start';
import useSWR from 'swr';
import type { DemoMenu } from './demo-menu';

interface DemoStartDialogProps {
  readonly menus: readonly DemoMenu[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onStart: (start: MenuStart) => void;
}

/** The ways to begin a menu, as an owner has them. */
export function DemoStartDialog({ menus, ...dialog }: DemoStartDialogProps) {
  return (
    <StartDialog {...dialog} choices={(onStart) => <Choices menus={menus} onStart={onStart} />} />
  );
}

function Choices({ menus, onStart }: Pick<DemoStartDialogProps, 'menus' | 'onStart'>) {
  return <StartChoices menus={menus} templates={useTemplates()} onStart={onStart} />;
}

/** The templates that the server offers owners, fetched as a script: the demo asks the server nothing. */
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
