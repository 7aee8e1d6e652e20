import { Inject, Injectable } from '@nestjs/common';
import { LoadingCache } from '../cache/loading-cache';
import { CONFIG, type GatewayConfig } from '../config';
import { drawQr, qrAddress, type QrFormat } from './qr-code';

const MOST_BYTES = 16 * 1024 * 1024;

/** Codes already drawn: a large one costs a tenth of a second, and the same id gives the same code. */
@Injectable()
export class QrCodes {
  private readonly drawn: LoadingCache<Buffer>;

  constructor(@Inject(CONFIG) { PUBLIC_URL }: GatewayConfig) {
    this.drawn = new LoadingCache({
      load: (key) => {
        const [menuId, size, format] = key.split(' ') as [string, string, QrFormat];
        return drawQr(qrAddress(PUBLIC_URL, menuId), format, Number(size));
      },
      freshMs: Infinity,
      maxWeight: MOST_BYTES,
      weigh: ({ length }) => length,
    });
  }

  draw(menuId: string, size: number, format: QrFormat): Promise<Buffer> {
    return this.drawn.get(`${menuId} ${size} ${format}`, '');
  }
}
