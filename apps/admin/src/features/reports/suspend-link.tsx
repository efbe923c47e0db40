import { Link } from '@tanstack/react-router';
import { visible } from '#lib/visible.ts';
import { reportTexts as t } from './ja.ts';

interface Props {
  readonly id: string;
  readonly nickname: string;
}

/** Whether somebody is suspended is decided with the whole of the member in sight. */
export function SuspendLink({ id, nickname }: Props) {
  return (
    <Link
      to="/members/$accountId"
      params={{ accountId: id }}
      className="phrase text-sm text-primary underline underline-offset-4"
    >
      <bdi>{t.toMember(visible(nickname))}</bdi>
    </Link>
  );
}
