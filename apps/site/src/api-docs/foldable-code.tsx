import { ChevronRight } from 'lucide-react';
import { CodeBlock } from './code-block';

interface FoldableCodeProps {
  readonly title: string;
  /** Those of one group close each other: no name that the written page, still there, has as well. */
  readonly group: string;
  readonly open: boolean;
  readonly code: string;
  readonly example: string;
}

/** An example that opens where it stands, with or without our script. */
export function FoldableCode({ title, group, open, code, example }: FoldableCodeProps) {
  return (
    <details name={group} open={open} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-ink-faint transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <CodeBlock example={example}>{code}</CodeBlock>
    </details>
  );
}
