import { PASSWORD_MIN } from '@cartaviva/domain';
import type { Strength } from './password-strength';

export const messages = {
  tooShort: `Al menos ${PASSWORD_MIN} caracteres.`,
  strength: {
    weak: 'Débil: se adivina pronto. Alárgala con otra palabra.',
    fair: 'Aceptable. Otra palabra la haría mejor.',
    good: 'Buena.',
    strong: 'Muy buena.',
  } satisfies Record<Strength, string>,
} as const;
