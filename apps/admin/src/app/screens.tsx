import { Link } from '@tanstack/react-router';
import { Title } from '#parts/title.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import type { IconName } from '#ui/icon.tsx';
import { State } from '#ui/state.tsx';
import { appTexts as t } from './ja.ts';
import { RoleError } from './role-error.ts';

/** An error that no screen caught; a reload also fetches code that a new version replaced. */
export function ErrorScreen({ error }: { readonly error?: unknown }) {
  if (error instanceof RoleError)
    return <WayBack icon="lock" title={t.forbiddenTitle} detail={t.forbiddenDetail} />;
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <Title>{t.errorTitle}</Title>
      <State
        level={1}
        icon="alert"
        title={t.errorTitle}
        detail={t.errorDetail}
        action={
          <Button variant="line" icon="refresh" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        }
      />
    </main>
  );
}

export function NotFoundScreen() {
  return (
    <main>
      <WayBack icon="search" title={t.notFoundTitle} detail={t.notFoundDetail} />
    </main>
  );
}

function WayBack({ icon, title, detail }: { icon: IconName; title: string; detail: string }) {
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center p-5">
      <Title>{title}</Title>
      <State
        level={1}
        icon={icon}
        title={title}
        detail={detail}
        action={
          <Link to="/" className={buttonClass({ variant: 'line' })}>
            {t.toStart}
          </Link>
        }
      />
    </div>
  );
}
