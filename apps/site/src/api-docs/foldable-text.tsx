import { ChevronRight } from 'lucide-react';

export function FoldableText({ title, children }: { title: string; children: string }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-ink-faint transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <pre className="rounded-control border border-line bg-sunken px-4 py-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
        {children}
      </pre>
    </details>
  );
}
