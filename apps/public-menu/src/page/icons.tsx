import type { ReactNode } from 'react';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

export const Pin = () => (
  <Icon>
    <path d="M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </Icon>
);

export const Phone = () => (
  <Icon>
    <path d="M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4Z" />
  </Icon>
);

export const Lens = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);

export const Chat = () => (
  <Icon>
    <path d="M4 20l1.3-4A8 8 0 1 1 8.5 19Z" />
    <path d="M9 12h6M9 9h6" />
  </Icon>
);

export const Share = () => (
  <Icon>
    <path d="M12 15V4m-4 3.5L12 3.5l4 4M6 12v8h12v-8" />
  </Icon>
);

export const Lines = () => (
  <Icon>
    <path d="M4 7h11M4 12h16M4 17h8" />
  </Icon>
);
