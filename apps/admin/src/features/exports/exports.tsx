import { useQuery } from '@tanstack/react-query';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { query } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { ActButton, act } from '#parts/act/index.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Row, Section } from '#parts/section.tsx';
import { Icon } from '#ui/icon.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { rowsOf } from './audit-scope.tsx';
import { exportTexts as t, kindNames, stateNames } from './ja.ts';

type OwnExport = CallAnswer<typeof operatorActAdminRoutes.listOwnExports>['items'][number];

const words = { title: t.sure, help: t.once, label: t.download, done: t.saved } as const;
const params = ({ actId }: OwnExport) => ({ actId });

/** Files that were approved are saved, once. */
const saveAudit = act(operatorActAdminRoutes, 'readAuditExport', {
  ...words,
  params,
  onDone: (file) => saveFile(file, t.auditName(dayOf(now()))),
});

const savePersonal = act(operatorActAdminRoutes, 'readPersonalExport', {
  ...words,
  params,
  onDone: (file) => saveFile(file, t.personalName(dayOf(now()))),
});

/** What the person proposed to take out; what another one approved is fetched here, once. */
export function Exports() {
  const { data, error, isFetching, refetch } = useQuery(query(operatorActAdminRoutes.listOwnExports));
  return (
    <Section title={t.title}>
      <p className="phrase border-b border-line px-5 py-3 text-sm text-sub">{t.help}</p>
      {!data && !error && <Bone className="m-5 h-14" />}
      {!data && error && <LoadFailed error={error} isPending={isFetching} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="px-5 py-4 text-sm text-sub">{t.none}</p>}
      {data?.items.map((one) => (
        <Row key={one.actId} label={<What of={one} />} detail={<How of={one} />}>
          {one.state === 'READY' ? (
            <ActButton
              act={one.kind === 'AUDIT_EXPORT' ? saveAudit : savePersonal}
              of={one}
              icon={<Icon name="download" size={18} />}
            />
          ) : (
            <span className="text-sm text-sub">{stateNames[one.state]}</span>
          )}
        </Row>
      ))}
    </Section>
  );
}

function What({ of: { kind, accountId, nickname, audit } }: { readonly of: OwnExport }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span>{kindNames[kind]}</span>
      {accountId !== null && <MemberLink id={accountId} nickname={nickname} />}
      {audit && <span className="nums text-sm font-normal text-sub">{rowsOf(audit)}</span>}
    </span>
  );
}

function How({ of: { proposedAt, endsAt, state, reason } }: { readonly of: OwnExport }) {
  return (
    <span className="nums flex flex-wrap gap-x-3">
      <span>{t.proposed(whenText(proposedAt))}</span>
      {state === 'READY' && endsAt !== null && <span>{t.until(whenText(endsAt))}</span>}
      <bdi>{visible(reason)}</bdi>
    </span>
  );
}
