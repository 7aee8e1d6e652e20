import { useRef } from 'react';
import { CopyButton } from './copy-button';

interface CodeBlockProps {
  readonly children: string;
  /** Name of the example for tests that run it: `GET /api/menus curl`. */
  readonly example?: string;
}

/** Code block with a copy button. Long lines wrap, so that nothing is cut off. */
export function CodeBlock({ children, example }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="rounded-control border border-line bg-sunken">
      <div className="-mb-3 flex justify-end px-1.5 pt-1 noscript:hidden print:hidden">
        <CopyButton of={code} />
      </div>
      <pre className="px-4 py-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap text-ink">
        <code ref={code} data-example={example}>
          {children}
        </code>
      </pre>
    </div>
  );
}
