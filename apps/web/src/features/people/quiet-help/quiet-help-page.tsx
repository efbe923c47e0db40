import { safetyRoutes } from '@yoimachi/contract/safety';
import { QUIET_CHOICES, type QuietChoice } from '@yoimachi/domain/safety';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { errorMessage } from '#lib/api-error.ts';
import { useRefresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useAct } from '#lib/use-act.ts';
import { SubPage } from '#ui/bars.tsx';
import { AllRightSetting } from '#people/all-right';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { quietTexts as t } from './ja.ts';
import { SentList } from './sent-list.tsx';

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
