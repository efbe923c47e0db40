import type { CastMedia } from '@yoimachi/contract/media';
import { moved } from '@yoimachi/domain/media';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Icon } from '#ui/icon.tsx';
import { mediaTexts as t } from './ja.ts';
import { PhotoRow, type PlaceActs } from './photo-row.tsx';

interface Props {
  readonly media: CastMedia;
  readonly previews: ReadonlyMap<string, string>;
  readonly acts: PlaceActs;
  readonly onOrder: (mediaIds: readonly string[]) => void;
}

/** Her photos, put in order by dragging a grip, by its key, or by the arrows. */
export function PhotoList({ media, previews, acts, onOrder }: Props) {
  const { photos, mainId } = media;
  const ids = photos.map(({ mediaId }) => mediaId);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [key] = keys;
      if (key === undefined) return;
      const id = String(key);
      const rest = ids.filter((other) => other !== id);
      const at = rest.indexOf(String(target.key));
      if (at >= 0) onOrder(moved(ids, id, target.dropPosition === 'before' ? at : at + 1));
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="mx-3 h-0.5 rounded-full data-drop-target:bg-primary" />
    ),
  });
  return (
    <I18nProvider locale="ja-JP">
      <GridList
        aria-label={t.order}
        items={photos.map((place) => ({ ...place, id: place.mediaId }))}
        dependencies={[photos, mainId, previews, acts]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        className="flex flex-col gap-3 outline-none"
      >
        {(place) => {
          const position = ids.indexOf(place.mediaId) + 1;
          return (
            <GridListItem
              textValue={t.place(position)}
              className="rounded-lg data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus"
            >
              <PhotoRow
                place={place}
                position={position}
                count={photos.length}
                isMain={place.mediaId === mainId}
                preview={previews.get(place.mediaId) ?? null}
                acts={acts}
                handle={
                  <Button
                    slot="drag"
                    aria-label={t.drag(t.place(position))}
                    className="grid size-11 cursor-grab touch-none place-items-center rounded-full text-sub"
                  >
                    <Icon name="grip" size={20} className="[stroke-width:3]" />
                  </Button>
                }
              />
            </GridListItem>
          );
        }}
      </GridList>
    </I18nProvider>
  );
}
