export function ReservedSign() {
  return (
    <svg
      aria-hidden
      width="120"
      height="72"
      viewBox="0 0 120 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-ink-faint"
    >
      <path d="M6 62h108" className="text-line" stroke="currentColor" />
      <path d="M30 60 40 18h48l-10 42z" className="fill-surface" />
      <path d="m88 18 8 42H78" />
      <path d="M48 34h26M45 44h16" className="text-accent" stroke="currentColor" />
    </svg>
  );
}
