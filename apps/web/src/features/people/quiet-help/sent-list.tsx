import { safetyRoutes, type QuietHelp } from '@yoimachi/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#lib/api-error.ts';
import { formatTime } from '#lib/dates.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useSend } from '#lib/use-send.ts';
import { Button } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Section } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { quietTexts as t } from './ja.ts';

/** What she sent within a day, each with the way to take it back. */
export function SentList() {
  const sent = useQuery(query(safetyRoutes.listQuietHelp));
  return (
    <Section title={t.sentTitle}>
      {sent.data ? (
        <Sent rows={sent.data.items} />
      ) : sent.error ? (
        <QueryFailed query={sent} />
      ) : (
        <Skeleton>
          <Bone className="h-16" />
        </Skeleton>
      )}
    </Section>
  );
}

function Sent({ rows }: { readonly rows: readonly QuietHelp[] }) {
  const withdraw = useSend(safetyRoutes.withdrawQuietHelp, {
    onSettled: useRefresh(safetyRoutes.listQuietHelp),
  });
  if (rows.length === 0) return <p className="phrase text-sm text-sub">{t.none}</p>;
  return (
    <>
      <CardList>
        {rows.map((row) => (
          <li key={row.helpId} className="flex items-center gap-3 px-4 py-3">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="text-sm font-bold">{t.choices[row.choice]}</span>
              <span className="nums text-xs text-sub">{whenOf(row)}</span>
            </span>
            {row.withdrawnAt === null && (
              <Button
                variant="line"
                size="md"
                aria-label={t.withdrawOf(t.choices[row.choice])}
                isPending={withdraw.isPending && withdraw.variables.params.helpId === row.helpId}
                onClick={() => {
                  if (withdraw.isPending) return;
                  withdraw.mutate(
                    { params: { helpId: row.helpId } },
                    { onSuccess: () => showToast(t.withdrawn, 'ok') },
                  );
                }}
              >
                {t.withdraw}
              </Button>
            )}
          </li>
        ))}
      </CardList>
      {withdraw.error && (
        <p role="alert" className="phrase text-sm font-bold">
          {errorMessage(withdraw.error)}
        </p>
      )}
    </>
  );
}

const whenOf = ({ sentAt, withdrawnAt }: QuietHelp): string =>
  withdrawnAt === null
    ? t.sentAt(formatTime(new Date(sentAt)))
    : t.withdrawnAt(formatTime(new Date(withdrawnAt)));
