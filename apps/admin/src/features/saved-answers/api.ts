import type { BodyInputOf } from '@yoimachi/contract/route';
import { savedAnswerAdminRoutes } from '@yoimachi/contract/saved-answer-admin';
import { call } from '#lib/api.ts';
import { savedAnswersKey, type SavedAnswer } from '#lib/saved-answers.ts';
import { useQuietAct } from '#lib/use-told-act.ts';

type AddBody = BodyInputOf<typeof savedAnswerAdminRoutes.addSavedAnswer>;
type Typed = Pick<AddBody, 'title' | 'text'>;
type Read = Pick<SavedAnswer, 'answerId' | 'version'>;

export const useAdd = () => useEdit((body: AddBody) => call(savedAnswerAdminRoutes.addSavedAnswer, { body }));

/** Of the version that was shown. */
export const useChange = (read: Read | undefined) =>
  useEdit((typed: Typed) =>
    call(savedAnswerAdminRoutes.changeSavedAnswer, {
      params: { answerId: read?.answerId ?? '' },
      body: { ...typed, seen: read?.version ?? 1 },
    }),
  );

export const useRemove = () =>
  useEdit(({ answerId, version }: Read) =>
    call(savedAnswerAdminRoutes.removeSavedAnswer, { params: { answerId }, body: { seen: version } }),
  );

/** Whoever answers is offered what it is now; after a refusal too, since the list was an older one. */
const useEdit = <Wanted, Edited>(edit: (wanted: Wanted) => Promise<Edited>) =>
  useQuietAct({ act: edit, keys: [savedAnswersKey] });
