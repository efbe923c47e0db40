import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useMayAct } from '#lib/office.ts';
import { useRead } from '#lib/use-read.ts';
import { OfficeIcon } from '#parts/icon.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { Icon } from '#ui/icon.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import type { Member } from '../api.ts';
import { pageTexts as t } from './ja.ts';
import { Panel } from './panel.tsx';

type Person = CallAnswer<typeof profileAdminRoutes.readPerson>;

/** What is private: masked, and whole for five minutes once a reason was given. */
export function PersonPanel({ member }: { readonly member: Member }) {
  const mayAct = useMayAct();
  const { id: accountId, hasLine } = member;
  const read = useRead(accountId, (reason) =>
    call(profileAdminRoutes.readPerson, { params: { accountId }, body: { reason } }),
  );
  const note = (
    <span className="inline-flex items-center gap-1">
      <Icon name="lock" size={14} />
      {t.personNote}
    </span>
  );
  const [isAsked, setAsked] = useState(false);
  const line: [string, string] = [t.line, hasLine ? t.linked : t.notLinked];
  return (
    <Panel title={t.person} note={note}>
      {read.opened === null && <Facts facts={[...maskedFacts(member), line]} />}
      {mayAct('readPerson') && !isAsked && (
        <SmallButton className="self-start" onClick={() => setAsked(true)}>
          <OfficeIcon name="eye" />
          {t.show}
        </SmallButton>
      )}
      {isAsked && (
        <ReadGate read={read} what={t.person}>
          {(person) => <Facts facts={[...openFacts(person), line]} />}
        </ReadGate>
      )}
    </Panel>
  );
}

/** As much as anybody of the staff may see. */
function maskedFacts({ masked: { name, phone, mail } }: Member): (readonly [string, string])[] {
  return [
    [t.name, name === null ? t.notSaid : `${name}${t.hidden}`],
    [t.phone, phone === null ? t.notSaid : `${t.hidden}${phone}`],
    [t.mail, mail === null ? t.notSaid : `${mail}${t.hidden}`],
  ];
}

function openFacts({ name, nameKana, birthday, phone, email }: Person): (readonly [string, string])[] {
  const said = (value: string | null) => value ?? t.notSaid;
  return [
    [t.name, said(name)],
    [t.kana, said(nameKana)],
    [t.birthday, said(birthday)],
    [t.phone, said(phone)],
    [t.mail, said(email)],
  ];
}
