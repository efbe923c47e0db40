import { needsPhoneStep, checkUnlink } from '@yoimachi/domain/login';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@yoimachi/contract/errors';
import { useState } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Note, ErrorNote } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { goToLine } from '#people/account';
import { dayOf, formatDay } from '#lib/dates.ts';
import { CAST, GUEST } from '#lib/session-storage.ts';
import { ActDialog } from '#ui/act-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { waysQuery, unlinkLine, useWays, type WaysIn } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';
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

function LineSection({ ways, side }: { readonly ways: WaysIn; readonly side: Side }) {
  return (
    <Section title={t.line}>
      <Card className="flex flex-col gap-4">
        {ways.line ? <Linked line={ways.line} hasPhone={ways.phone !== null} /> : <NotLinked side={side} />}
      </Card>
    </Section>
  );
}

function NotLinked({ side }: { readonly side: Side }) {
  const link = useMutation({
    mutationFn: () => goToLine({ purpose: 'link', userType: side === 'cast' ? CAST : GUEST }),
  });
  return (
    <>
      <p className="text-sm font-bold">{t.lineNone}</p>
      <Note>{t.lineHelp}</Note>
      <ErrorNote error={link.error} />
      <Button variant="messenger" icon="chat" isWide isPending={link.isPending} onClick={() => link.mutate()}>
        {t.link}
      </Button>
    </>
  );
}

function Linked({
  line,
  hasPhone,
}: {
  readonly line: NonNullable<WaysIn['line']>;
  readonly hasPhone: boolean;
}) {
  const [isAsked, setAsked] = useState(false);
  const unlink = useWays(unlinkLine);
  const allowed = checkUnlink({ hasPhone });
  return (
    <>
      <div className="flex flex-col gap-0.5">
        <p className="truncate text-sm font-bold">{t.lineName(line.name)}</p>
        <p className="nums text-xs text-sub">{t.since(formatDay(dayOf(new Date(line.linkedAt))))}</p>
      </div>
      <Button
        variant="line"
        size="md"
        isWide
        disabledReason={allowed.ok ? undefined : messageOf(allowed.error.code)}
        onClick={() => setAsked(true)}
      >
        {t.unlink}
      </Button>
      {isAsked && (
        <ActDialog
          act={unlink}
          input={undefined}
          title={t.unlinkTitle}
          label={t.unlink}
          done={t.unlinked}
          onClose={() => setAsked(false)}
        >
          <p>{t.unlinkDetail}</p>
        </ActDialog>
      )}
    </>
  );
}
