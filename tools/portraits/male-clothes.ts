import type { Person } from './person.ts';
import { clip, group, line, path } from './svg.ts';

const COAT =
  'M-56,140 C-80,158 -158,166 -192,198 C-216,232 -222,310 -228,420 L228,420 C222,310 216,232 192,198 C158,166 80,158 56,140 L10,330 L-10,330Z';

/** Suit with an open collar, a tie or a knit, or a haori. Needs the gradient `cloth`. */
export function drawMaleClothes(person: Extract<Person, { male: true }>): string {
  const { accent, shade, light } = person.cloth;
  if (person.outfit === 'haori') return haori(person);
  const inner =
    person.outfit === 'suitKnit'
      ? path('M-46,118 C-30,134 30,134 46,118 L60,170 L60,420 L-60,420 L-60,170Z', { fill: '#2a262c' }) +
        line('M-45,124 C-28,140 28,140 45,124', '#4a444e', 4)
      : path('M-50,136 L0,216 L50,136 L70,420 L-70,420Z', { fill: '#eee9e4' }) +
        path('M-50,130 L-64,166 L-22,206 L0,214Z M50,130 L64,166 L22,206 L0,214Z', { fill: '#fbf8f4' });
  const tie =
    person.outfit === 'suitTie'
      ? path('M-11,206 L11,206 L15,226 L-15,226Z', { fill: accent }) +
        path('M-12,226 L12,226 L22,420 L-22,420Z', { fill: accent })
      : '';
  return (
    inner +
    tie +
    clip('clothClip', COAT) +
    path(COAT, { fill: 'url(#cloth)' }) +
    group(
      line('M-150,240 Q-128,320 -140,420', shade, 10, 0.4) +
        line('M150,240 Q128,320 140,420', shade, 10, 0.4),
      {
        'clip-path': 'url(#clothClip)',
        filter: 'url(#soft4)',
      },
    ) +
    path('M-56,140 L-100,172 L-74,222 L-92,236 L-10,332Z', { fill: light, opacity: 0.4 }) +
    path('M56,140 L100,172 L74,222 L92,236 L10,332Z', { fill: shade, opacity: 0.5 })
  );
}

function haori(person: Person): string {
  const { shade, light, base } = person.cloth;
  return (
    path(
      'M-58,138 C-84,158 -160,166 -194,198 C-216,232 -222,310 -228,420 L228,420 C222,310 216,232 194,198 C160,166 84,158 58,138 L0,262Z',
      { fill: 'url(#cloth)' },
    ) +
    path('M-52,136 C-40,186 -10,226 30,262 L22,280 C-34,236 -64,190 -66,146Z', { fill: light }) +
    path('M52,136 C44,186 14,236 -34,282 L-20,296 C44,250 66,190 66,146Z', { fill: shade }) +
    line('M-48,138 C-36,184 -6,224 32,258', '#f2ece2', 4) +
    path('M-98,166 L-62,420 L-94,420 L-132,180Z M98,166 L62,420 L94,420 L132,180Z', {
      fill: base,
      opacity: 0.8,
    })
  );
}
