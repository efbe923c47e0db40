import type { LivePayload } from '@yoimachi/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { liveKey, type DocumentName } from './live.ts';

/**
 * Shows a live document as the server will make it, before its word: it keeps its version, so that what is pushed then comes in its place.
 * Nothing where it was not read yet.
 */
export function changeDocument<Name extends DocumentName>(
  client: QueryClient,
  name: Name,
  change: (document: LivePayload<Name>['document']) => LivePayload<Name>['document'],
): void {
  client.setQueryData<LivePayload<Name>>(
    liveKey(name),
    (present) => present && { ...present, document: change(present.document) },
  );
}
