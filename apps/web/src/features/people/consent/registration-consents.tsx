import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { consentsQuery, useGiveConsents } from './api/consents.ts';
import { consentTexts as t } from './ja.ts';
import { sentenceOf, Statements } from './statements.tsx';

/** Before the steps of a registration: what it depends on. Whoever has agreed goes on with the steps. */
export function RegistrationConsents({ children }: { readonly children: ReactNode }) {
  const query = useQuery(consentsQuery());
  const give = useGiveConsents('REGISTRATION');
  return (
    <Loaded query={query}>
      {(state) => {
        const asked = state.asked.filter(
          ({ isForRegistration, givenAt }) => isForRegistration && givenAt === null,
        );
        if (asked.length === 0) return children;
        return (
          <>
            <Page className="gap-6">
              <h2 className="text-xl">{t.registration}</h2>
              <p className="phrase text-sm text-sub">{t.registrationLead}</p>
              <Statements asked={asked} />
            </Page>
            <StickyBar terms={give.error && <Note look="danger">{sentenceOf(give.error)}</Note>}>
              <Button isWide isPending={give.isPending} onClick={() => give.mutate(asked)}>
                {asked.length > 1 ? t.agreeAll : t.agreeOne}
              </Button>
            </StickyBar>
          </>
        );
      }}
    </Loaded>
  );
}
