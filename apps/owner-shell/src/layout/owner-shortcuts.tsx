import { ShortcutsDialog, useShortcutsDialog, type Shortcut } from '@cartaviva/ui';

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['?'], does: 'Ver estos atajos' },
  { keys: ['F8'], does: 'Ir al aviso' },
  { keys: ['Esc'], does: 'Cerrar lo que esté abierto' },
  { keys: ['Tab'], does: 'Pasar al siguiente' },
];

export function OwnerShortcuts() {
  const [open, setOpen] = useShortcutsDialog();
  return <ShortcutsDialog open={open} onOpenChange={setOpen} shortcuts={SHORTCUTS} />;
}
