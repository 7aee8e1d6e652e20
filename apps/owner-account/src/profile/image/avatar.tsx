import type { UserView } from '@cartaviva/contracts';
import { IMAGE_WIDTHS } from '@cartaviva/domain';

export function Avatar({ user }: { user: UserView }) {
  const { firstName, lastName, profileImageUrl } = user;
  if (profileImageUrl) {
    return (
      <img
        src={`${profileImageUrl}?w=${IMAGE_WIDTHS[0]}`}
        alt=""
        className="size-20 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="grid size-20 place-items-center rounded-full bg-accent-wash font-display text-2xl text-accent-strong"
    >
      {firstName.charAt(0)}
      {lastName.charAt(0)}
    </span>
  );
}
