import { Page } from '#ui/page.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { waysQuery } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';
import { LineSection } from './line-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import type { Side } from './side.ts';

const skeleton = (
  <Skeleton>
    <Bone className="h-24 rounded-lg" />
    <Bone className="h-32 rounded-lg" />
    <Bone className="h-32 rounded-lg" />
  </Skeleton>
);

/** The ways in of the person: what is there, what can be added, what can go. */
export function LoginPage({ side }: { readonly side: Side }) {
  return (
    <QueryPage title={t.title} query={waysQuery()} skeleton={skeleton}>
      {(ways) => (
        <Page className="gap-8">
          <PhoneSection ways={ways} side={side} />
          <LineSection ways={ways} side={side} />
          <PasskeySection ways={ways} />
        </Page>
      )}
    </QueryPage>
  );
}
