import { message, Nothing } from '../../message';
import { fromGateway, operations, post, put } from '../../operation';
import { EDITORS } from '../../people/rights';
import { FetchImage, IssueTicket, UploadTicketView, type RedeemedTicket } from '../object.dto';

const operation = operations('Imágenes');

export const ticket = {
  /** Permits one upload of an image by the acting user within a few minutes. */
  issue: operation('media.uploads.createTicket', {
    http: post('/api/objects/upload'),
    summary: 'Pedir adónde subir una imagen',
    about:
      'Primer paso de una foto: pide la dirección (`uploadURL`) a la que enviarla. Vale para una sola imagen y por poco tiempo.',
    input: IssueTicket,
    isBodyOptional: true,
    reply: UploadTicketView,
    rights: EDITORS,
    keys: ['menus:write'],
    limit: 'upload',
    refuses: ['STORAGE_LIMIT_REACHED'],
  }),
  /** Consumes a ticket of the acting user. The ticket's ID is also a random, short-lived secret. */
  redeem: operation('media.uploads.upload', {
    http: put('/api/uploads/{ticketId}'),
    summary: 'Subir la imagen a la dirección recibida',
    about:
      'Segundo paso: envía los bytes de la imagen (JPEG, PNG, WebP, GIF o AVIF, hasta 10 MiB) tal cual, con el `Content-Type` que quieras: lo que cuenta son los bytes. Responde sin cuerpo.',
    bytes: ['image/*'],
    status: 200,
    reply: fromGateway<RedeemedTicket>(Nothing),
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: [
      'STORAGE_FULL',
      'UPLOAD_EXPIRED',
      'UPLOAD_TOO_LARGE',
      'UNSUPPORTED_TYPE',
      'WRITE_UNDER_WAY',
    ],
  }),
  /** Consumes a ticket of the acting user for the file at a public address. */
  fetch: message('media.ticket.fetch', FetchImage, EDITORS).replies<Nothing>(),
} as const;
