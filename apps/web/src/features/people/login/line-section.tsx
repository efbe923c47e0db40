import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@yoimachi/contract/errors';
import { checkUnlink } from '@yoimachi/domain/login';
import { useState } from 'react';
import { goToLine } from '#people/account';
import { dayOf, formatDay } from '#lib/dates.ts';
import { CAST, GUEST } from '#lib/session-storage.ts';
import { ActDialog } from '#ui/act-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { unlinkLine, useWays, type WaysIn } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';
import type { Side } from './side.ts';

interface Props {
  readonly ways: WaysIn;
  readonly side: Side;
}

export function LineSection({ ways, side }: Props) {
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
