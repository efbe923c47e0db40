import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { SubPage } from '#ui/bars.tsx';
import { supportQuery } from './api/support.ts';
import { contentTexts as t } from './ja.ts';

/** Where to find help, also for whoever cannot sign in. */
function SupportScreen() {
  const support = useQuery(supportQuery);
  if (!support.data) {
    return (
      <Page>
        {support.isError ? (
          <LoadFailed
            error={support.error}
            isPending={support.isFetching}
            onRetry={() => void support.refetch()}
          />
        ) : (
          <Skeleton>
            <Bone className="h-32 rounded-lg" />
          </Skeleton>
        )}
      </Page>
    );
  }
  const { mail, hours } = support.data;
  return (
    <Page>
      <p className="phrase text-sm text-sub">{t.contactLead}</p>
      <Card>
        <Spec
          rows={[
            { label: t.mail, value: <span className="break-all">{mail}</span> },
            { label: t.hours, value: <span className="phrase">{hours}</span> },
          ]}
        />
      </Card>
      <Note isBoxed>{t.whatToWrite}</Note>
      <a href={`mailto:${mail}`} className={buttonClass({ isWide: true })}>
        {t.writeMail}
      </a>
    </Page>
  );
}

export function SupportPage() {
  return (
    <SubPage title={t.contact}>
      <SupportScreen />
    </SubPage>
  );
}
