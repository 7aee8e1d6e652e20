export {
  ACCOUNT_ROLE_NAMES,
  MEMBER_ROLES,
  type AccountRole,
  type MemberRole,
} from '@cartaviva/domain';
