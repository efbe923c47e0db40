import { needsPhoneStep } from '@yoimachi/domain/login';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { waysQuery, type WaysIn } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';
import { LineSection } from './line-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
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

/** The number, and by which way the person is told things. */
function PhoneSection({ ways, side }: { readonly ways: WaysIn; readonly side: Side }) {
  const isMissing = needsPhoneStep({ hasPhone: ways.phone !== null });
  return (
    <Section title={t.phone}>
      <Card className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-3">
          {isMissing ? (
            <Chip look="wait">{t.phoneNone}</Chip>
          ) : (
            <span className="nums font-bold">{ways.phone}</span>
          )}
          <span className="text-xs text-sub">
            {t.contact}：{t.contactOf[ways.contactMethod]}
          </span>
        </div>
        {isMissing && (
          <>
            <Note>{t.phoneNoneHelp}</Note>
            <ButtonLink
              to="/authentication/phone"
              search={{ next: side === 'cast' ? '/cast/settings/login' : '/guest/settings/login' }}
              isWide
              label={t.verifyPhone}
            />
          </>
        )}
      </Card>
    </Section>
  );
}
