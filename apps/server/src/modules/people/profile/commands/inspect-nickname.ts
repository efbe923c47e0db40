import { checkNickname, DEFAULT_GUEST_NICKNAME } from '@yoimachi/domain/account';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { DueWork } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import {
  endInspection,
  isUnjudged,
  lockNamed,
  markForbidden,
  unjudged,
  writeNickname,
  type Named,
} from '../nickname.store.ts';
import { refreshSearchText } from './search-text.ts';

/**
 * Judges nicknames chosen before today's rules: invisible characters are removed; one still forbidden stays in the operators' list, and the
 * first one alerts them.
 */
export function nicknameInspection({ db, clock }: Pick<AppContext, 'db' | 'clock'>): DueWork {
  return {
    name: 'profile.nicknames',
    queue: unjudged,
    // It can wait for all that has an instant.
    rowOf: ({ id }, now) => ({ id, dueAt: now }),
    // The first forbidden one alerts operators, the others do not.
    together: false,
    run: ({ id }) =>
      withTransaction(db, async (trx) => {
        const named = await lockNamed(trx, id);
        if (!(await isUnjudged(trx, id))) return;
        const nickname = named && allowedFor(named);
        if (nickname === null) {
          const at = clock.now();
          const isFirst = await markForbidden(trx, id, at);
          const payload = { kind: 'OPERATOR_NICKNAMES' };
          if (isFirst) await publish(trx, operatorAlert, payload, at);
          return;
        }
        if (named && nickname !== undefined && nickname !== named.nickname) {
          await writeNickname(trx, named, nickname);
          if (named.isCast) await refreshSearchText(trx, id);
        }
        await endInspection(trx, id);
      }),
  };
}

/** The nickname as written under today's rules; null when they allow none. */
function allowedFor({ nickname, isCast }: Named): string | null {
  const checked = checkNickname(nickname);
  if (checked.ok) return checked.value;
  return checked.error.code === 'NICKNAME_REQUIRED' && !isCast ? DEFAULT_GUEST_NICKNAME : null;
}
