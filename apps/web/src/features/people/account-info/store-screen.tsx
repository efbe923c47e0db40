import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#lib/toast.ts';
import { useBack } from '#lib/use-back.ts';
import { SubPage } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { castOwnQuery, Form } from '#people/profile';
import type { CastOwnProfile } from '#people/profile';
import { alikeStores, StoreChoice, useStoreForm } from '#people/registration';
import { accountChangesQuery } from './api/changes.ts';
import type { AccountChanges } from './api/changes.ts';
import { accountInfoTexts as t } from './ja.ts';

/** She works elsewhere: what that does is said before, and with an open meeting it waits. */
export function StorePage() {
  const back = useBack();
  const onSaved = () => {
    showToast(t.storeSaved, 'ok');
    back();
  };
  const own = useQuery(castOwnQuery());
  const changes = useQuery({ ...accountChangesQuery(), staleTime: 0 });
  return (
    <SubPage title={t.storeTitle}>
      <Loaded query={changes}>
        {(present) => (
          <Loaded query={own}>{(cast) => <Editor cast={cast} changes={present} onSaved={onSaved} />}</Loaded>
        )}
      </Loaded>
    </SubPage>
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
    void client.invalidateQueries(accountChangesQuery());
    onSaved();
  });
  const isOpen = openMeetingCount > 0;
  return (
    <Form form={form}>
      <Page className="gap-6">
        <Note>{t.leftStore}</Note>
        {isOpen ? (
          <Note look="danger">{t.openMeetings(openMeetingCount)}</Note>
        ) : (
          <>
            <Note>{t.storeLead + (comingDayCount > 0 ? t.comingDays(comingDayCount) : '')}</Note>
            <StoreChoice cast={cast} form={form} />
            <span>{alikeStores(form) ?? <ErrorNote error={form.error} />}</span>
          </>
        )}
      </Page>
      {!isOpen && (
        <StickyBar>
          <Button type="submit" isPending={form.isPending}>
            {form.values.isNew ? t.addStore : t.saveStore}
          </Button>
        </StickyBar>
      )}
    </Form>
  );
}
