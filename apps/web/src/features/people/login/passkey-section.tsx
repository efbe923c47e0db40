import { messageOf } from '@yoimachi/contract/errors';
import { PASSKEYS_MAX, checkPasskeyName } from '@yoimachi/domain/login';
import { loginRoutes } from '@yoimachi/contract/login';
import { useState } from 'react';
import { addPasskey, deviceName, knowsPasskeys, passkeyProblem } from '#people/account';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note, ErrorNote } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { call } from '#lib/api.ts';
import { dayOf, formatDay } from '#lib/dates.ts';
import { codeOf, useForm } from '#lib/use-form.ts';
import { ActDialog } from '#ui/act-dialog.tsx';
import { PlainForm } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWays, removePasskey, waysQuery, type WaysIn, type Passkey } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';

export function PasskeySection({ ways }: { readonly ways: WaysIn }) {
  const add = useWays(() => addPasskey(deviceName()));
  const isFull = ways.passkeys.length >= PASSKEYS_MAX;
  return (
    <Section title={t.passkeys}>
      <Card isFlush>
        {ways.passkeys.length === 0 ? (
          <p className="px-4 py-4 text-sm text-sub">{t.passkeysNone}</p>
        ) : (
          <ul className="divide-y divide-line">
            {ways.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
      </Card>
      <Note>{knowsPasskeys() ? t.passkeysHelp : t.passkeysUnknown}</Note>
      {add.error && <Note look="danger">{passkeyProblem(add.error)}</Note>}
      {knowsPasskeys() && (
        <Button
          variant="line"
          icon="plus"
          isWide
          isPending={add.isPending}
          disabledReason={isFull ? messageOf('PASSKEY_LIMIT') : undefined}
          onClick={() => add.mutate(undefined, { onSuccess: () => showToast(t.passkeyAdded, 'ok') })}
        >
          {t.addPasskey}
        </Button>
      )}
    </Section>
  );
}

const dayText = (instant: string) => formatDay(dayOf(new Date(instant)));

/** One passkey: its name, its days, and what can be done with it. */
function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<'name' | 'removal' | null>(null);
  const close = () => setOpen(null);
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-col gap-0.5">
        <span className="truncate text-sm font-bold">{name}</span>
        <span className="nums text-xs text-sub">{t.added(dayText(createdAt))}</span>
        <span className="nums text-xs text-sub">
          {lastUsedAt ? t.used(dayText(lastUsedAt)) : t.neverUsed}
        </span>
      </div>
      {open === 'name' ? (
        <NameForm passkey={passkey} onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="line" size="md" aria-label={t.renameOf(name)} onClick={() => setOpen('name')}>
            {t.rename}
          </Button>
          <Button variant="danger" size="md" aria-label={t.removeOf(name)} onClick={() => setOpen('removal')}>
            {t.remove}
          </Button>
        </div>
      )}
      {open === 'removal' && <Removal passkey={passkey} onClose={close} />}
    </li>
  );
}

interface Props {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function NameForm({ passkey, onClose }: Props) {
  const { id, name } = passkey;
  const form = useForm({
    start: { name },
    check: ({ name }) => ({ name: codeOf(checkPasskeyName(name)) }),
    send: (body) => call(loginRoutes.renamePasskey, { params: { id }, body }),
    fills: waysQuery(),
    said: t.renamed,
    onDone: onClose,
  });
  return (
    <PlainForm className="flex flex-col gap-3" onSend={form.submit}>
      <TextField label={t.name} maxLength={40} autoComplete="off" {...form.field('name')} />
      <ErrorNote error={form.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="md" isPending={form.isPending}>
          {t.save}
        </Button>
        <Button variant="ghost" size="md" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </PlainForm>
  );
}

function Removal({ passkey, onClose }: Props) {
  const remove = useWays(removePasskey);
  return (
    <ActDialog
      act={remove}
      input={passkey.id}
      title={t.removeTitle(passkey.name)}
      label={t.doRemove}
      done={t.removed}
      onClose={onClose}
    >
      <p>{t.removeDetail}</p>
    </ActDialog>
  );
}
