export function SpilledCup() {
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
      <path d="M4 63h112" className="text-line" stroke="currentColor" />
      <path
        d="M52 63c-5-5-15-1-22-4-6-2-17-1-20 4z"
        className="fill-amber-wash text-amber"
        stroke="currentColor"
      />
      <path d="M64 33c0-14 20-14 20 1" />
      <path d="M52 31c14 0 26 1 34 4 10 4 10 20 0 24-8 3-20 4-34 4z" className="fill-surface" />
      <ellipse cx="52" cy="47" rx="7" ry="16" className="fill-surface" />
      <path d="M50 53c-2 3-3 7-2 10" className="text-amber" stroke="currentColor" />
    </svg>
  );
}
