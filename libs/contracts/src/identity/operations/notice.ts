import { get, list, operations, post } from '../../operation';
import { NO_MEMBER } from '../../people/rights';
import { NoticeAudience, OwnerNoticeView, SendNoticeRequest } from '../owner-notice.dto';

const operation = operations('Administración');

/** Mails to all owners. */
export const notice = {
  list: operation('identity.notices.list', {
    http: get('/api/admin/notices'),
    summary: 'Los avisos a los dueños, el más nuevo primero',
    about: 'Los avisos enviados, y cuántos emails van.',
    access: 'admin',
    reply: list(OwnerNoticeView, { whole: true }),
    rights: NO_MEMBER,
  }),
  audience: operation('identity.notices.audience', {
    http: get('/api/admin/notices/audience'),
    summary: 'A cuántos dueños llegaría un aviso ahora',
    about: 'Cuántos dueños lo recibirían ahora.',
    access: 'admin',
    reply: NoticeAudience,
    rights: NO_MEMBER,
  }),
  /** Starts the mails, which continue after a restart. */
  send: operation('identity.notices.send', {
    http: post('/api/admin/notices'),
    summary: 'Avisar por email a todos los dueños',
    about: 'Envía un email a todos los dueños sobre precios o términos.',
    access: 'admin',
    input: SendNoticeRequest,
    creates: '/api/admin/notices',
    reply: OwnerNoticeView,
    rights: NO_MEMBER,
  }),
} as const;
