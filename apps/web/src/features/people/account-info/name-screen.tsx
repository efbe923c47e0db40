import { useQuery } from '@tanstack/react-query';
import { accountInfoRoutes } from '@yoimachi/contract/profile';
import { checkNameRequest } from '@yoimachi/domain/account';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { formatDay } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { useBack } from '#lib/use-back.ts';
import { useForm, type Problems } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { SubPage } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { birthdayOf, birthdayProblem, BirthdayField, castOwnQuery, Form, partsOf } from '#people/profile';
import type { BirthdayParts, CastOwnProfile } from '#people/profile';
import { accountChangesQuery, changesReads, useWithdrawRequest } from './api/changes.ts';
import type { AccountChanges, NameRequestBody } from './api/changes.ts';
import { accountInfoTexts as t } from './ja.ts';

type Registered = NonNullable<CastOwnProfile['accountInfo']>;
type Asked = NonNullable<AccountChanges['nameRequest']>;

const REASON_MAX = 400;

/** A change of name or birthday is asked for; while one waits it is shown instead of the form. */
export function NamePage() {
  const back = useBack();
  const own = useQuery(castOwnQuery());
  const changes = useQuery({ ...accountChangesQuery(), staleTime: 0 });
  return (
    <SubPage title={t.nameTitle}>
      <Loaded query={changes}>
        {({ nameRequest }) =>
          nameRequest?.outcome === null ? (
            <Waiting asked={nameRequest} />
          ) : (
            <Loaded query={own}>
              {({ accountInfo }) =>
                accountInfo && <Editor registered={accountInfo} last={nameRequest} onSent={back} />
              }
            </Loaded>
          )
        }
      </Loaded>
    </SubPage>
  );
}

interface Values extends Omit<NameRequestBody, 'birthday'> {
  readonly birthday: BirthdayParts;
}

const bodyOf = (values: Values): NameRequestBody => ({
  ...values,
  birthday: String(birthdayOf(values.birthday)),
});

/** The server's rule; a birthday that is none is said first, and a reason is written here, not chosen. */
function problemsOf(values: Values, registered: Registered, now: Date): Problems<Values> {
  const birthday = birthdayOf(values.birthday);
  const wrongDay = birthday === null ? t.selectBirthday : birthdayProblem(birthday, now);
  if (wrongDay) return { birthday: wrongDay };
  const checked = checkNameRequest(bodyOf(values), registered, now);
  if (checked.ok) return {};
  const { code, field = 'name' } = checked.error;
  return { [field]: code === 'REASON_REQUIRED' ? t.writeReason : code };
}

interface EditorProps {
  readonly registered: Registered;
  readonly last: Asked | null;
  readonly onSent: () => void;
}

function Editor({ registered, last, onSent }: EditorProps) {
  const now = useNow();
  const { name, nameKana, birthday } = registered;
  const form = useForm({
    start: { name, nameKana, birthday: partsOf(birthday), reason: '' },
    check: (values) => problemsOf(values, registered, now),
    says: 'left',
    act: 'account.name-request',
    body: bodyOf,
    send: (body, idempotencyKey) => call(accountInfoRoutes.requestName, { body, idempotencyKey }),
    readsAgain: changesReads,
    said: t.requestSent,
    onDone: onSent,
  });
  return (
    <Form form={form}>
      <Page className="gap-6">
        {last?.reason && <Note look="danger">{t.rejected(last.reason)}</Note>}
        <Note>{t.nameLead}</Note>
        <TextField label={t.realName} need="required" autoComplete="name" {...form.field('name')} />
        <TextField label={t.nameKana} need="required" {...form.field('nameKana')} />
        <BirthdayField need="required" {...form.choice('birthday')} />
        <TextArea
          label={t.reason}
          help={t.reasonHelp}
          need="required"
          rows={3}
          count={{ text: form.values.reason, max: REASON_MAX }}
          maxLength={REASON_MAX}
          {...form.field('reason')}
        />
        <Note>{t.bankNote}</Note>
        <ErrorNote error={form.error} />
      </Page>
      <StickyBar>
        <Button type="submit" isPending={form.isPending}>
          {t.sendRequest}
        </Button>
      </StickyBar>
    </Form>
  );
}

function Waiting({ asked }: { readonly asked: Asked }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawRequest(() => showToast(t.withdrawn, 'ok'));
  return (
    <Page className="gap-6">
      <Note isBoxed>{t.waiting}</Note>
      <Section>
        <H2>{t.waitingTitle}</H2>
        <Card>
          <Spec
            rows={[
              { label: t.realName, value: asked.name },
              { label: t.nameKana, value: asked.nameKana },
              { label: t.birthday, value: formatDay(asked.birthday) },
            ]}
          />
        </Card>
      </Section>
      <ErrorNote error={withdraw.error} />
      <Button variant="ghost" isPending={withdraw.isPending} onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.withdrawConfirm}
        confirmLabel={t.withdraw}
        backLabel={t.keep}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          withdraw.mutate();
        }}
      />
    </Page>
  );
}
