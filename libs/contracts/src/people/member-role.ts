/** What somebody who is not the owner may do in an account: administrator, editor, kitchen, analyst. */
export const MEMBER_ROLES = ['administrator', 'editor', 'kitchen', 'analyst'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
