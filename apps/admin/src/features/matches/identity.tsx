import { MemberLink } from '#parts/member-link.tsx';
import { Chip } from '#ui/chip.tsx';
import { matchTexts as t } from './ja.ts';
import type { Match } from './use-decide.ts';

interface Props {
  readonly title: string;
  readonly accounts: Match['accounts'];
}

/** The accounts of one identity. */
export function Identity({ title, accounts }: Props) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="pb-2 text-sm font-bold">{title}</h2>
      {accounts.length === 0 && <p className="text-sm text-sub">{t.noAccounts}</p>}
      <ul className="flex flex-col gap-2">
        {accounts.map(({ accountId, nickname, who, isSuspended, hasLeft }) => (
          <li key={accountId} className="flex flex-wrap items-center gap-2 text-sm">
            <MemberLink id={accountId} nickname={nickname} />
            <span className="text-xs text-sub">{t.who[who]}</span>
            {isSuspended && <Chip look="danger">{t.suspended}</Chip>}
            {hasLeft && <Chip look="mute">{t.left}</Chip>}
          </li>
        ))}
      </ul>
    </section>
  );
}
