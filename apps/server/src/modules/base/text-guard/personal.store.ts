import { STOPS_KEPT_DAYS } from '@yoimachi/domain/text-rules';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { deletesOld, deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported of stopped texts, and when the counts go. */
export const textGuardPersonal: PersonalTables = {
  text_stop: {
    exported: ownRows('text_stop', 'account_id', ['kind', 'place', 'stopped_at'], 'id'),
    erased: deletesOwn('text_stop', 'account_id'),
    aged: deletesOld('text_stop', 'stopped_at', (now) => addMinutes(now, -STOPS_KEPT_DAYS * DAY_MINUTES)),
  },
  text_report: {
    erased: deletesOwn('text_report', 'account_id'),
  },
};
