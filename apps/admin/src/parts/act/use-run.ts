import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingHistoryAdminRoutes } from '@yoimachi/contract/setting-history';
import { refresh } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { ApiError, errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import type { Act } from './act.ts';
import type { Fields } from './field.ts';

interface Given {
  readonly sent: Readonly<Record<string, unknown>>;
  readonly seen: unknown;
}

/**
 * Runs an act. What shows it is read again before its dialog closes, so that whoever opens it at once for the next change does not begin from
 * what it was; after a refusal too: it may have been shown as it no longer was.
 */
export function useRun(
  act: Act<unknown>,
  of: unknown,
  onClose: () => void,
  onDone?: (answer: unknown) => void,
) {
  const client = useQueryClient();
  const { done, answered } = act;
  const readAgain = () => refresh(client, ...act.refreshes, settingHistoryAdminRoutes);
  return useMutation({
    gcTime: 0,
    mutationFn: ({ sent, seen }: Given) => act.run(sent, of, seen),
    onSuccess: async (answer, { sent }) => {
      await readAgain();
      const sentence = typeof done === 'function' ? done(answer, sent, of) : done;
      if (sentence !== undefined) showToast(visible(sentence), 'ok');
      if (!answered) onClose();
      act.onDone?.(answer, of, sent);
      onDone?.(answer);
    },
    onError: readAgain,
  });
}

/** What a refusal says, and at which field; null: at none of them. */
export function refusalOf(
  { refusals = {} }: Act<unknown>,
  error: unknown,
  fields: Fields = {},
): { readonly field: string | null; readonly sentence: string } {
  const own = error instanceof ApiError ? refusals[error.code] : undefined;
  if (own) {
    const [name, sentence] = own;
    return {
      field: name,
      sentence: typeof sentence === 'string' ? sentence : sentence((error as ApiError).details),
    };
  }
  const field =
    error instanceof ApiError && error.field !== undefined && error.field in fields ? error.field : null;
  return { field, sentence: errorMessage(error) };
}
