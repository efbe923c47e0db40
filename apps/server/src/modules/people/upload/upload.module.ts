import type { uploadRoutes } from '@yoimachi/contract/upload';
import { ok } from '@yoimachi/domain/result';
import type { Storage } from '#gateways/storage/port.ts';
import type { Handlers } from '#platform/http';
import { takesWmv } from '#platform/config';
import type { AppContext, Module } from '#platform/module';
import { beginUpload } from './commands/begin-upload.ts';
import { cancelUpload, clearing, expiry, removal } from './commands/end-uploads.ts';
import { sweeping } from './commands/sweep.ts';
import { serveUploads } from './upload.pages.ts';
import { presentUpload, waitingOf } from './upload.store.ts';

/** What people send lies in the storage, encrypted, until another module takes it or its time is over. */
export function uploadModule(context: AppContext, storage: Storage): Module {
  const deps = { ...context, storage, takesWmv: takesWmv(context.config) };
  const handlers: Handlers<typeof uploadRoutes> = {
    beginUpload: ({ principal, idempotency, body }) => beginUpload(deps, principal, idempotency, body),
    async listUploads({ principal }) {
      const rows = await waitingOf(deps.db, principal.accountId);
      return ok({ items: rows.map(presentUpload) });
    },
    cancelUpload: ({ principal, params }) => cancelUpload(deps, principal.accountId, params.uploadId),
  };
  return {
    handlers,
    dueWork: [expiry(deps), clearing(deps)],
    jobs: [removal(deps)],
    routines: [sweeping(deps)],
    pages: (http, _running, door) => serveUploads(http, deps, door),
  };
}
