/** What a person who is not its owner may be in an account, from the widest rights to the narrowest. */
export const MEMBER_ROLES = ['administrator', 'editor', 'kitchen', 'analyst'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What any person may be in an account. An account is its owner's, who is the one that pays. */
export type AccountRole = 'owner' | MemberRole;

/** What screens, mails and refusals call the roles. */
export const ACCOUNT_ROLE_NAMES: Readonly<Record<AccountRole, string>> = {
  owner: 'Dueño',
  administrator: 'Administrador',
  editor: 'Editor',
  kitchen: 'Cocina',
  analyst: 'Analista',
};
