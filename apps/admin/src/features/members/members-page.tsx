import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { MEMBER_AGE_STATES, MEMBER_STATES } from '@yoimachi/domain/member';
import { useMayAct } from '#lib/office.ts';
import { optionsOf } from '#lib/options.ts';
import { FilterField } from '#parts/filter-field.tsx';
import { chosen, dated, FilterBar, inArea, type Filter } from '#parts/filter-bar.tsx';
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
import { listTexts as t } from './list.ja.ts';
import { ageNames, classNames, sideNames, stateNames } from './names.ja.ts';
import { isNumber, memberSearch } from './search.ts';

const route = getRouteApi('/_office/members/');

const wordsOrNumber: Filter = ({ search: { number, words }, set }) => (
  <FilterField
    key="words"
    label={t.search}
    type="search"
    value={String(number ?? words ?? '')}
    onChange={(text) => set(isNumber(text) ? { number: text } : { words: text, number: undefined })}
    className="w-60"
  />
);
const filters = [
  wordsOrNumber,
  chosen('side', t.anySide, optionsOf(sideNames)),
  chosen('state', t.anyState, optionsOf(stateNames, MEMBER_STATES)),
  chosen('ageState', t.anyAge, optionsOf(ageNames, MEMBER_AGE_STATES)),
  chosen('castClass', t.anyClass, optionsOf(classNames)),
  inArea,
  dated('from', t.from),
  dated('to', t.to),
];

/** Everybody who is or was a member. What is filtered stands in the address, so that it can be sent to a colleague. */
export function MembersPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayAct = useMayAct();
  const [isFinding, setFinding] = useState(false);
  const now = useNow();
  const show = (next: Record<string, unknown>) =>
    void navigate({ search: memberSearch(next), replace: true });
  // A number names whom it names: whatever else is chosen narrows the list of all again.
  const narrow = ({ number, ...next }: Record<string, unknown>) =>
    show(number === search.number ? next : { number });
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
      <FilterBar filters={filters} search={search} onGo={narrow} />
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
