import type { ReactNode } from 'react';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

export const Pin = () => (
  <Icon>
    <path d="M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.500C5 14.7 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </Icon>
);

export const Phone = () => (
  <Icon>
    <path d="M5 4h4l1.5 4.500L8 10.500a12 12 0 0 0 5.5 5.500l2-2.500L20 15v4a1.5 1.5 0 0 1-1.5 1.500C10.5 20.5 3.5 13.5 3.5 5.500A1.5 1.5 0 0 1 5 4Z" />
  </Icon>
);

export const Lens = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);
