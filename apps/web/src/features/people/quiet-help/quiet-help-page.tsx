import { safetyRoutes, type QuietHelp } from '@yoimachi/contract/safety';
import { QUIET_CHOICES, type QuietChoice } from '@yoimachi/domain/safety';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { errorMessage } from '#lib/api-error.ts';
import { useRefresh, query } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useAct } from '#lib/use-act.ts';
import { SubPage } from '#ui/bars.tsx';
import { AllRightSetting } from '#people/all-right';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { quietTexts as t } from './ja.ts';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#lib/dates.ts';
import { useSend } from '#lib/use-send.ts';
import { CardList } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';

const options = QUIET_CHOICES.map((value) => ({ value, label: t.choices[value], help: t.help[value] }));

/** Where a cast tells the operators something without a word, and takes it back. */
export function QuietHelpPage() {
  return (
    <SubPage title={t.title}>
      <Page className="gap-8">
        <QuietForm />
        <SentList />
        <AllRightSetting />
      </Page>
    </SubPage>
  );
}

function QuietForm() {
  const [choice, setChoice] = useState<QuietChoice | null>(null);
  const [isTried, setTried] = useState(false);
  // The key of the act is the id of the call for help: sent again after a lost answer it is one alert.
  const send = useAct({
    name: 'quiet-help',
    send: (sent: QuietChoice, helpId) => call(safetyRoutes.sendQuietHelp, { body: { helpId, choice: sent } }),
    onDone: useRefresh(safetyRoutes.listQuietHelp),
  });
  const submit = () => {
    setTried(true);
    if (choice === null) return;
    send.mutate(choice, {
      onSuccess: () => {
        setChoice(null);
        setTried(false);
        showToast(t.sent, 'ok');
      },
    });
  };
  return (
    <PlainForm className="flex flex-col gap-5" onSend={submit}>
      <p className="phrase text-sm text-sub">{t.lead}</p>
      <RadioCards
        label={t.choice}
        options={options}
        value={choice}
        onChange={setChoice}
        error={isTried && choice === null ? t.chooseOne : undefined}
      />
      {send.error && (
        <p role="alert" className="phrase text-sm font-bold">
          {errorMessage(send.error)}
        </p>
      )}
      <Button type="submit" isWide isPending={send.isPending}>
        {t.send}
      </Button>
      <Note>{t.police}</Note>
    </PlainForm>
  );
}

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
