import { useQuery } from '@tanstack/react-query';
import type { CastMedia, MediaPlace } from '@yoimachi/contract/media';
import { moved } from '@yoimachi/domain/media';
import { MAX_PHOTOS } from '@yoimachi/domain/profile';
import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import type { UploadItem } from '#lib/use-uploads.ts';
import { SubPage } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { castMediaQuery, useOrder, useRemoveMedia, useShowTo, useWithdraw } from './api/media.ts';
import { mediaTexts as t } from './ja.ts';
import { PhotoList } from './photo-list.tsx';
import type { PlaceActs } from './photo-row.tsx';
import { Uploading } from './place-frame.tsx';
import { usePreviews } from './use-previews.ts';
import { useSending } from './use-sending.ts';
import { VideoSection } from './video-section.tsx';

/** /cast/my-profile/photos: her photos and video, their order, who sees them, and what the operators said. */
export function CastPhotosPage() {
  const query = useQuery(castMediaQuery());
  const count = query.data?.photos.length;
  return (
    <SubPage
      title={t.title}
      action={
        count !== undefined && <span className="nums text-sm text-sub">{t.count(count, MAX_PHOTOS)}</span>
      }
    >
      <Loaded query={query}>{(media) => <Editor media={media} />}</Loaded>
    </SubPage>
  );
}

function Editor({ media }: { readonly media: CastMedia }) {
  const [asked, setAsked] = useState<{ readonly place: MediaPlace; readonly name: string } | null>(null);
  const order = useOrder();
  const showTo = useShowTo();
  const removal = useRemoveMedia();
  const withdrawal = useWithdraw();
  const previewOf = usePreviews();
  const photos = useSending('PHOTO', previewOf);
  const ids = media.photos.map(({ mediaId }) => mediaId);
  const put = (mediaIds: readonly string[]) => order.mutate({ body: { seen: ids, mediaIds: [...mediaIds] } });
  const acts: PlaceActs = {
    move: (mediaId, by) => {
      const to = ids.indexOf(mediaId) + by;
      put(moved(ids, mediaId, to));
      showToast(t.movedTo(to + 1), 'ok');
    },
    replace: (place, file) => photos.replace(place, file),
    withdraw: (mediaId) => withdrawal.mutate({ params: { mediaId } }),
    remove: (place) => setAsked({ place, name: t.place(ids.indexOf(place.mediaId) + 1) }),
    showTo: (mediaId, visibility) => showTo.mutate({ params: { mediaId }, body: { visibility } }),
  };
  const remove = () => {
    if (asked)
      removal.mutate(
        { params: { mediaId: asked.place.mediaId } },
        { onSuccess: () => showToast(t.removed, 'ok') },
      );
    setAsked(null);
  };
  return (
    <Page className="gap-7">
      <p className="phrase text-sm text-sub">{t.lead}</p>
      <PhotoSection media={media} sending={photos} previewOf={previewOf} acts={acts} onOrder={put} />
      <VideoSection
        media={media}
        previewOf={previewOf}
        acts={{ ...acts, remove: (place) => setAsked({ place, name: t.ownVideo }) }}
      />
      <div className="flex flex-col gap-3">
        {t.notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
        <ButtonLink to="/cast/my-profile/preview" variant="line" isWide label={t.preview} />
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? t.removeTitle(asked.name) : ''}
        confirmLabel={t.removeConfirm}
        isDestructive
        onConfirm={remove}
      >
        <p>{t.removeDetail}</p>
      </ConfirmDialog>
    </Page>
  );
}

interface SectionProps {
  readonly media: CastMedia;
  readonly sending: ReturnType<typeof useSending>;
  readonly previewOf: (file: File) => string;
  readonly acts: PlaceActs;
  readonly onOrder: (mediaIds: readonly string[]) => void;
}

function PhotoSection({ media, sending, previewOf, acts, onOrder }: SectionProps) {
  const { photos, mainId } = media;
  const fresh = sending.items.filter((item) => sending.placeOf(item) === null);
  const room = MAX_PHOTOS - photos.length - fresh.filter(({ state }) => state !== 'FAILED').length;
  return (
    <Section title={t.photos} aside={t.photoLimit}>
      {photos.length === 0 && sending.items.length === 0 && (
        <State icon="photo" title={t.none} detail={t.noneDetail} />
      )}
      {photos.some(({ state, hasOlder }) => state === 'PUBLISHED' || hasOlder) && mainId === null && (
        <Note isBoxed>{t.noMain}</Note>
      )}
      {photos.length > 0 && (
        <PhotoList media={media} previews={sending.previews} acts={acts} onOrder={onOrder} />
      )}
      {sending.items.map((item) => (
        <Uploading
          key={item.id}
          item={item}
          title={titleOf(media, sending.placeOf(item), photos.length + fresh.indexOf(item) + 1)}
          preview={isTaken(item) ? previewOf(item.file) : null}
          onCancel={() => sending.cancel(item.id)}
          onRetry={() => sending.retry(item.id)}
        />
      ))}
      {room > 0 && (
        <FileButton
          purpose="CAST_PHOTO"
          variant={photos.length === 0 ? 'primary' : 'line'}
          isWide
          isMultiple
          onFiles={(files) => sending.add(files.slice(0, room))}
        >
          {t.add}
        </FileButton>
      )}
    </Section>
  );
}

/** What is refused may be no picture at all. */
const isTaken = ({ state }: UploadItem) => state === 'SENDING' || state === 'SENT';

/** The place that a file is for, or the one that it will have. */
function titleOf({ photos }: CastMedia, mediaId: string | null, next: number): string {
  const at = photos.findIndex((photo) => photo.mediaId === mediaId);
  return t.place(at === -1 ? next : at + 1);
}
