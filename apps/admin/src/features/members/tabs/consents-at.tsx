import { consentAdminRoutes } from '@yoimachi/contract/consent-admin';
import { query } from '#lib/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantOf, typedAt } from '#lib/local-time.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { now } from '#ui/lib/clock.ts';
import { Loaded } from '#ui/loaded.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Member } from '../api.ts';
import { ConsentsShown } from './consents-shown.tsx';
import { tabTexts as t } from './ja.ts';

/** A moment is chosen, and what the member had agreed to then stands below. */
export function ConsentsAt({ member }: { readonly member: Member }) {
  const [first] = useState(() => typedAt(now()));
  const [day, setDay] = useState(first.day);
  const [time, setTime] = useState(first.time);
  const [shown, setShown] = useState<string | null>(null);
  const typed = instantOf(day, time);
  const at = typed && typed <= now() ? typed.toISOString() : null;
  return (
    <section className="flex flex-col gap-3 border-b border-line px-5 pt-4 pb-5">
      <h2 className="text-base">{t.at}</h2>
      <p className="phrase text-sm text-sub">{t.atHelp}</p>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t.atDay}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={at ? undefined : t.atWrong}
        />
        <TextField
          label={t.atTime}
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <SmallButton className="mt-8" onClick={() => at && setShown(at)} aria-disabled={!at || undefined}>
          {t.show}
        </SmallButton>
      </div>
      {shown !== null && <Asked member={member} at={shown} />}
    </section>
  );
}

function Asked({ member, at }: { readonly member: Member; readonly at: string }) {
  const asked = useQuery(
    query(consentAdminRoutes.showConsentsAt, { params: { accountId: member.id }, query: { at } }),
  );
  return <Loaded query={asked}>{(found) => <ConsentsShown key={at} member={member} found={found} />}</Loaded>;
}
