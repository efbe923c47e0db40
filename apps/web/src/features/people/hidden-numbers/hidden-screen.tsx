import { toE164 } from '@yoimachi/domain/account';
import { HIDDEN_LABEL_MAX } from '@yoimachi/domain/block';
import { hiddenRoutes, type HiddenNumber } from '@yoimachi/contract/block';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { dayOf, formatDay } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { codeOf, useForm } from '#lib/use-form.ts';
import { SubPage } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { Sentences } from '#ui/sentences.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { TextField } from '#ui/text-field.tsx';
import { hiddenQuery, useShow } from './api/hidden.ts';
import { hiddenTexts as t } from './ja.ts';

/** 電話番号で非表示にする: numbers come in, only her words for them can be read. */
export function HiddenNumbersPage() {
  const query = useQuery(hiddenQuery());
  return (
    <SubPage title={t.title}>
      <Loaded query={query} skeleton={<CardListSkeleton count={2} />}>
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
      </Loaded>
    </SubPage>
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
    <Section>
      <H2 aside={<span className="nums text-xs text-sub">{t.count(items.length)}</span>}>{t.list}</H2>
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
  const show = useShow();
  const done = () => {
    showToast(t.removed, 'ok');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.removeTitle(item.label)}
      confirmLabel={t.remove}
      isPending={show.isPending}
      onConfirm={() => show.mutate(item.hiddenId, { onSuccess: done })}
    >
      <p>{t.removeNote}</p>
      <ErrorNote error={show.error} />
    </ConfirmDialog>
  );
}
