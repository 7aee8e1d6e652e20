import { Copy, FilePlus, FileSpreadsheet, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { CopyChoice } from './copy-choice';
import type { CopiedMenu, MenuStart } from './menu-start';
import { MESSAGES } from './messages';
import { TemplateChoice, type TemplatesRead } from './template-choice';

interface StartChoicesProps {
  readonly menus: readonly CopiedMenu[];
  readonly templates: TemplatesRead;
  readonly onStart: (start: MenuStart) => void;
}

export function StartChoices({ menus, templates, onStart }: StartChoicesProps) {
  const [copying, setCopying] = useState(false);
  if (copying) {
    return <CopyChoice menus={menus} onBack={() => setCopying(false)} onPick={onStart} />;
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
      <TemplateChoice
        templates={templates}
        onPick={(template) => onStart({ kind: 'template', template })}
      />
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
