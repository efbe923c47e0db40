import type { MediaPlace } from '@yoimachi/contract/media';
import { MediaVisibility } from '@yoimachi/domain/media';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { mediaTexts as t } from './ja.ts';
import { PlaceRow, Thumb } from './place-frame.tsx';
import { StateChip, StateText } from './place-state.tsx';

/** What can be done with a place. */
export interface PlaceActs {
  readonly move: (mediaId: string, by: -1 | 1) => void;
  readonly replace: (place: MediaPlace, file: File) => void;
  readonly withdraw: (mediaId: string) => void;
  readonly remove: (place: MediaPlace) => void;
  readonly showTo: (mediaId: string, visibility: MediaVisibility) => void;
}

interface Props {
  readonly place: MediaPlace;
  readonly position: number;
  readonly count: number;
  readonly isMain: boolean;
  /** What the browser has of it while there is nothing else. */
  readonly preview: string | null;
  readonly acts: PlaceActs;
  readonly handle: ReactNode;
}

/** One of her photos. */
export function PhotoRow({ place, position, count, isMain, preview, acts, handle }: Props) {
  const name = t.place(position);
  const { mediaId, state } = place;
  return (
    <PlaceRow
      thumb={<Thumb src={place.picture ?? preview} isDim={state === 'PROCESSING'} />}
      title={name}
      chip={<StateChip place={place} isMain={isMain} />}
      handle={handle}
      isRefused={state === 'REJECTED'}
      foot={!isMain && isShownOrWaits(place) && <VisibilitySwitch place={place} onChange={acts.showTo} />}
    >
      <StateText place={place} isMain={isMain} />
      <div className="mt-auto flex flex-wrap items-center gap-x-2">
        <IconButton
          icon="up"
          label={t.up(name)}
          isDisabled={position === 1}
          className="-ml-2.5"
          onClick={() => acts.move(mediaId, -1)}
        />
        <IconButton
          icon="down"
          label={t.down(name)}
          isDisabled={position === count}
          onClick={() => acts.move(mediaId, 1)}
        />
        <div className="-mr-2.5 ml-auto flex flex-wrap items-center justify-end">
          <Replacing place={place} name={name} purpose="CAST_PHOTO" acts={acts} />
          <IconButton icon="trash" label={t.remove(name)} onClick={() => acts.remove(place)} />
        </div>
      </div>
    </PlaceRow>
  );
}

const isShownOrWaits = ({ state }: MediaPlace) => state === 'PUBLISHED' || state === 'REVIEWING';

/** Another file for a place, or back to what is shown. */
export function Replacing({
  place,
  name,
  purpose,
  takesWmv,
  acts,
}: {
  readonly place: MediaPlace;
  readonly name: string;
  readonly purpose: 'CAST_PHOTO' | 'CAST_VIDEO';
  readonly takesWmv?: boolean;
  readonly acts: Pick<PlaceActs, 'replace' | 'withdraw'>;
}) {
  const { state } = place;
  return (
    <>
      {place.hasOlder && (
        <Button
          size="md"
          variant="ghost"
          aria-label={t.withdrawOf(name)}
          onClick={() => acts.withdraw(place.mediaId)}
        >
          {t.withdraw}
        </Button>
      )}
      {(state === 'REJECTED' || state === 'PUBLISHED') && (
        <FileButton
          purpose={purpose}
          takesWmv={takesWmv}
          variant={state === 'REJECTED' || purpose === 'CAST_VIDEO' ? 'line' : 'ghost'}
          size="md"
          label={t.replaceOf(name)}
          onFiles={([file]) => file && acts.replace(place, file)}
        >
          {t.replace}
        </FileButton>
      )}
    </>
  );
}

/** Who sees it. */
export function VisibilitySwitch({
  place,
  onChange,
}: {
  readonly place: MediaPlace;
  readonly onChange: (mediaId: string, visibility: MediaVisibility) => void;
}) {
  const isSome = place.visibility === MediaVisibility.GUESTS_WITH_HISTORY;
  return (
    <Switch
      label={t.visibility}
      isOn={isSome}
      onChange={(isOn) =>
        onChange(place.mediaId, isOn ? MediaVisibility.GUESTS_WITH_HISTORY : MediaVisibility.ALL_GUESTS)
      }
    />
  );
}
