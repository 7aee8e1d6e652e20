export function EmptyPlate() {
  return (
    <svg
      aria-hidden
      width="136"
      height="88"
      viewBox="0 0 136 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-ink-faint"
    >
      <circle cx="68" cy="44" r="36" className="fill-surface" />
      <circle cx="68" cy="44" r="24" className="text-line" stroke="currentColor" />
      <path d="M54 34c3-5 8-8 14-8" className="text-accent" stroke="currentColor" />
      <path d="M10 12v16c0 4 3 6 6 6s6-2 6-6V12M16 12v64" />
      <path d="M120 76V12c-7 4-10 14-10 26 0 4 2 6 5 6h5" />
    </svg>
  );
}
