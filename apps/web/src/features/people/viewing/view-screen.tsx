import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { viewingRoutes } from '@yoimachi/contract/viewing';
import { VIEW_TOKEN } from '@yoimachi/domain/viewing';
import { useEffect } from 'react';
import { errorMessage, isRefused } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { clearSessionEntries, GUEST, VIEW, writeEntry } from '#lib/session-storage.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { Title } from '#ui/title.tsx';
import { viewingTexts as t } from './ja.ts';
import { showView } from './view-bar.tsx';

/** What stands behind the `#`, once: neither this tab's history nor a reload shows it again. */
function takeToken(): string | null {
  const token = location.hash.slice(1);
  if (!VIEW_TOKEN.test(token)) return null;
  history.replaceState(history.state, '', location.pathname);
  return token;
}

let taken: string | null = null;

/** Opens the screens of the member whom the token shows, for this tab alone. */
async function openView(token: string): Promise<'/guest' | '/cast'> {
  clearSessionEntries();
  // Nobody's id: what the end of it clears is nothing of anybody who is signed in in this browser.
  writeEntry('userIdCurrent', VIEW);
  writeEntry('type', GUEST);
  writeEntry('token', token);
  const shown = await call(viewingRoutes.readView);
  writeEntry('type', shown.user_type);
  writeEntry('account_type', shown.user_type === GUEST ? 'guest' : 'cast');
  writeEntry('userIdCurrent', `${VIEW}${shown.userId}`);
  writeEntry('current_step', shown.registrationStage);
  writeEntry('verify_status', shown.verifyStatus);
  writeEntry('expired_token', shown.endsAt);
  return shown.user_type === GUEST ? '/guest' : '/cast';
}

/** Where an operator comes in to look as a member, and where it ends. */
export function ViewPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: openView,
    onSuccess: (to) => {
      client.clear();
      void navigate({ to, replace: true });
      void showView();
    },
  });
  const { mutate } = open;
  useEffect(() => {
    const token = takeToken();
    if (token === null) return;
    taken = token;
    mutate(token);
  }, [mutate]);
  if (open.isPending || open.isSuccess) return <Told title={t.openingTitle} detail={t.openingDetail} />;
  if (open.isError && !isRefused(open.error))
    return (
      <Told title={t.failedTitle} detail={errorMessage(open.error)}>
        <Button variant="line" size="md" onClick={() => taken !== null && mutate(taken)}>
          {t.retry}
        </Button>
      </Told>
    );
  return (
    <Told title={t.endedTitle} detail={t.endedDetail}>
      <ButtonLink to="/authentication" variant="line" size="md" label={t.toTop} />
    </Told>
  );
}

interface ToldProps {
  readonly title: string;
  readonly detail: string;
  readonly children?: React.ReactNode;
}

function Told({ title, detail, children }: ToldProps) {
  return (
    <Page>
      <Title>{title}</Title>
      <State level={1} icon="user" title={title} detail={detail} action={children} />
    </Page>
  );
}
