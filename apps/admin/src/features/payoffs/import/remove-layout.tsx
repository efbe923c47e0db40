import { visible } from '#lib/visible.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { showToast } from '#ui/lib/toast.ts';
import { useRemoveLayout, type KeptLayout } from './api.ts';
import { importTexts as t } from './ja.ts';

interface Props {
  readonly layout: KeptLayout;
  readonly onDone: () => void;
}

export function RemoveLayout({ layout, onDone }: Props) {
  const remove = useRemoveLayout();
  return (
    <ActDialog
      title={t.removeTitle}
      label={t.remove}
      isDestructive
      isPending={remove.isPending}
      error={remove.error}
      onRun={() =>
        remove.mutate(layout, {
          onSuccess: () => {
            showToast(t.removed, 'ok');
            onDone();
          },
        })
      }
      onClose={onDone}
    >
      <p className="phrase text-sm text-sub">{t.removeHelp(visible(layout.name))}</p>
    </ActDialog>
  );
}
