import { isForbidden, isMissing } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import type { IconName } from '#ui/icon.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { uiTexts } from '#ui/ja.ts';
import { Main } from '#ui/main.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { Title } from '#ui/title.tsx';
import { appTexts } from './ja.ts';

/**
 * The last resort of every screen: an error no screen caught. A reload also fetches code replaced by a new version; what is refused or is not
 * there stays so, and is told as such.
 */
export function ErrorScreen({ error }: { readonly error?: unknown }) {
  if (isForbidden(error)) return <ForbiddenScreen />;
  if (isMissing(error)) return <NotFoundScreen />;
  return (
    <Main className="flex min-h-dvh flex-col">
      <Title>{appTexts.errorTitle}</Title>
      <Page>
        <State
          level={1}
          icon="alert"
          title={appTexts.errorTitle}
          detail={appTexts.errorDetail}
          action={
            <Button variant="line" icon="refresh" onClick={() => location.reload()}>
              {appTexts.retry}
            </Button>
          }
        />
      </Page>
    </Main>
  );
}

/** The person may not see it, whatever the address. */
export function ForbiddenScreen() {
  return <WayBack icon="lock" title={uiTexts.forbidden} detail={uiTexts.forbiddenDetail} />;
}

export function NotFoundScreen() {
  return <WayBack icon="search" title={appTexts.notFoundTitle} detail={appTexts.notFoundDetail} />;
}

interface WayBackProps {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
}

function WayBack({ icon, title, detail }: WayBackProps) {
  return (
    <Main className="flex min-h-dvh flex-col">
      <Title>{title}</Title>
      <Page>
        <State
          level={1}
          icon={icon}
          title={title}
          detail={detail}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/start" variant="line" label={appTexts.toTop} />
              <ButtonLink to="/help" variant="quiet" label={appTexts.toHelp} />
            </div>
          }
        />
      </Page>
    </Main>
  );
}
