import { exportRoutes, type DataExport } from '@yoimachi/contract/leaving';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { dayOf, formatDay, formatMoment } from '#lib/dates.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#lib/toast.ts';
import { useAct } from '#lib/use-act.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Sentences } from '#ui/sentences.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { LogoutButton } from '#people/account';
import { ownDataTexts as t } from './ja.ts';

const WAITING_MS = 3_000;

/** The last exports; asked again while one is being made. */
const exportsQuery = () =>
  query(
    exportRoutes.listExports,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ readyAt }) => readyAt === null) ? WAITING_MS : false,
    },
  );

/** データの書き出し: asked for here, made in the background, fetched here. */
export function ExportPage() {
  const anew = useRefresh(exportRoutes.listExports);
  const ask = useAct({
    name: 'export',
    send: (_: null, idempotencyKey) => call(exportRoutes.askExport, { idempotencyKey }),
    onDone: anew,
    onRefused: () => void anew(),
  });
  return (
    <QueryPage title={t.title} query={exportsQuery()} skeleton={<CardListSkeleton count={2} />}>
      {(data) => (
        <Page className="gap-6">
          <Card className="flex flex-col gap-4">
            <p className="phrase text-sm">{t.lead}</p>
            <Sentences texts={t.what} />
            {!data.canAsk && <Note>{t.askedToday}</Note>}
            <ErrorNote error={ask.error} />
            <Button
              isPending={ask.isPending}
              isDisabled={!data.canAsk}
              onClick={() => ask.mutate(null, { onSuccess: () => showToast(t.asked, 'ok') })}
            >
              {t.ask}
            </Button>
          </Card>
          {data.items.length > 0 && <History items={data.items} />}
        </Page>
      )}
    </QueryPage>
  );
}

function History({ items }: { readonly items: readonly DataExport[] }) {
  const fetching = useMutation({
    mutationFn: async ({ exportId, askedAt }: DataExport) =>
      saveFile(
        await call(exportRoutes.fetchExport, { params: { exportId } }),
        t.fileName(dayOf(new Date(askedAt))),
      ),
  });
  const { error } = fetching;
  return (
    <Section title={t.history}>
      <CardList>
        {items.map((item) => (
          <li key={item.exportId} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <Told item={item} />
            {item.readyAt && !item.isGone && (
              <Button
                variant="line"
                size="md"
                isPending={fetching.isPending}
                onClick={() => fetching.mutate(item)}
              >
                {t.download}
              </Button>
            )}
          </li>
        ))}
      </CardList>
      <ErrorNote error={error} />
      {error instanceof ApiError && error.code === 'SIGN_IN_AGAIN' && <LogoutButton />}
    </Section>
  );
}

function Told({ item: { askedAt, readyAt, expiresAt, isGone } }: { readonly item: DataExport }) {
  const state = !readyAt ? t.making : isGone ? t.gone : t.ready;
  return (
    <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
      <span className="nums text-sm font-bold">{formatMoment(askedAt)}</span>
      <Chip look={readyAt && !isGone ? 'ok' : 'wait'}>{state}</Chip>
      {expiresAt && !isGone && (
        <span className="nums text-xs text-sub">{t.until(formatDay(dayOf(new Date(expiresAt))))}</span>
      )}
    </div>
  );
}
