import type { accountInfoRoutes } from '@yoimachi/contract/profile';
import type { CodeOf } from '@yoimachi/contract/route';
import { checkNameRequest, RegistrationStage, type NameRequest } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { findCast, lockCast } from '../cast.store.ts';
import { openAccountInfo, wantedPlace } from '../private.ts';
import { findLastRequest, insertRequest, type NameRequestRow } from './name-request.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'crypto' | 'ids'>;
type Sealing = Pick<AppContext, 'crypto'>;

/** What a request asks for, opened. */
export const openWanted = ({ crypto }: Sealing, row: Pick<NameRequestRow, 'id' | 'wanted_sealed'>) =>
  JSON.parse(crypto.open(row.wanted_sealed, wantedPlace(row.id))) as NameRequest;

/** A request as she reads it; why she asked stays out. */
export function presentRequest(tools: Sealing, row: NameRequestRow) {
  const { name, nameKana, birthday } = openWanted(tools, row);
  return {
    requestId: row.id,
    name,
    nameKana,
    birthday,
    askedAt: row.asked_at,
    outcome: row.outcome,
    reason: row.reason,
  };
}

type RequestFailure = CodeOf<typeof accountInfoRoutes.requestName>;

/** She asks to be registered by another name or birthday; an operator is told. One request waits at a time. */
export function requestName(
  tools: Tools,
  castId: string,
  ticket: IdempotencyTicket,
  input: NameRequest,
): Promise<Result<ReturnType<typeof presentRequest>, RequestFailure>> {
  const { db, clock, crypto, ids } = tools;
  return withTransaction(db, (trx) =>
    runIdempotent(trx, ticket, clock.now(), async () => {
      await lockCast(trx, castId);
      const cast = await findCast(trx, castId);
      const registered = openAccountInfo(crypto, castId, cast.account_info);
      if (!registered || cast.registration_stage < RegistrationStage.SUCCESS_STEP)
        return fail('REGISTRATION_ORDER');
      const last = await findLastRequest(trx, castId);
      if (last?.outcome === null) return fail('NAME_REQUEST_OPEN');
      const at = clock.now();
      const wanted = checkNameRequest(input, registered, at);
      if (!wanted.ok) return wanted;
      const id = ids.newId();
      const wanted_sealed = crypto.seal(JSON.stringify(wanted.value), wantedPlace(id));
      await insertRequest(trx, { id, cast_id: castId, wanted_sealed, asked_at: at });
      await publish(trx, operatorAlert, { kind: 'OPERATOR_NAME_REQUEST', castId, requestId: id }, at);
      return ok(presentRequest(tools, (await findLastRequest(trx, castId))!));
    }),
  );
}
