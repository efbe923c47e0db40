import { Icon } from '#ui/icon.tsx';
import { bookingTexts as t } from './ja.ts';

/** Where one meets, and the way to it. */
export function PlaceLine({ place }: { readonly place: string }) {
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="pin" className="mt-px text-sub" />
      <span className="min-w-0 flex-1">
        {place}
        <MapLink place={place} />
      </span>
    </p>
  );
}

/** The place on an external map. */
export function MapLink({ place }: { readonly place: string }) {
  const query = new URLSearchParams({ api: '1', query: place });
  return (
    <a
      href={`https://www.google.com/maps/search/?${query}`}
      target="_blank"
      rel="noreferrer"
      className="hit ml-3 whitespace-nowrap text-primary underline"
    >
      {t.openMap}
    </a>
  );
}
