import { loginRoutes } from '@yoimachi/contract/login';
import { checkPasskeyName } from '@yoimachi/domain/login';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { dayOf, formatDay } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { codeOf, useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { PlainForm } from '#ui/field.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { removePasskey, useWays, waysQuery } from './api/ways.ts';
import type { Passkey } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';

const dayText = (instant: string) => formatDay(dayOf(new Date(instant)));

/** One passkey: its name, its days, and what can be done with it. */
export function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
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
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.removeTitle(passkey.name)}
      confirmLabel={t.doRemove}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(passkey.id, { onSuccess: () => showToast(t.removed, 'ok') })}
    >
      <p>{t.removeDetail}</p>
      <ErrorNote error={remove.error} />
    </ConfirmDialog>
  );
}
