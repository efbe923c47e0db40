import { consentNames } from '@yoimachi/contract/consent';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import type { ConsentItem, ConsentPlace } from '@yoimachi/domain/consent';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { cx } from '#ui/cx.ts';
import { formatDay } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { consentPlaceNames } from '../names.ja.ts';
import { At } from './cells.tsx';
import { ConsentsAt } from './consents-at.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

type Consent = CallAnswer<typeof memberAdminRoutes.listMemberConsents>['items'][number];

const columns: readonly Column<Consent>[] = [
  fixedColumn('at', t.when, ({ at }) => <At at={at} />),
  column('item', t.item, ({ item }) => consentNames[item as ConsentItem] ?? item),
  column('given', t.given, ({ isGiven }) => (
    <span className={cx(!isGiven && 'font-bold text-danger')}>{isGiven ? t.agreed : t.takenBack}</span>
  )),
  column('version', t.version, ({ version }) => formatDay(version)),
  column('place', t.place, ({ place }) => consentPlaceNames[place as ConsentPlace] ?? place),
];

/** What the member agreed to and took back. */
export const ConsentsTab = ({ member }: { readonly member: Member }) => (
  <>
    <ConsentsAt member={member} />
    <MemberTable
      id="member-consents"
      label={t.consents}
      of={pages(memberAdminRoutes.listMemberConsents, { params: { accountId: member.id } })}
      columns={columns}
      rowId={({ at, item }) => `${at}:${item}`}
    />
  </>
);
