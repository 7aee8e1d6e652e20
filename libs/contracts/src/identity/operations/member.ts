import { del, get, operations, patch } from '../../operation';
import { ADMINISTRATORS } from '../../people/rights';
import { ChangeMemberRoleRequest, PeopleView, PersonView } from '../people.dto';

const operation = operations('Personas');

/** Members of the account that the request acts for. */
export const member = {
  list: operation('identity.people.list', {
    http: get('/api/people'),
    summary: 'Las personas de la cuenta y las invitadas',
    about: 'Quién trabaja en la cuenta y quién está invitado. Para su dueño y sus administradores.',
    reply: PeopleView,
    rights: ADMINISTRATORS,
  }),
  /** The service itself checks that only the owner changes other administrators. */
  changeRole: operation('identity.people.changeRole', {
    http: patch('/api/people/{userId}'),
    summary: 'Cambiar el rol de una persona',
    about:
      'Cierra las sesiones que esa persona tiene en la cuenta y termina las claves que creó en ella. El rol de otro administrador lo cambia solo el dueño.',
    input: ChangeMemberRoleRequest,
    reply: PersonView,
    rights: ADMINISTRATORS,
    refuses: ['PERSON_NOT_FOUND'],
  }),
  remove: operation('identity.people.remove', {
    http: del('/api/people/{userId}'),
    summary: 'Quitar a una persona de la cuenta',
    about:
      'La persona pierde el acceso en el momento, y terminan las claves que creó en la cuenta. Se le avisa por email.',
    rights: ADMINISTRATORS,
    refuses: ['PERSON_NOT_FOUND'],
  }),
} as const;
