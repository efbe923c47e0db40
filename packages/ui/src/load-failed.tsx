import { errorMessage, isForbidden } from './lib/api-error.ts';
import { Button } from './button.tsx';
import { uiTexts } from './ja.ts';
import { State } from './state.tsx';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isPending?: boolean | undefined;
}

interface Failed {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A query failed: why, and the way to ask again. */
export const QueryFailed = ({ query: { error, isFetching, refetch } }: { readonly query: Failed }) => (
  <LoadFailed error={error} isPending={isFetching} onRetry={() => void refetch()} />
);

/** A load failed: why, and the way to retry. */
export function LoadFailed({ error, onRetry, isPending }: Props) {
  // Trying again changes nothing.
  if (isForbidden(error))
    return <State icon="lock" title={uiTexts.forbidden} detail={uiTexts.forbiddenDetail} />;
  return (
    <State
      icon="cloudOff"
      title={uiTexts.loadFailed}
      detail={errorMessage(error)}
      action={
        <Button variant="line" icon="refresh" isPending={isPending ?? false} onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      }
    />
  );
}
