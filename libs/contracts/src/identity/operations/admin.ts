import { message } from '../../message';
import { get, operations, page, put } from '../../operation';
import { PageRequest } from '../../page';
import { NO_MEMBER } from '../../people/rights';
import { ChangeRoleRequest, FindUsers, UserRequest } from '../admin.dto';
import { DemoRequestView } from '../demo-request.dto';
import { UserView } from '../user.dto';

const operation = operations('Administración');

/** Requires an admin; other callers get FORBIDDEN. */
export const admin = {
  users: operation('identity.admin.listUsers', {
    http: get('/api/admin/users'),
    summary: 'Los usuarios, los más nuevos primero',
    about: 'Los usuarios, por páginas; `search` busca en el email y el nombre.',
    access: 'admin',
    input: FindUsers,
    reply: page(UserView),
    rights: NO_MEMBER,
  }),
  /** Returns the account in which a user starts. */
  accountOf: message('identity.admin.account-of', UserRequest, NO_MEMBER).replies<{
    accountId: string;
  }>(),
  changeRole: operation('identity.admin.changeRole', {
    http: put('/api/admin/users/{userId}/role'),
    summary: 'Cambiar el rol de un usuario',
    about: 'Da o quita el papel de administración.',
    access: 'admin',
    input: ChangeRoleRequest,
    reply: UserView,
    rights: NO_MEMBER,
    refuses: ['LAST_ADMIN', 'EMAIL_NOT_VERIFIED'],
  }),
  demoRequests: operation('identity.admin.listDemoRequests', {
    http: get('/api/admin/demo-requests'),
    summary: 'Las demostraciones pedidas, las más nuevas primero',
    about: 'Las demostraciones pedidas, por páginas.',
    access: 'admin',
    input: PageRequest,
    reply: page(DemoRequestView),
    rights: NO_MEMBER,
  }),
} as const;
