import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { PLACE_MAX } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { query } from '#lib/queries.ts';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { requestTexts as t } from './ja.ts';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (place: string) => void;
}

/** Where he met lately, on whatever device he asked. */
const recentPlacesQuery = () =>
  query(guestBookingRoutes.recentPlaces, {}, { select: ({ places }) => places });

/** Where they meet, with the places where he met lately at a tap. */
export function PlaceField({ value, error, onChange }: Props) {
  const { data: places = [] } = useQuery(recentPlacesQuery());
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t.place}
        need="required"
        help={t.placeHelp}
        placeholder={t.placeExample}
        autoComplete="off"
        maxLength={PLACE_MAX}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {places.length > 0 && (
        <div className="flex flex-col gap-1">
          <p id={id} className="text-xs text-sub">
            {t.recentPlaces}
          </p>
          <ul aria-labelledby={id} className="flex flex-wrap gap-2">
            {places.map((place) => (
              <li key={place} className="max-w-full">
                <button
                  type="button"
                  aria-pressed={place === value}
                  onClick={() => onChange(place)}
                  className="flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-left text-sm aria-pressed:border-transparent aria-pressed:bg-tint aria-pressed:font-bold aria-pressed:text-on-tint"
                >
                  <Icon name="pin" size={16} />
                  <span className="min-w-0 truncate">{place}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
