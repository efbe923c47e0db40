import { Link } from '@tanstack/react-router';
import { mayWork } from '@yoimachi/contract/admin';
import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import type { QueueName } from '@yoimachi/domain/queue';
import { queueNames, unmarked } from '#lib/labels.ja.ts';
import { useMayAct, useOffice } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { CallPerson } from '#parts/call-person.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { PrivateBooking } from '#parts/private-booking/index.tsx';
import { smallButtonClass } from '#parts/small-button.tsx';
import { Facts, queueScreen } from '#parts/workbench/index.ts';
import { Chip } from '#ui/chip.tsx';
import { formatTime } from '#ui/lib/dates.ts';
import { Decision, handle } from './decision.tsx';
import { HelpPlace } from './help-place.tsx';
import { alertTexts as t } from './ja.ts';
import { loadAlerts, type Alert } from './load.ts';
import { Others } from './others.tsx';

function Panel({ row }: { readonly row: Alert }) {
  const mayAct = useMayAct();
  const { account, about } = row;
  const bookingId = about['bookingId'];
  return (
    <Decision row={row}>
      <Head row={row} />
      {account && mayAct('readPerson') && (
        <section className="flex flex-col gap-2">
          <h2 className="font-gothic text-sm font-bold">{t.call}</h2>
          <CallPerson accountId={account.id} nickname={nameOf(account)} who={t.who[account.who]} />
        </section>
      )}
      {(about['sosId'] ?? about['quietHelpId']) && mayAct('readAlarm') && <HelpPlace alertId={row.alertId} />}
      {bookingId && mayAct('readBooking') && (
        <PrivateBooking bookingId={bookingId} why="SAFETY">
          {(view) => mayAct('readPerson') && <Others view={view} without={account?.id} />}
        </PrivateBooking>
      )}
    </Decision>
  );
}

function Head({ row }: { readonly row: Alert }) {
  const { operator } = useOffice();
  const { account, about, acknowledgedBy } = row;
  const place = placeOf(row);
  const bookingId = about['bookingId'];
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {row.isUrgent && <Chip look="danger">{t.urgent}</Chip>}
        <h2 className={row.isUrgent ? 'text-base text-danger' : 'text-base'}>
          {visible(unmarked(row.text))}
        </h2>
      </div>
      <Facts
        facts={[
          [t.raised, whenText(row.askedAt)],
          [t.about, account && <MemberLink key="member" id={account.id} nickname={nameOf(account)} />],
          [t.taken, row.isUrgent ? takenBy(acknowledgedBy) : null],
        ]}
      />
      <div className="flex flex-wrap items-center gap-4">
        {bookingId && <BookingLink id={bookingId}>{t.booking}</BookingLink>}
        {place && mayWork(operator.role, place.queue) && (
          <Link
            to="/queues/$queue"
            params={{ queue: place.queue }}
            search={{ item: place.item }}
            className={smallButtonClass()}
          >
            {t.item(queueNames[place.queue])}
          </Link>
        )}
      </div>
    </section>
  );
}

const takenBy = (taken: Alert['acknowledgedBy']) =>
  taken ? t.takenBy(taken.name, formatTime(new Date(taken.at))) : t.nobodyTook;

/** Somebody who has only begun to register has no name yet. */
const nameOf = ({ nickname }: NonNullable<Alert['account']>) => nickname || t.nameless;

export const alerts = queueScreen<Alert>({
  queue: 'alerts',
  list: onCallAdminRoutes.listAlerts,
  reads: onCallAdminRoutes,
  load: loadAlerts,
  filter: { label: t.filter, options: t.filters },
  line: ({ account, text, isUrgent }) => ({
    name: account ? nameOf(account) : t.nobody,
    ...(account && { kind: t.who[account.who] }),
    what: unmarked(text),
    isUrgent,
  }),
  Panel,
  bulk: [
    {
      label: t.handle,
      needs: 'handleAlert',
      isFor: ({ isUrgent }) => !isUrgent,
      willDo: ({ text }) => unmarked(text),
      run: handle,
    },
  ],
  keys: t.keys,
  empty: t.empty,
});

/** Alerts about something that waits in a queue of its own: which one, and what names it there. */
const QUEUES: readonly (readonly [RegExp, QueueName, string])[] = [
  [/^OPERATOR_CLAIM_OBJECTED$/, 'claims', 'bookingId'],
  [/^OPERATOR_INQUIRY(_AGAIN)?$/, 'inquiries', 'number'],
  [/^OPERATOR_REMOVAL/, 'removals', 'number'],
  [/^OPERATOR_(SAFETY_)?REPORT$/, 'reports', 'reportId'],
  [/^OPERATOR_(AGE_CHECK|UNDER_AGE)/, 'age-checks', 'checkId'],
  [/^OPERATOR_PHONE_CHANGE$/, 'phone-changes', 'changeId'],
  [/^OPERATOR_LOST_NUMBER$/, 'lost-numbers', 'requestId'],
  [/^OPERATOR_NAME_REQUEST$/, 'name-requests', 'requestId'],
  [/^OPERATOR_PENALTIES$/, 'penalties', 'castId'],
];

interface Told {
  readonly kind: string;
  readonly about: Readonly<Record<string, string>>;
}

/** Where what an alert tells of is decided; null: it is looked after here. */
function placeOf({ kind, about }: Told): { readonly queue: QueueName; readonly item: string } | null {
  const found = QUEUES.find(([of, , key]) => of.test(kind) && about[key] !== undefined);
  return found ? { queue: found[1], item: about[found[2]]! } : null;
}
