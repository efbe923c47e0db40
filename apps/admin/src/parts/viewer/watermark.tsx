import { useState } from 'react';
import { useOffice } from '#lib/office.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay, formatTime } from '#ui/lib/dates.ts';

/** Who looks, and when, over the picture: a photograph of the screen says whose it was. */
export function Watermark() {
  const { operator } = useOffice();
  const [at] = useState(now);
  const text = `${operator.name} ${formatDay(dayOf(at))} ${formatTime(at)}`;
  return (
    <div
      aria-hidden="true"
      data-watermark={text}
      style={{ backgroundImage: `url("${markOf(text)}")` }}
      className="pointer-events-none absolute inset-0 select-none"
    />
  );
}

/** A tile of the watermark, legible on light and on dark. */
function markOf(text: string): string {
  const escaped = text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="260" height="150"><text x="130" y="80" font-size="14" font-weight="700" font-family="sans-serif" text-anchor="middle" transform="rotate(-24 130 75)" fill="#231b24" fill-opacity=".3" stroke="#fff" stroke-opacity=".3" stroke-width=".6">${escaped}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
