import { Link } from '@tanstack/react-router';
import type { Member } from '../api.ts';
import { sideNames } from '../names.ja.ts';
import { pageTexts as t } from './ja.ts';
import { Panel } from './panel.tsx';

/** Other accounts of the same person. */
export function OthersPanel({ member: { accounts } }: { readonly member: Member }) {
  return (
    <Panel title={t.others}>
      <ul className="flex flex-col gap-2 text-sm">
        {accounts.map(({ id, side, number }) => (
          <li key={id}>
            <Link
              to="/members/$accountId"
              params={{ accountId: id }}
              className="nums font-bold text-primary underline-offset-4 hover:underline"
            >
              {sideNames[side]} {number}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
