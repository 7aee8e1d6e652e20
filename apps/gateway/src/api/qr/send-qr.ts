import type { FastifyReply } from 'fastify';
import type { QrFormat } from './qr-code';
import type { QrImage } from './qr-images';
import { QR_TYPES } from './qr-query';

/** Sends an image with an entity tag. Clients revalidate it each time, since menus go offline. */
export const sendQr = ({ bytes, etag }: QrImage, format: QrFormat, reply: FastifyReply): void =>
  void reply.type(QR_TYPES[format]).headers({ etag, 'cache-control': 'no-cache' }).send(bytes);
