/** Link to the content, first in the tab order. */
export function SkipLink({ to = 'contenido' }: { to?: string }) {
  return (
    <a
      href={`#${to}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 text-sm font-semibold text-paper focus-visible:translate-y-0"
    >
      Saltar al contenido
    </a>
  );
}
