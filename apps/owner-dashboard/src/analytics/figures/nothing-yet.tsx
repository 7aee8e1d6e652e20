/** A chart without figures, and when there will be some. */
export function NothingYet({ children }: { children: string }) {
  return <p className="text-sm text-ink-faint">{children}</p>;
}
