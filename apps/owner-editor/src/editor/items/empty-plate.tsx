export function EmptyPlate() {
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
      <circle cx="60" cy="36" r="28" className="fill-surface" />
      <circle cx="60" cy="36" r="18" className="stroke-line" />
      <path d="M16 10v14c0 4 2 6 5 6s5-2 5-6V10M21 10v52" />
      <path d="M100 62V10c-7 4-9 14-8 26h8" />
    </svg>
  );
}
