import type { OfficeView } from '@yoimachi/contract/office-admin';
import type { OfficeList } from '@yoimachi/domain/operator';
import { useState, type ReactNode } from 'react';
import { later } from '#ui/lib/later.tsx';
import { visible } from '#lib/visible.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { useRemoveView, useViews } from './api.ts';
import { viewTexts as t } from './ja.ts';
import { searchOfText, searchText } from './search-text.ts';

const SaveDialog = later(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

interface Props {
  readonly list: OfficeList;
  /** The filters of now, as they stand in the address. */
  readonly search: object;
  /** Shows other filters; what they mean is for the screen's reading of addresses. */
  readonly onOpen: (search: Record<string, unknown>) => void;
}

/** The filters of a list that the operator keeps under names of her own, and the way to keep those of now. */
export function SavedViews({ list, search, onOpen }: Props) {
  const views = useViews(list).data ?? [];
  const [isSaving, setSaving] = useState(false);
  const shown = searchText(search);
  const open = views.find((view) => view.search === shown);
  return (
    <div className="flex flex-wrap items-center gap-x-1 border-b border-line px-4">
      <nav aria-label={t.label} className="flex min-w-0 flex-wrap items-center gap-x-1">
        <ViewTab isOpen={shown === ''} onClick={() => onOpen({})}>
          {t.all}
        </ViewTab>
        {views.map((view) => (
          <ViewTab key={view.id} isOpen={view === open} onClick={() => onOpen(searchOfText(view.search))}>
            <bdi>{visible(view.name)}</bdi>
          </ViewTab>
        ))}
      </nav>
      {open && <Remove view={open} />}
      {shown !== '' && !open && (
        <SmallButton look="ghost" className="ml-auto" onClick={() => setSaving(true)}>
          <Icon name="plus" size={16} />
          {t.save}
        </SmallButton>
      )}
      {isSaving && <SaveDialog list={list} search={shown} onClose={() => setSaving(false)} />}
    </div>
  );
}

interface TabProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ViewTab({ isOpen, onClick, children }: TabProps) {
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onClick}
      className={cx(
        '-mb-px min-h-11 max-w-60 truncate border-b-2 px-3 text-sm',
        isOpen ? 'border-primary font-bold text-ink' : 'border-transparent text-sub hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}

function Remove({ view }: { readonly view: OfficeView }) {
  const remove = useRemoveView();
  return (
    <SmallButton
      look="ghost"
      className="ml-auto"
      isPending={remove.isPending}
      onClick={() =>
        remove.mutate(view, {
          onSuccess: () => showToast(t.removed(visible(view.name)), 'ok'),
          onError: (error) => showToast(errorMessage(error), 'danger'),
        })
      }
    >
      <Icon name="trash" size={16} />
      {t.remove(visible(view.name))}
    </SmallButton>
  );
}
