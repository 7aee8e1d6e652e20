import type { CSSProperties } from 'react';

const THREAD = 'color-mix(in srgb, var(--color-mark) 14%, transparent)';

/** The checked cloth of a comedor: two bands of one thread, darker where they cross. */
export const TABLECLOTH: CSSProperties = {
  backgroundImage: `linear-gradient(90deg, ${THREAD} 50%, transparent 50%), linear-gradient(${THREAD} 50%, transparent 50%)`,
  backgroundSize: '64px 64px',
};
