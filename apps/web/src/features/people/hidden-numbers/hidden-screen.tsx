import { toE164 } from '@yoimachi/domain/account';
import { HIDDEN_LABEL_MAX } from '@yoimachi/domain/block';
import { hiddenRoutes, type HiddenNumber } from '@yoimachi/contract/block';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { dayOf, formatDay } from '#lib/dates.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { useSend } from '#lib/use-send.ts';
import { codeOf, useForm } from '#lib/use-form.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { ActDialog } from '#ui/act-dialog.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Sentences } from '#ui/sentences.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { TextField } from '#ui/text-field.tsx';
import { hiddenTexts as t } from './ja.ts';

/** 電話番号で非表示にする: numbers come in, only her words for them can be read. */
export function HiddenNumbersPage() {
  return (
    <QueryPage
      title={t.title}
      query={query(hiddenRoutes.hiddenNumbers)}
      skeleton={<CardListSkeleton count={2} />}
    >
      {(data) => (
        <Page className="gap-6">
          <Card className="flex flex-col gap-4">
            <p className="phrase text-sm">{t.lead}</p>
            <Sentences texts={t.what} />
          </Card>
          <NumberForm />
          <NumberList items={data.items} />
        </Page>
      )}
    </QueryPage>
  );
}

const labelProblem = (label: string): string | undefined => {
  if (label.trim() === '') return t.labelMissing;
  return [...label].length > HIDDEN_LABEL_MAX ? t.labelLong : undefined;
};

/** The same number again is left as it is, so that it can be sent again. */
function NumberForm() {
  const form = useForm({
    start: { phone: '', label: '' },
    check: ({ phone, label }) => ({ phone: codeOf(toE164(phone)), label: labelProblem(label) }),
    body: ({ phone, label }) => ({ phone, label: label.trim() }),
    send: (body) => call(hiddenRoutes.hideFromNumber, { body }),
    readsAgain: [hiddenRoutes],
    said: t.added,
    isEmptied: true,
  });
  return (
    <Card className="flex flex-col gap-5">
      <TextField type="tel" inputMode="tel" autoComplete="off" label={t.phone} {...form.field('phone')} />
      <TextField label={t.label} help={t.labelHelp} {...form.field('label')} />
      <ErrorNote error={form.error} />
      <Button isPending={form.isPending} onClick={form.submit}>
        {t.add}
      </Button>
    </Card>
  );
}

function NumberList({ items }: { readonly items: readonly HiddenNumber[] }) {
  const [asked, setAsked] = useState<HiddenNumber | null>(null);
  if (items.length === 0) return <State icon="eyeOff" title={t.none} detail={t.noneDetail} />;
  return (
    <Section title={t.list} aside={<span className="nums text-xs text-sub">{t.count(items.length)}</span>}>
      <CardList>
        {items.map((item) => (
          <li key={item.hiddenId} className="flex items-center gap-3 px-4 py-3">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="truncate text-sm font-bold">{item.label}</span>
              <span className="nums text-xs text-sub">
                {t.since(formatDay(dayOf(new Date(item.addedAt))))}
              </span>
            </span>
            <Button
              variant="line"
              size="md"
              aria-label={t.removeOf(item.label)}
              onClick={() => setAsked(item)}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </CardList>
      {asked && <RemoveDialog item={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

function RemoveDialog({ item, onClose }: { readonly item: HiddenNumber; readonly onClose: () => void }) {
  const show = useSend(hiddenRoutes.showToNumber, { onSuccess: useRefresh(hiddenRoutes) });
  return (
    <ActDialog
      act={show}
      input={{ params: { hiddenId: item.hiddenId } }}
      title={t.removeTitle(item.label)}
      label={t.remove}
      done={t.removed}
      onClose={onClose}
    >
      <p>{t.removeNote}</p>
    </ActDialog>
  );
}
