import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { ListTable } from '#parts/list-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SavedViews } from '#parts/saved-views/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useNow } from '#ui/lib/use-now.ts';
import { State } from '#ui/state.tsx';
import { memberList } from './api.ts';
import { FindDialog } from './find-dialog.tsx';
import { memberColumns } from './list-columns.tsx';
import { Filters } from './list-filters.tsx';
import { listTexts as t } from './list.ja.ts';
import { memberSearch } from './search.ts';

const route = getRouteApi('/_office/members/');

/** Everybody who is or was a member. What is filtered stands in the address, so that it can be sent to a colleague. */
export function MembersPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayAct = useMayAct();
  const [isFinding, setFinding] = useState(false);
  const now = useNow();
  const show = (next: Record<string, unknown>) =>
    void navigate({ search: memberSearch(next), replace: true });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={search.number !== undefined && t.ofNumber(search.number)}>
        {mayAct('findMembers') && (
          <SmallButton onClick={() => setFinding(true)}>
            <Icon name="search" size={18} />
            {t.find}
          </SmallButton>
        )}
      </PageHead>
      <SavedViews list="members" search={search} onOpen={show} />
      <Filters search={search} onChange={(part) => show({ ...search, ...part })} onClear={() => show({})} />
      <ListTable
        id="members"
        label={t.label}
        of={memberList(search)}
        columns={memberColumns(now)}
        rowId={({ id }) => id}
        empty={<State icon="search" title={t.empty} detail={t.emptyDetail} />}
      />
      {isFinding && <FindDialog onClose={() => setFinding(false)} />}
    </div>
  );
}
