import { message, Nothing } from '../../message';
import { ADMINISTRATORS } from '../../people/rights';
import { ChangeMemberRole, MemberRequest, type PeopleView, type PersonView } from '../people.dto';

/** People of the account that the request acts for. */
export const member = {
  list: message('identity.member.list', Nothing, ADMINISTRATORS).replies<PeopleView>(),
  /** The service itself checks that only the owner changes other administrators. */
  changeRole: message(
    'identity.member.change-role',
    ChangeMemberRole,
    ADMINISTRATORS,
  ).replies<PersonView>(),
  remove: message('identity.member.remove', MemberRequest, ADMINISTRATORS).replies<Nothing>(),
} as const;
