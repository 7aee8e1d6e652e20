/** Roles of people other than the owner, from the most rights to the fewest. */
export const MEMBER_ROLES = ['administrator', 'editor', 'kitchen', 'analyst'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Role of a person in an account. The owner is the person who pays. */
export type AccountRole = 'owner' | MemberRole;

export const ACCOUNT_ROLE_NAMES: Readonly<Record<AccountRole, string>> = {
  owner: 'Dueño',
  administrator: 'Administrador',
  editor: 'Editor',
  kitchen: 'Cocina',
  analyst: 'Analista',
};
