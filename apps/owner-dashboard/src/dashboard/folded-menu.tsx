export function FoldedMenu() {
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
    >
      <path d="M8 66h104" className="stroke-line" />
      <path d="M60 12v54L30 58V6z" className="fill-surface" />
      <path d="M60 12v54l30-8V6z" className="fill-sunken" />
      <path d="M38 22l14 3.500M38 32l14 3M38 42l9 2" className="stroke-line" />
      <path d="M72 24c6 3 7 11 1 18-6-7-6-15-1-18z" className="fill-accent-wash stroke-accent" />
    </svg>
  );
}
