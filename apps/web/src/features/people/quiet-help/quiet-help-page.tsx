import { QUIET_CHOICES, type QuietChoice } from '@yoimachi/domain/safety';
import { errorMessage } from '#lib/api-error.ts';
import { useForm } from '#lib/use-form.ts';
import { SubPage } from '#ui/bars.tsx';
import { AllRightSetting } from '#people/all-right';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { sendQuietHelp } from './api/quiet-help.ts';
import { quietTexts as t } from './ja.ts';
import { SentList } from './sent-list.tsx';

const NONE: { readonly choice: QuietChoice | null } = { choice: null };
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
  const form = useForm({
    start: NONE,
    check: ({ choice }) => ({ choice: choice === null ? t.chooseOne : undefined }),
    body: ({ choice }) => choice!,
    ...sendQuietHelp,
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
