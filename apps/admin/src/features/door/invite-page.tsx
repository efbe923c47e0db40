import { query } from '#lib/queries.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { officeRoutes } from '@yoimachi/contract/office';
import { checkPassword } from '@yoimachi/domain/operator';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { buttonClass } from '#ui/button-class.ts';
import { errorMessage } from '#ui/lib/api-error.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DoorFrame } from './frame.tsx';
import { doorTexts as t } from './ja.ts';
import { StepForm } from './step-form.tsx';

/** The token of the link, which no server sees: it stands behind the `#`. */
const tokenOf = (): string => decodeURIComponent(location.hash.slice(1));

/** Whoever was invited sets a password, and then a second factor. */
export function InvitePage() {
  const [token] = useState(tokenOf);
  const invite = useQuery(
    query(officeRoutes.readInvite, { body: { token } }, { enabled: token !== '', retry: false, gcTime: 0 }),
  );
  if (token === '' || invite.isError)
    return (
      <DoorFrame title={t.noInvite}>
        <Note look="danger">{invite.isError ? errorMessage(invite.error) : t.noInviteDetail}</Note>
        <Link to="/login" className={buttonClass({ variant: 'line', isWide: true })}>
          {t.toLogin}
        </Link>
      </DoorFrame>
    );
  return (
    <DoorFrame title={t.invite}>
      {invite.data ? <NewPassword token={token} who={invite.data} /> : t.loading}
    </DoorFrame>
  );
}

interface Props {
  readonly token: string;
  readonly who: { readonly name: string; readonly mail: string };
}

function NewPassword({ token, who }: Props) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [wasSent, setSent] = useState(false);
  const checked = checkPassword(password, who);
  const take = useMutation({
    mutationFn: () => call(officeRoutes.takeInvite, { body: { token, password } }),
    // The link has done its work; it does not stay in the history either.
    onSuccess: () => navigate({ to: '/login', replace: true }),
  });
  return (
    <StepForm
      label={t.setPassword}
      isPending={take.isPending}
      refusal={take.isError ? errorMessage(take.error) : null}
      onSend={() => {
        setSent(true);
        if (checked.ok && password === again) take.mutate();
      }}
    >
      <p className="text-sm">{t.inviteLead(who.name)}</p>
      <input type="email" autoComplete="username" value={who.mail} readOnly hidden />
      <TextField
        label={t.newPassword}
        help={t.passwordHelp}
        type="password"
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wasSent && !checked.ok ? t.passwordWeak : undefined}
      />
      <TextField
        label={t.passwordAgain}
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={wasSent && checked.ok && password !== again ? t.passwordDiffers : undefined}
      />
    </StepForm>
  );
}
