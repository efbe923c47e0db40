import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountInfoRoutes } from '@yoimachi/contract/profile';
import { refresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useBack } from '#lib/use-back.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { castOwnQuery, EditForm, type CastOwnProfile } from '#people/profile';
import { alikeStores, StoreChoice, useStoreForm } from '#people/registration';
import { accountChangesQuery, type AccountChanges } from './api/changes.ts';
import { accountInfoTexts as t } from './ja.ts';

/** She works elsewhere: what that does is said before, and with an open meeting it waits. */
export function StorePage() {
  const back = useBack();
  const onSaved = () => {
    showToast(t.storeSaved, 'ok');
    back();
  };
  const own = useQuery(castOwnQuery());
  return (
    <QueryPage title={t.storeTitle} query={{ ...accountChangesQuery(), staleTime: 0 }}>
      {(changes) => (
        <Loaded query={own}>{(cast) => <Editor cast={cast} changes={changes} onSaved={onSaved} />}</Loaded>
      )}
    </QueryPage>
  );
}

interface EditorProps {
  readonly cast: CastOwnProfile;
  readonly changes: AccountChanges;
  readonly onSaved: () => void;
}

function Editor({ cast, changes: { openMeetingCount, comingDayCount }, onSaved }: EditorProps) {
  const client = useQueryClient();
  const form = useStoreForm(cast, () => {
    void refresh(client, accountInfoRoutes.accountChanges);
    onSaved();
  });
  if (openMeetingCount > 0)
    return (
      <Page className="gap-6">
        <Note>{t.leftStore}</Note>
        <Note look="danger">{t.openMeetings(openMeetingCount)}</Note>
      </Page>
    );
  return (
    <EditForm form={form} label={form.values.isNew ? t.addStore : t.saveStore} problem={alikeStores(form)}>
      <Note>{t.leftStore}</Note>
      <Note>{t.storeLead + (comingDayCount > 0 ? t.comingDays(comingDayCount) : '')}</Note>
      <StoreChoice cast={cast} form={form} />
    </EditForm>
  );
}
