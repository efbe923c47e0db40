import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { call, callQuietly } from '#lib/api.ts';
import { unmarked } from '#lib/labels.ja.ts';
import { refresh, keyOf } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { SmallButton, smallButtonClass } from '#parts/small-button.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { showToast } from '#ui/lib/toast.ts';
import { sosTexts as t } from './ja.ts';
import { useSiren } from './use-siren.ts';

const LOOK_EVERY_MS = 5_000;
const URGENT = { query: { isUrgent: 'true' } } as const;

type Alarm = CallAnswer<typeof onCallAdminRoutes.listAlerts>['items'][number];

/** What wakes who is on call, looked for every five seconds. */
const useAlarms = () =>
  useQuery({
    queryKey: keyOf(onCallAdminRoutes.listAlerts, URGENT),
    queryFn: () => callQuietly(onCallAdminRoutes.listAlerts, URGENT),
    refetchInterval: LOOK_EVERY_MS,
    // Somebody calls for help: also while the window lies behind another.
    refetchIntervalInBackground: true,
    select: ({ items }) => items,
  });

/** Over every screen: that somebody calls for help, until an operator has looked after it. It sounds until one has taken it. */
export function SosBanner() {
  const alarms = useAlarms().data ?? [];
  const waiting = alarms.filter(({ acknowledgedBy }) => acknowledgedBy === null);
  const siren = useSiren(waiting.map(({ itemId }) => itemId));
  if (alarms.length === 0) return null;
  const [first] = waiting.length > 0 ? waiting : alarms;
  return (
    <section
      aria-label={t.label}
      className="sticky top-2 z-30 m-4 mb-0 flex max-office:m-2 max-office:mb-0 flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border-2 border-danger bg-surface p-4"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-danger text-bg">
        <Icon name="siren" size={22} />
      </span>
      <div role="alert" className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-baseline gap-x-3 font-bold text-danger">
          {waiting.length > 0 ? t.open(waiting.length) : t.taken(first!.acknowledgedBy!.name)}
          <span className="nums text-xs font-normal text-sub">{t.since(whenText(first!.askedAt))}</span>
        </p>
        <p className="text-sm">
          {first!.account && <bdi className="mr-2 font-bold">{visible(first!.account.nickname)}</bdi>}
          <span>{visible(unmarked(first!.text))}</span>
        </p>
        {siren.isBlocked && <p className="text-xs text-sub">{t.blocked}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-office:w-full max-office:justify-end">
        {waiting.length > 0 && (
          <SmallButton look="ghost" aria-pressed={siren.isMuted} onClick={siren.toggle}>
            {siren.isMuted ? t.unmute : t.mute}
          </SmallButton>
        )}
        <Link
          to="/queues/$queue"
          params={{ queue: 'alerts' }}
          search={{ item: first!.itemId }}
          className={smallButtonClass()}
        >
          {t.look}
        </Link>
        {waiting.length > 0 && <Begin alarm={first!} />}
      </div>
    </section>
  );
}

function Begin({ alarm }: { readonly alarm: Alarm }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const begin = useMutation({
    mutationFn: () => call(onCallAdminRoutes.acknowledgeAlarm, { params: { alertId: alarm.alertId } }),
    onSuccess: async () => {
      showToast(t.begun, 'ok');
      await navigate({ to: '/queues/$queue', params: { queue: 'alerts' }, search: { item: alarm.itemId } });
    },
    onError: (error) => showToast(errorMessage(error), 'danger'),
    onSettled: () => refresh(queryClient, onCallAdminRoutes),
  });
  return (
    <Button size="md" isPending={begin.isPending} onClick={() => begin.mutate()}>
      {t.begin}
    </Button>
  );
}
