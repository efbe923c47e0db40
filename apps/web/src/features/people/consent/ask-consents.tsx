import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { isConsentDue, type ApiError } from '#lib/api-error.ts';
import { ConsentSheet } from './consent-sheet.tsx';

/** What an act needs may change while somebody reads. */
const MAX_ASKED = 3;

let waiting: Promise<boolean> | null = null;

/** Lets a refused call go on, the same, once its person has agreed to what it needs; it fails as it did where not. */
export async function agreed<Answer>(
  client: QueryClient,
  refusal: ApiError,
  again: () => Promise<Answer>,
): Promise<Answer> {
  let due = refusal;
  for (let asked = 0; asked < MAX_ASKED && (await askConsents(client, due)); asked++) {
    try {
      return await again();
    } catch (error) {
      if (!isConsentDue(error)) throw error;
      due = error;
    }
  }
  throw due;
}

/** Asks for what a refused call needs, over whatever is on the screen; whether it was agreed to. Calls that come meanwhile wait for the same answer. */
function askConsents(client: QueryClient, { details }: ApiError): Promise<boolean> {
  const items = Array.isArray(details['items']) ? details['items'].map(String) : [];
  waiting ??= show(client, items).finally(() => (waiting = null));
  return waiting;
}

function show(client: QueryClient, items: readonly string[]): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<boolean>((resolve) => {
    root.render(
      <QueryClientProvider client={client}>
        <ConsentSheet items={items} onAnswer={resolve} />
      </QueryClientProvider>,
    );
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
