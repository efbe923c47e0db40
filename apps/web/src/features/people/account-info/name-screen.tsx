import { useQuery } from '@tanstack/react-query';
import { accountInfoRoutes } from '@yoimachi/contract/profile';
import { checkNameRequest } from '@yoimachi/domain/account';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { formatDay } from '#lib/dates.ts';
import { useRefresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useSend } from '#lib/use-send.ts';
import { useBack } from '#lib/use-back.ts';
import { useForm, type Problems } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { birthdayOf, birthdayProblem, BirthdayField, castOwnQuery, EditForm, partsOf } from '#people/profile';
import type { BirthdayParts, CastOwnProfile } from '#people/profile';
import { accountChangesQuery, changesReads } from './api/changes.ts';
import type { AccountChanges, NameRequestBody } from './api/changes.ts';
import { accountInfoTexts as t } from './ja.ts';

type Registered = NonNullable<CastOwnProfile['accountInfo']>;
type Asked = NonNullable<AccountChanges['nameRequest']>;

const REASON_MAX = 400;

/** A change of name or birthday is asked for; while one waits it is shown instead of the form. */
export function NamePage() {
  const back = useBack();
  const own = useQuery(castOwnQuery());
  return (
    <QueryPage title={t.nameTitle} query={{ ...accountChangesQuery(), staleTime: 0 }}>
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
    </QueryPage>
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
    <EditForm form={form} label={t.sendRequest}>
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
    </EditForm>
  );
}

function Waiting({ asked }: { readonly asked: Asked }) {
  const [isAsking, setAsking] = useState(false);
  const reload = useRefresh(...changesReads);
  const withdraw = useSend(accountInfoRoutes.withdrawNameRequest, {
    onSuccess: () => reload().then(() => showToast(t.withdrawn, 'ok')),
  });
  return (
    <Page className="gap-6">
      <Note isBoxed>{t.waiting}</Note>
      <Section title={t.waitingTitle}>
        <SpecCard
          rows={[
            { label: t.realName, value: asked.name },
            { label: t.nameKana, value: asked.nameKana },
            { label: t.birthday, value: formatDay(asked.birthday) },
          ]}
        />
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
