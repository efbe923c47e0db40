import { LEFT_NAME } from '@yoimachi/domain/leaving';
import type { PersonalTables } from '#platform/personal';
import { openAccountInfo, openBankAccount } from './private.ts';

const NOTHING = JSON.stringify({});

/** What is exported and erased of people's profiles. */
export const profilePersonal: PersonalTables = {
  guest: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('guest')
        .select(['nickname', 'birthday', 'profile', 'age_checked_at as ageCheckedAt'])
        .where('id', '=', accountId)
        .execute(),
    erased: (trx, { accountId }) =>
      trx
        .updateTable('guest')
        .set({ nickname: LEFT_NAME, birthday: null, profile: NOTHING })
        .where('id', '=', accountId)
        .execute(),
  },
  cast_member: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('cast_member')
        .select(['nickname', 'birthday', 'cast_class as castClass', 'stage', 'price30', 'price15'])
        .select(['short_profile as shortProfile', 'self_intro as selfIntro', 'profile'])
        .select([
          'review_count as reviewCount',
          'review_score as reviewScore',
          'registered_at as registeredAt',
        ])
        .select(['paused_at as pausedAt', 'resumes_at as resumesAt'])
        .where('id', '=', accountId)
        .execute(),
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
    erased: (trx, { accountId }) => trx.deleteFrom('cast_private').where('cast_id', '=', accountId).execute(),
  },
  cast_tag: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('cast_tag')
        .select(['tag_group as group', 'tag'])
        .where('cast_id', '=', accountId)
        .orderBy('tag_group')
        .orderBy('tag')
        .execute(),
    erased: (trx, { accountId }) => trx.deleteFrom('cast_tag').where('cast_id', '=', accountId).execute(),
  },
  nickname_review: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('nickname_review')
        .select('forbidden_at as forbiddenAt')
        .where('account_id', '=', accountId)
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('nickname_review').where('account_id', '=', accountId).execute(),
  },
  store: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('store')
        .select(['name', 'address', 'phone', 'url'])
        .where('added_by', '=', accountId)
        .orderBy('id')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.updateTable('store').set({ added_by: null }).where('added_by', '=', accountId).execute(),
  },
};
