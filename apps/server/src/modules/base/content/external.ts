import type { Config } from '#platform/config';
import { browserDestinations } from '#platform/http';
import { lines, SERVICE_WORDS } from './external.ja.ts';

/** The part of a page that says where the browser sends something, out of the list that the content policy lets it. */
export function transmissionsOf(config: Pick<Config, 'turnstile'>): string {
  const destinations = browserDestinations(config);
  if (destinations.length === 0) return lines.none;
  return destinations
    .map(({ service, origin }) => {
      const { name, whose, sent, purpose } = SERVICE_WORDS[service];
      const items = [lines.whose(whose), lines.origin(origin), lines.sent(sent), lines.purpose(purpose)];
      return `${lines.heading(name)}\n\n${items.join('\n')}`;
    })
    .join('\n\n');
}
