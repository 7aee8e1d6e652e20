/** Code as it is typed; scrolls sideways rather than break a line. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line bg-sunken px-4 py-3 font-mono text-sm text-ink"
    >
      <code>{children}</code>
    </pre>
  );
}
