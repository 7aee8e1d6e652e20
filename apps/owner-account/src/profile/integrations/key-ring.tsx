export function KeyRing() {
  return (
    <svg
      aria-hidden
      width="96"
      height="44"
      viewBox="0 0 96 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="24" cy="22" r="14" className="fill-surface" />
      <circle cx="19" cy="22" r="4" className="text-accent" stroke="currentColor" />
      <path d="M38 22h46v9M73 22v7" strokeDasharray="4 5" />
    </svg>
  );
}
