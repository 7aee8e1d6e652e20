import type { ReactNode } from 'react';

const FACES: readonly ReactNode[] = [
  <>
    <path fill="#f3c7a2" d="M0 0h64v64H0z" />
    <path
      fill="#2b1a14"
      d="M32 6a9 9 0 1 1 0 12 9 9 0 0 1 0-12M14 34c0-14 8-22 18-22s18 8 18 22v8H14z"
    />
    <path fill="#a8673f" d="M26 44h12v10H26z" />
    <ellipse cx="32" cy="36" rx="13" ry="15" fill="#b97749" />
    <path fill="#2b1a14" d="M18 33c2-9 9-13 20-13 5 2 8 7 8 13-6-2-9-5-11-8-4 4-10 7-17 8" />
    <path fill="#c9532f" d="M8 64c2-9 10-13 24-13s22 4 24 13z" />
  </>,
  <>
    <path fill="#bfe3d3" d="M0 0h64v64H0z" />
    <path fill="#fffdf7" d="M18 24c-8-2-8-14 2-14 2-6 22-6 24 0 10 0 10 12 2 14v6H18z" />
    <path fill="#7b4a2d" d="M26 44h12v10H26z" />
    <ellipse cx="32" cy="38" rx="13" ry="15" fill="#8a5635" />
    <path fill="#efe8da" d="M18 25h28v6H18z" />
    <path fill="#2b1a14" d="M20 41c2 10 7 13 12 13s10-3 12-13c-3 3-7 4-12 4s-9-1-12-4" />
    <path fill="#fffdf7" d="M8 64c2-8 10-10 24-10s22 2 24 10z" />
  </>,
  <>
    <path fill="#f7dd9c" d="M0 0h64v64H0z" />
    <path
      fill="#3d2217"
      d="M32 8c6-3 11 0 12 4 6 0 9 6 7 11 4 4 3 10-1 13 1 6-3 10-8 10H22c-5 0-9-4-8-10-4-3-5-9-1-13-2-5 1-11 7-11 1-4 6-7 12-4"
    />
    <path fill="#9c613b" d="M26 44h12v10H26z" />
    <ellipse cx="32" cy="35" rx="12" ry="14" fill="#ac6d43" />
    <path fill="#3d2217" d="M20 32c3-8 8-11 12-11s9 3 12 11c-4-3-8-5-12-5s-8 2-12 5" />
    <path fill="#0b7a55" d="M8 64c2-9 10-12 24-12s22 3 24 12z" />
    <path fill="#fffdf7" d="M24 53h16v11H24z" />
  </>,
];

export function Avatar({ of: index }: { of: number }) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" className="size-13 shrink-0 rounded-full">
      {FACES[index]}
    </svg>
  );
}
