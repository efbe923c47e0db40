import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isPhoneCheckDue, isRefused } from '#lib/api-error.ts';
import { disconnectLive } from '#lib/live.ts';
import type { Credentials } from '#lib/session.ts';
import { CAST, readEntry } from '#lib/session-storage.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { finishLine, linkLine } from './api/line.ts';
import { enter } from './enter.ts';
import { EntryFrame } from './entry-frame.tsx';
import { accountTexts as t } from './ja.ts';
import { landingOf, standing } from './landing.ts';
import type { LineEnd } from './line-address.ts';
import { takePending, type PendingLine } from './line-pending.ts';

const asOf = ({ userType }: Pick<PendingLine, 'userType'>) => (userType === CAST ? 'cast' : 'guest');
const settingsOf = (pending: PendingLine) =>
  asOf(pending) === 'cast' ? ('/cast/settings/login' as const) : ('/guest/settings/login' as const);

/** The return this page has begun to end: it may be mounted again while it leads on. */
let handled: string | null | undefined;

interface Ending {
  readonly of: PendingLine;
  /** LINE's code counts once: what it was exchanged for is kept, and only the sign-in is tried again. */
  readonly kept: { credentials: Credentials | null };
}

/** Ends what this browser began at LINE, and leads on. */
function useLineReturn() {
  const { state, code, iss, error } = useSearch({ from: '/authentication_/line' });
  const navigate = useNavigate();
  const { history } = useRouter();
  const client = useQueryClient();
  const toSettings = (of: PendingLine) => void navigate({ to: settingsOf(of), replace: true });
  const giveUp = (how: LineEnd, of: PendingLine | null) =>
    void navigate({
      to: '/authentication',
      search: { ...(of && { as: asOf(of), ...(of.next && { next: of.next }) }), line: how },
      replace: true,
    });
  const proveNumber = (of: PendingLine) =>
    void navigate({
      to: '/authentication/phone-check',
      search: { as: asOf(of), next: of.next ?? `/${asOf(of)}` },
      replace: true,
    });
  const finish = useMutation({
    mutationFn: async ({ of, kept }: Ending) => {
      const returned = { state: state ?? '', code: code ?? '', iss };
      if (of.purpose === 'link') return void (await linkLine(returned, of.secret));
      kept.credentials ??= await finishLine(returned, of.secret);
      await enter(kept.credentials, of.userType);
    },
    onSuccess: (_, { of }) => {
      if (of.purpose === 'link') {
        showToast(t.lineLinked, 'ok');
        return toSettings(of);
      }
      // Somebody else may have used this tab before.
      client.clear();
      disconnectLive();
      history.replace(landingOf({ userType: of.userType, ...standing(readEntry) }, of.next));
    },
    onError: (problem, { of, kept }) => {
      if (of.purpose !== 'login') return;
      if (isPhoneCheckDue(problem)) proveNumber(of);
      else if (isRefused(problem) && kept.credentials === null) giveUp('failed', of);
    },
  });
  useEffect(() => {
    if (handled === state) return;
    handled = state ?? null;
    const of = takePending();
    if (!of) giveUp('failed', null);
    else if (code !== undefined) finish.mutate({ of, kept: { credentials: null } });
    else if (of.purpose === 'link') toSettings(of);
    else giveUp(error === 'access_denied' ? 'cancelled' : 'failed', of);
  });
  return finish;
}

/** Where LINE sends the browser back to. */
export function LineReturnPage() {
  const finish = useLineReturn();
  return (
    <EntryFrame title={t.lineReturnTitle} hasMark footer={t.under18}>
      <h1 className="mt-5 text-2xl">{t.lineReturnTitle}</h1>
      {finish.isError ? (
        <Failed
          error={finish.error}
          ending={finish.variables}
          onRetry={() => finish.mutate(finish.variables)}
        />
      ) : (
        <p role="status" className="mt-6 flex items-center gap-3 text-sm text-sub">
          <Icon name="refresh" className="spin" />
          {t.lineReturning}
        </p>
      )}
    </EntryFrame>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly ending: Ending;
  readonly onRetry: () => void;
}

function Failed({ error, ending: { of, kept }, onRetry }: FailedProps) {
  const isLink = of.purpose === 'link';
  return (
    <div className="mt-6 flex flex-col gap-4">
      <ErrorNote error={error} />
      {kept.credentials !== null && (
        <Button isWide onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      <ButtonLink
        to={isLink ? settingsOf(of) : '/authentication'}
        replace
        variant="line"
        isWide
        label={isLink ? t.toSettings : t.toLogin}
      />
    </div>
  );
}
