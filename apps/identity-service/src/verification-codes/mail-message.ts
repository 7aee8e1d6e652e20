import type { Issued } from './verification-codes.service';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** Returns `sent` if a mail was sent, and otherwise tells when to ask again. */
export function mailMessage({ retryAfterSeconds }: Issued, sent: string): string {
  if (retryAfterSeconds === 0) return sent;
  const wait =
    retryAfterSeconds < 90
      ? `${retryAfterSeconds} segundos`
      : `${minutes(retryAfterSeconds)} minutos`;
  return `Ya se pidió un correo para esta dirección hace poco. Usa el enlace del último, o pide otro en ${wait}.`;
}
