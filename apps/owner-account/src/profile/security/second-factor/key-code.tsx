import { PLAIN_QR } from '@cartaviva/domain';
import { drawQrCode } from '@cartaviva/qr';

interface KeyCodeProps {
  readonly uri: string;
  readonly label: string;
}

/** What an app scans: dark on white in every theme, as cameras want it. */
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
