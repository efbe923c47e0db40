import { Link } from '@tanstack/react-router';
import { visible } from '#lib/visible.ts';

/** A member by nickname, which leads to the member's page. */
export function MemberLink({ id, nickname }: { readonly id: string; readonly nickname: string }) {
  return (
    <Link
      to="/members/$accountId"
      params={{ accountId: id }}
      className="font-bold text-primary underline-offset-4 hover:underline"
    >
      <bdi>{visible(nickname)}</bdi>
    </Link>
  );
}
