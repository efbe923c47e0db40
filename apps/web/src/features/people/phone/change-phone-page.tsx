import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@yoimachi/contract/route';
import { phoneRoutes } from '@yoimachi/contract/phone';
import { useState, useEffect } from 'react';
import { checkNewPhone } from '@yoimachi/domain/phone';
import {
  CodeForm,
  CodeHead,
  sendCode,
  codeFailure,
  prepareBotCheck,
  SupportLink,
  type SentCode,
} from '#people/account';
import { formatMoment } from '#lib/dates.ts';
import { useRefresh, renew } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useSend } from '#lib/use-send.ts';
import { useForm, problemOf, type FormState } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { PlainForm } from '#ui/field.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { changePhone, ownPhoneQuery } from './api/phone.ts';
import { phoneTexts as t } from './ja.ts';

type OwnPhone = AnswerOf<typeof phoneRoutes.ownPhone>;
type Change = NonNullable<OwnPhone['change']>;

export const ChangePhonePage = () => (
  <QueryPage title={t.changeTitle} query={ownPhoneQuery()}>
    {(own) => <ChangePhone own={own} />}
  </QueryPage>
);

/** The number, a change that waits or was rejected, and a new one: typed twice, then proved by its code. */
function ChangePhone({ own }: { readonly own: OwnPhone }) {
  const client = useQueryClient();
  const [sent, setSent] = useState<SentCode | null>(null);
  const form = useForm({
    start: { phone: '', confirmation: '' },
    check: checkPhone,
    send: ({ phone }) => sendCode(phone, 'CHANGE_PHONE'),
    onDone: setSent,
  });
  if (own.change?.state === 'WAITING') return <Waiting own={own} change={own.change} />;
  if (sent) {
    return (
      <Page>
        <section>
          <CodeHead phone={sent.phone} onBack={() => setSent(null)} />
          <CodeForm
            key={sent.resendAt.getTime()}
            sent={sent}
            verify={(code) => changePhone({ ...form.values, code })}
            onVerified={({ state }) => {
              showToast(state === 'DONE' ? t.changed : t.asked, 'ok');
              setSent(null);
              form.empty();
              void renew(client);
            }}
            resend={() => sendCode(sent.phone, 'CHANGE_PHONE')}
            onSent={setSent}
          />
        </section>
      </Page>
    );
  }
  return (
    <Page>
      {own.change && <Rejected change={own.change} />}
      <Present own={own} />
      <Note isBoxed>{own.needsApproval ? t.approval : t.atOnce}</Note>
      <NewPhoneForm form={form} onSent={setSent} />
    </Page>
  );
}

function Present({ own }: { readonly own: OwnPhone }) {
  return (
    <SpecCard rows={[{ label: t.present, value: <span className="nums">{own.phone ?? t.none}</span> }]} />
  );
}

function Rejected({ change }: { readonly change: Change }) {
  return (
    <Note isBoxed>
      <p className="font-bold text-ink">{t.rejected}</p>
      {change.reason !== null && <p>{t.rejectedReason(change.reason)}</p>}
    </Note>
  );
}

function Waiting({ own, change }: { readonly own: OwnPhone; readonly change: Change }) {
  const withdraw = useSend(phoneRoutes.withdrawPhoneChange, {
    // Also after a refusal: it was decided meanwhile.
    onSettled: useRefresh(phoneRoutes.ownPhone),
  });
  const [isAsked, setAsked] = useState(false);
  return (
    <Page>
      <Present own={own} />
      <Card>
        <div className="flex flex-col gap-3">
          <div className="flex items-center justify-between gap-3">
            <span className="text-sm text-sub">{t.newPhone}</span>
            <Chip look="tint">{t.waiting}</Chip>
          </div>
          <p className="nums text-lg font-bold">{change.newPhone}</p>
          <p className="nums text-xs text-sub">{t.askedAt(formatMoment(change.askedAt))}</p>
          <p className="phrase text-sm text-sub">{t.waitingDetail}</p>
        </div>
      </Card>
      <Note isBoxed>{t.approval}</Note>
      <ErrorNote error={withdraw.error} />
      <Button variant="line" isWide onClick={() => setAsked(true)}>
        {t.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t.withdrawTitle}
        confirmLabel={t.withdraw}
        isPending={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate(undefined, {
            onSuccess: () => showToast(t.withdrawn, 'ok'),
            onSettled: () => setAsked(false),
          })
        }
      >
        {t.withdrawNote}
      </ConfirmDialog>
    </Page>
  );
}

interface NewPhone {
  readonly phone: string;
  readonly confirmation: string;
}

interface Props {
  readonly form: FormState<NewPhone>;
  readonly onSent: (sent: SentCode) => void;
}

/** By the rule that the server asks, too. Whether it is the present one is for the server to say. */
const checkPhone = (typed: NewPhone) =>
  problemOf<NewPhone>(checkNewPhone(typed, null, { allowTestPrefix: true }), 'phone');

/** The new number twice. */
function NewPhoneForm({ form, onSent }: Props) {
  useEffect(prepareBotCheck, []);
  const { failed, repair, trouble, isLocked } = codeFailure(form.values.phone, form.failure, onSent);
  const field = { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 40 } as const;
  return (
    <PlainForm className="flex flex-col gap-5" onSend={form.submit}>
      <TextField
        {...field}
        label={t.newPhone}
        help={t.phoneHelp}
        placeholder="09012345678"
        {...form.field('phone')}
        error={failed ?? form.errorOf('phone')}
        repair={repair}
      />
      <TextField {...field} label={t.confirmation} {...form.field('confirmation')} />
      {trouble && <Note look="danger">{trouble}</Note>}
      {isLocked && <SupportLink />}
      <Button type="submit" isWide isPending={form.isPending}>
        {t.send}
      </Button>
    </PlainForm>
  );
}
