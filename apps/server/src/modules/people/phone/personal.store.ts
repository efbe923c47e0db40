import { isLastOfPerson } from '#people/account';
import { deletesOld, ownRows, sixMonthsBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of changed and lost numbers; they are the person's, so they go with the last of the accounts. */
export const phonePersonal: PersonalTables = {
  phone_change: {
    exported: ownRows(
      'phone_change',
      'identity_id',
      ['asked_at', 'state', 'decided_at', 'reason'],
      'asked_at',
    ),
    async erased(trx, owner) {
      if (!(await isLastOfPerson(trx, owner))) return;
      await trx.deleteFrom('phone_change').where('identity_id', '=', owner.identityId).execute();
    },
    aged: deletesOld('phone_change', 'decided_at', sixMonthsBefore),
  },
  lost_number: {
    async erased(trx, owner) {
      if (!(await isLastOfPerson(trx, owner))) return;
      await trx.deleteFrom('lost_number').where('identity_id', '=', owner.identityId).execute();
    },
    aged: deletesOld('lost_number', 'decided_at', sixMonthsBefore),
  },
};
