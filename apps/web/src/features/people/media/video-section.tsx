import type { CastMedia, MediaPlace } from '@yoimachi/contract/media';
import { FileButton } from '#ui/file-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Section } from '#ui/page.tsx';
import { mediaTexts as t } from './ja.ts';
import { PlaceRow, Thumb, Uploading } from './place-frame.tsx';
import { StateChip, StateText } from './place-state.tsx';
import { Replacing, VisibilitySwitch, type PlaceActs } from './photo-row.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  readonly media: Pick<CastMedia, 'takesWmv' | 'video'>;
  readonly previewOf: (file: File) => string;
  readonly acts: Pick<PlaceActs, 'withdraw' | 'remove' | 'showTo'>;
}

/** The one video. */
export function VideoSection({ media: { video: place, takesWmv }, previewOf, acts }: Props) {
  const sending = useSending('VIDEO', previewOf, takesWmv);
  const withReplace = { ...acts, replace: sending.replace };
  return (
    <Section title={t.video} aside={t.videoLimit(takesWmv)}>
      {place && <VideoRow place={place} takesWmv={takesWmv} acts={withReplace} />}
      {sending.items.map((item) => (
        <Uploading
          key={item.id}
          item={item}
          title={t.ownVideo}
          preview={null}
          onCancel={() => sending.cancel(item.id)}
          onRetry={() => sending.retry(item.id)}
        />
      ))}
      {!place && sending.items.length === 0 && (
        <FileButton
          purpose="CAST_VIDEO"
          takesWmv={takesWmv}
          variant="line"
          isWide
          onFiles={([file]) => file && sending.add([file])}
        >
          {t.addVideo}
        </FileButton>
      )}
    </Section>
  );
}

interface RowProps {
  readonly place: MediaPlace;
  readonly takesWmv: boolean;
  readonly acts: Omit<PlaceActs, 'move'>;
}

function VideoRow({ place, takesWmv, acts }: RowProps) {
  const { state, video, sizeBytes } = place;
  const facts = [video && t.duration(video.seconds), sizeBytes && t.megabytes(sizeBytes)].filter(Boolean);
  return (
    <PlaceRow
      thumb={<Thumb src={video?.poster ?? null} isVideo={video !== null} />}
      title={t.ownVideo}
      chip={<StateChip place={place} />}
      isRefused={state === 'REJECTED'}
      foot={
        (state === 'PUBLISHED' || state === 'REVIEWING') && (
          <VisibilitySwitch place={place} onChange={acts.showTo} />
        )
      }
    >
      <p className="nums text-sm text-sub">{facts.join('・')}</p>
      <StateText place={place} />
      {video && (
        <video
          controls
          playsInline
          preload="none"
          aria-label={t.ownVideo}
          src={video.src}
          {...(video.poster && { poster: video.poster })}
          className="aspect-3/4 max-h-64 w-auto self-start rounded-md bg-glass"
        >
          <track kind="captions" />
        </video>
      )}
      <div className="mt-auto -mr-2.5 flex flex-wrap items-center justify-end">
        <Replacing place={place} name={t.ownVideo} purpose="CAST_VIDEO" takesWmv={takesWmv} acts={acts} />
        <IconButton icon="trash" label={t.remove(t.ownVideo)} onClick={() => acts.remove(place)} />
      </div>
    </PlaceRow>
  );
}
