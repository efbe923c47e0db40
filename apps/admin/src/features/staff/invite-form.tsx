import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import type { Colleague } from '#lib/staff.ts';
import { whenText } from '#lib/when.ts';
import { CopyButton } from '#parts/copy-button.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { TextField } from '#ui/text-field.tsx';
import { useStaffAct } from './api.ts';
import { staffTexts as t } from './ja.ts';

/** The link by which somebody sets a password and a second factor, also when both were lost. */
export function InviteForm({ one }: { readonly one: Colleague }) {
  const [mail, setMail] = useState(one.mail ?? '');
  const [wasSent, setSent] = useState(false);
  const invite = useStaffAct(() =>
    call(officeAdminRoutes.inviteOperator, { params: { operatorId: one.id }, body: { mail } }),
  );
  return (
    <section className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <h3 className="font-gothic text-sm font-bold">{t.inviteHead}</h3>
      {invite.data ? (
        <>
          <p className="phrase text-xs text-sub">
            {t.linkOnce(invite.data.name, whenText(invite.data.endsAt))}
          </p>
          <code className="w-full rounded-md bg-sunken px-3 py-2 font-gothic text-xs break-all">
            {invite.data.url}
          </code>
          <CopyButton text={invite.data.url} />
        </>
      ) : (
        <>
          <p className="phrase text-xs text-sub">{t.inviteHelp}</p>
          <TextField
            label={t.mail}
            type="email"
            className="w-full"
            value={mail}
            maxLength={200}
            onChange={(event) => setMail(event.target.value)}
            error={
              wasSent && mail.trim() === ''
                ? t.required
                : invite.isError
                  ? errorMessage(invite.error)
                  : undefined
            }
          />
          <SmallButton
            isPending={invite.isPending}
            onClick={() => {
              setSent(true);
              if (mail.trim() !== '') invite.mutate(undefined);
            }}
          >
            {one.hasPassword ? t.inviteAgain : t.invite}
          </SmallButton>
        </>
      )}
    </section>
  );
}
