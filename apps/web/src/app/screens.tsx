import { Link } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Main } from '#ui/main.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { Title } from '#ui/title.tsx';
import { appTexts } from './ja.ts';

/** The last resort of every screen: an error no screen caught. A reload also fetches code replaced by a new version. */
export function ErrorScreen() {
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

export function NotFoundScreen() {
  return (
    <Main className="flex min-h-dvh flex-col">
      <Title>{appTexts.notFoundTitle}</Title>
      <Page>
        <State
          level={1}
          icon="search"
          title={appTexts.notFoundTitle}
          detail={appTexts.notFoundDetail}
          action={
            <Link to="/start" className={buttonClass({ variant: 'line' })}>
              {appTexts.toTop}
            </Link>
          }
        />
      </Page>
    </Main>
  );
}
