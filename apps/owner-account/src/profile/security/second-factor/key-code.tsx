import { PLAIN_QR } from '@cartaviva/domain';
import { drawQrCode } from '@cartaviva/qr';

interface KeyCodeProps {
  readonly uri: string;
  readonly label: string;
}

/**
 * Shows the QR code for an authenticator app. It is dark on white in every theme, because cameras
 * need that contrast.
 */
export function KeyCode({ uri, label }: KeyCodeProps) {
  const { side, path } = drawQrCode(uri, PLAIN_QR);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className="size-48 rounded-control border border-line"
    >
      <path fill={PLAIN_QR.background} d={`M0 0h${side}v${side}H0z`} />
      <path fill={PLAIN_QR.foreground} d={path} />
    </svg>
  );
}
