import { LEFT_NAME } from '@yoimachi/domain/leaving';
import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';
import { openAccountInfo, openBankAccount } from './private.ts';

const NOTHING = JSON.stringify({});

/** What is exported and erased of people's profiles. */
export const profilePersonal: PersonalTables = {
  guest: {
    exported: ownRows('guest', 'id', ['nickname', 'birthday', 'profile', 'age_checked_at']),
    erased: (trx, { accountId }) =>
      trx
        .updateTable('guest')
        .set({ nickname: LEFT_NAME, birthday: null, profile: NOTHING })
        .where('id', '=', accountId)
        .execute(),
  },
  cast_member: {
    exported: ownRows('cast_member', 'id', [
      'nickname',
      'birthday',
      'cast_class',
      'stage',
      'price30',
      'price15',
      'short_profile',
      'self_intro',
      'profile',
      'review_count',
      'review_score',
      'registered_at',
      'paused_at',
      'resumes_at',
    ]),
    erased: (trx, { accountId }) =>
      trx
        .updateTable('cast_member')
        .set({ nickname: LEFT_NAME, birthday: null, profile: NOTHING })
        .set({ short_profile: '', self_intro: '', search_text: '' })
        .where('id', '=', accountId)
        .execute(),
  },
  cast_private: {
    async exported(db, { accountId }, crypto) {
      const rows = await db
        .selectFrom('cast_private')
        .select(['account_info', 'bank_account'])
        .where('cast_id', '=', accountId)
        .execute();
      return rows.map((row) => ({
        accountInfo: openAccountInfo(crypto, accountId, row.account_info),
        bankAccount: openBankAccount(crypto, accountId, row.bank_account),
      }));
    },
    erased: deletesOwn('cast_private', 'cast_id'),
  },
  cast_tag: {
    exported: ownRows('cast_tag', 'cast_id', ['tag_group as group', 'tag'], 'tag_group', 'tag'),
    erased: deletesOwn('cast_tag', 'cast_id'),
  },
  nickname_review: {
    exported: ownRows('nickname_review', 'account_id', ['forbidden_at']),
    erased: deletesOwn('nickname_review', 'account_id'),
  },
  store: {
    exported: ownRows('store', 'added_by', ['name', 'address', 'phone', 'url'], 'id'),
    erased: (trx, { accountId }) =>
      trx.updateTable('store').set({ added_by: null }).where('added_by', '=', accountId).execute(),
  },
};
