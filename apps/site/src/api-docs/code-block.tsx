/** Code as it is typed; a long line goes on in the next one, so that nothing hides at the side. */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre className="rounded-control border border-line bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap text-ink">
      <code>{children}</code>
    </pre>
  );
}
