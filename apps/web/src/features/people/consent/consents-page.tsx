import type { ConsentAsked, ConsentRecord } from '@yoimachi/contract/consent';
import { useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Note } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { consentsQuery, useGiveConsents, useWithdrawConsent } from './api/consents.ts';
import { consentTexts as t } from './ja.ts';
import { FullText, sentenceOf } from './statements.tsx';

/** 同意の記録: what holds, what may be given and taken back, and what was said when. */
export function ConsentsPage() {
  return (
    <QueryPage title={t.title} query={consentsQuery()}>
      {({ asked, records }) => (
        <Page className="gap-8">
          <Section title={t.now}>
            <Note>{t.keep}</Note>
            <ul className="flex flex-col gap-3">
              {asked.map((one) => (
                <li key={one.item}>
                  <One asked={one} />
                </li>
              ))}
            </ul>
          </Section>
          <Section title={t.history}>
            {records.length > 0 ? <History records={records} /> : <Note>{t.noHistory}</Note>}
          </Section>
        </Page>
      )}
    </QueryPage>
  );
}

function One({ asked }: { readonly asked: ConsentAsked }) {
  const { givenAt, isWithdrawable, item } = asked;
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-bold">{asked.title}</h3>
        <Chip look={givenAt ? 'ok' : 'wait'}>{chipOf(asked)}</Chip>
      </div>
      <p className="phrase text-sm">{asked.statement}</p>
      <p className="nums text-xs text-sub">
        <span>{t.version(asked.version)}</span>
        {givenAt && <span>　{t.agreedAt(formatMoment(givenAt))}</span>}
      </p>
      <FullText asked={asked} />
      {isWithdrawable && <Switch asked={asked} />}
      {!isWithdrawable && givenAt === null && <Note>{t.asked}</Note>}
      {givenAt !== null && item === 'AGE_BY_CARD' && <Note>{t.keepCard}</Note>}
    </Card>
  );
}

function chipOf({ item, givenAt }: ConsentAsked): string {
  if (item === 'ADVERTISING') return givenAt ? t.on : t.off;
  return givenAt ? t.holds : t.notAgreed;
}

const words = {
  ADVERTISING: { give: t.turnOn, given: t.turnedOn, take: t.turnOff, taken: t.turnedOff },
  AUTO_CHARGE: { give: t.agree, given: t.agreed, take: t.withdraw, taken: t.withdrawn },
};

/** Gives, or takes back; what is charged to the card asks before. */
function Switch({ asked }: { readonly asked: ConsentAsked }) {
  const { item, givenAt } = asked;
  const give = useGiveConsents('SETTINGS');
  const take = useWithdrawConsent();
  const [isAsking, setAsking] = useState(false);
  const isCharge = item === 'AUTO_CHARGE';
  const w = isCharge ? words.AUTO_CHARGE : words.ADVERTISING;
  const error = give.error ?? take.error;
  const withdraw = () =>
    take.mutate(
      { params: { item } },
      {
        onSuccess: () => showToast(w.taken, 'ok'),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      {error && <Note look="danger">{sentenceOf(error)}</Note>}
      <Button
        variant="line"
        size="md"
        className="self-start"
        isPending={give.isPending || take.isPending}
        onClick={() => {
          if (!givenAt) return give.mutate([asked], { onSuccess: () => showToast(w.given, 'ok') });
          return isCharge ? setAsking(true) : withdraw();
        }}
      >
        {givenAt ? w.take : w.give}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.withdrawTitle}
        confirmLabel={t.withdraw}
        isPending={take.isPending}
        onConfirm={withdraw}
      >
        <p>{t.withdrawNote}</p>
      </ConfirmDialog>
    </>
  );
}

function History({ records }: { readonly records: readonly ConsentRecord[] }) {
  return (
    <CardList>
      {records.map((record) => (
        <li key={`${record.item} ${record.at}`} className="flex flex-col gap-1 px-4 py-3">
          <span className="text-sm font-bold">{record.title}</span>
          <span className="nums phrase text-xs text-sub">
            {`${formatMoment(record.at)}　${record.given ? t.given : t.taken}（${t.places[record.place]}）　${t.version(record.version)}`}
          </span>
        </li>
      ))}
    </CardList>
  );
}
