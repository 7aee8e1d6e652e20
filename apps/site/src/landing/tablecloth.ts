import type { CSSProperties } from 'react';

const THREAD = 'color-mix(in srgb, var(--color-mark) 14%, transparent)';

/** Checked tablecloth of two transparent stripe patterns, which is darker where they overlap. */
export const TABLECLOTH: CSSProperties = {
  backgroundImage: `linear-gradient(90deg, ${THREAD} 50%, transparent 50%), linear-gradient(${THREAD} 50%, transparent 50%)`,
  backgroundSize: '64px 64px',
};
