import { useQuery } from '@tanstack/react-query';
import { SubPage } from '#ui/bars.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { waysQuery } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';
import { LineSection } from './line-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import type { Side } from './side.ts';

/** The ways in of the person: what is there, what can be added, what can go. */
export function LoginPage({ side }: { readonly side: Side }) {
  const ways = useQuery(waysQuery());
  return (
    <SubPage title={t.title}>
      <Page className="gap-8">
        {ways.data ? (
          <>
            <PhoneSection ways={ways.data} side={side} />
            <LineSection ways={ways.data} side={side} />
            <PasskeySection ways={ways.data} />
          </>
        ) : ways.isError ? (
          <QueryFailed query={ways} />
        ) : (
          <Skeleton>
            <Bone className="h-24 rounded-lg" />
            <Bone className="h-32 rounded-lg" />
            <Bone className="h-32 rounded-lg" />
          </Skeleton>
        )}
      </Page>
    </SubPage>
  );
}
