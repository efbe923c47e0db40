import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Title } from '#ui/title.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { guestProfileQuery } from '#people/profile';
import { GUEST_STEPS, registrationTexts as t } from './ja.ts';
import { Progress } from './step-frame.tsx';

const steps: readonly { readonly icon: IconName; readonly title: string; readonly detail: string }[] = [
  { icon: 'search', title: t.welcomeSearch, detail: t.welcomeSearchDetail },
  { icon: 'card', title: t.welcomePoints, detail: t.welcomePointsDetail },
  { icon: 'calendarCheck', title: t.welcomeRequest, detail: t.welcomeRequestDetail },
];

/** The end of a guest's registration: what comes next. */
export function WelcomePage() {
  const { next = '/guest' } = useSearch({ from: '/authentication_/welcome' });
  const { history } = useRouter();
  const query = useQuery(guestProfileQuery());
  return (
    <Loaded query={query}>
      {({ nickname }) => (
        <>
          <Title>{t.welcomeScreen}</Title>
          <Page className="gap-10">
            <Progress steps={GUEST_STEPS} step={4} />
            <div className="flex flex-col gap-4">
              <Icon name="moon" size={34} className="text-primary" />
              <h1 className="text-2xl">{t.welcomeTitle(nickname)}</h1>
              <p className="phrase text-base">{t.welcomeGuest}</p>
            </div>
            <section className="flex flex-col gap-4">
              <h2 className="text-lg">{t.welcomeSteps}</h2>
              <ol className="flex flex-col gap-5">
                {steps.map(({ icon, title, detail }) => (
                  <li key={title} className="flex gap-4">
                    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-on-tint">
                      <Icon name={icon} />
                    </span>
                    <div className="flex min-w-0 flex-col gap-0.5">
                      <p className="text-base font-bold">{title}</p>
                      <p className="phrase text-sm text-sub">{detail}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          </Page>
          <StickyBar>
            <Button onClick={() => history.replace(next)}>{t.start}</Button>
          </StickyBar>
        </>
      )}
    </Loaded>
  );
}
