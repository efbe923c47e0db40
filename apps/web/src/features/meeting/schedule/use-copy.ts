import { scheduleRoutes, type CopiedDay, type OwnSchedule } from '@yoimachi/contract/schedule';
import { useQueryClient } from '@tanstack/react-query';
import type { Day } from '#lib/dates.ts';
import { refresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';
import { copySchedule } from './api/save-schedule.ts';

interface CopyOrder {
  readonly source: OwnSchedule;
  readonly days: readonly Day[];
  /** What she saw on the days. */
  readonly there: ReadonlyMap<Day, OwnSchedule>;
  readonly confirmedRefusals: number;
}

/** Copies a schedule. Reads the schedules again afterwards. */
export function useCopy(onDone: (days: readonly CopiedDay[]) => void) {
  const client = useQueryClient();
  return useAct({
    name: 'copy-schedule',
    contentOf: bodyOf,
    send: (order: CopyOrder, idempotencyKey) => copySchedule(bodyOf(order), idempotencyKey),
    onDone: ({ days }) => {
      onDone(days);
      void client.invalidateQueries();
    },
    onRefused: () => void refresh(client, scheduleRoutes),
  });
}

const bodyOf = ({ source, days, there, confirmedRefusals }: CopyOrder) => ({
  scheduleId: source.scheduleId,
  version: source.version,
  days: days.map((day) => ({ day, version: there.get(day)?.version ?? null })),
  confirmedRefusals,
});
