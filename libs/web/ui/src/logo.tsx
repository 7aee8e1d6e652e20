import { cn } from './class-names';

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={cn('size-8', className)}>
      <rect width="32" height="32" rx="8" fill="#0b7a55" />
      <path d="M8 8.500 15.200 7v18L8 23.500z" fill="#fbfaf7" />
      <path d="M16.800 7 24 8.500v15L16.800 25z" fill="#fbfaf7" opacity=".72" />
      <path
        d="M20.400 12.200c2.200 1.300 2.600 4.200 0 7-2.600-2.800-2.200-5.700 0-7z"
        fill="#0b7a55"
      />
      <path
        d="M10 12.300l3.200-.5M10 16h3.200M10 19.700l3.200.5"
        stroke="#0b7a55"
        strokeWidth="1.400"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-display text-lg leading-none text-ink">CartaViva</span>
    </span>
  );
}
