import { Dialog } from '@cartaviva/ui';
import { Copy, FilePlus, FileSpreadsheet, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMenus } from '../use-menus';
import { CopyChoice } from './copy-choice';
import type { MenuStart } from './menu-start';
import { MESSAGES } from './messages';
import { TemplateChoice } from './template-choice';

interface StartDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onStart: (start: MenuStart) => void;
}

/** From blank, a template, a copy or a file: the four ways to begin a menu. */
export function StartDialog({ open, onOpenChange, onStart }: StartDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={MESSAGES.title}
      description={MESSAGES.description}
    >
      <Choices
        onStart={(start) => {
          onOpenChange(false);
          onStart(start);
        }}
      />
    </Dialog>
  );
}

function Choices({ onStart }: { onStart: (start: MenuStart) => void }) {
  const { data: menus = [] } = useMenus();
  const [copying, setCopying] = useState(false);
  if (copying) {
    const onPick = (start: MenuStart) => onStart(start);
    return <CopyChoice menus={menus} onBack={() => setCopying(false)} onPick={onPick} />;
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-2 sm:grid-cols-3">
        <Way sign={FilePlus} {...MESSAGES.blank} onChoose={() => onStart({ kind: 'blank' })} />
        <FileWay onFile={(file) => onStart({ kind: 'file', file })} />
        {menus.length > 0 && (
          <Way sign={Copy} {...MESSAGES.copy} onChoose={() => setCopying(true)} />
        )}
      </div>
      <TemplateChoice onPick={(template) => onStart({ kind: 'template', template })} />
    </div>
  );
}

interface WayProps {
  readonly sign: LucideIcon;
  readonly name: string;
  readonly text: string;
  readonly onChoose: () => void;
}

function Way({ sign: Sign, name, text, onChoose }: WayProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex items-center gap-3 rounded-control border border-line p-3 text-left transition-colors hover:border-control hover:bg-sunken sm:flex-col sm:items-start"
    >
      <Sign aria-hidden className="size-5 shrink-0 text-accent" />
      <span>
        <span className="block text-sm font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
      </span>
    </button>
  );
}

function FileWay({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Way sign={FileSpreadsheet} {...MESSAGES.file} onChoose={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={MESSAGES.file.name}
        accept=".csv,.txt,.xlsx,text/csv"
        onChange={({ target: { files } }) => files?.[0] && onFile(files[0])}
      />
    </>
  );
}
