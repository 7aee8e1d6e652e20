/** Replaces a chart without figures. The text explains when there will be some. */
export function NothingYet({ children }: { children: string }) {
  return <p className="text-sm text-ink-faint">{children}</p>;
}
