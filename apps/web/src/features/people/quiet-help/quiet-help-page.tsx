import { safetyRoutes, type QuietHelp } from '@yoimachi/contract/safety';
import { QUIET_CHOICES, type QuietChoice } from '@yoimachi/domain/safety';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { errorMessage } from '#lib/api-error.ts';
import { useForm } from '#lib/use-form.ts';
import { AllRightSetting } from '#people/all-right';
import { Screen } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { formatTime } from '#lib/dates.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useSend } from '#lib/use-send.ts';
import { CardList } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { uiTexts } from '#ui/ja.ts';
import { Bone } from '#ui/skeleton.tsx';
import { quietTexts as t } from './ja.ts';

const NONE: { readonly choice: QuietChoice | null } = { choice: null };
const options = QUIET_CHOICES.map((value) => ({ value, label: t.choices[value], help: t.help[value] }));

/** Where a cast tells the operators something without a word, and takes it back. */
export function QuietHelpPage() {
  return (
    <Screen title={t.title} className="gap-8">
      <QuietForm />
      <SentList />
      <AllRightSetting />
    </Screen>
  );
}

function QuietForm() {
  const form = useForm({
    start: NONE,
    check: ({ choice }) => ({ choice: choice === null ? t.chooseOne : undefined }),
    body: ({ choice }) => choice!,
    // The key of the act is the id of the call for help: sent again after a lost answer it is one alert.
    act: 'quiet-help',
    send: (choice, helpId) => call(safetyRoutes.sendQuietHelp, { body: { helpId, choice } }),
    readsAgain: [safetyRoutes.listQuietHelp],
    said: t.sent,
    isEmptied: true,
  });
  return (
    <PlainForm className="flex flex-col gap-5" onSend={form.submit}>
      <p className="phrase text-sm text-sub">{t.lead}</p>
      <RadioCards label={t.choice} options={options} {...form.choice('choice')} />
      {form.error && (
        <p role="alert" className="phrase text-sm font-bold">
          {errorMessage(form.error)}
        </p>
      )}
      <Button type="submit" isWide isPending={form.isPending}>
        {t.send}
      </Button>
      <Note>{t.police}</Note>
    </PlainForm>
  );
}

/** As high as one of them, so that what is below stands still. */
const ROOM = 'min-h-16';

/** What she sent within a day, each with the way to take it back. */
function SentList() {
  const sent = useQuery(query(safetyRoutes.listQuietHelp));
  return (
    <Section title={t.sentTitle}>
      {sent.data ? (
        <Sent rows={sent.data.items} />
      ) : sent.error ? (
        <QueryFailed query={sent} />
      ) : (
        <div role="status" aria-label={uiTexts.loading}>
          <Bone className={ROOM} />
        </div>
      )}
    </Section>
  );
}

function Sent({ rows }: { readonly rows: readonly QuietHelp[] }) {
  const withdraw = useSend(safetyRoutes.withdrawQuietHelp, {
    onSettled: useRefresh(safetyRoutes.listQuietHelp),
  });
  if (rows.length === 0) return <p className={`${ROOM} phrase text-sm text-sub`}>{t.none}</p>;
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
