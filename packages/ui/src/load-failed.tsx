import { errorMessage, isForbidden } from './lib/api-error.ts';
import { Button } from './button.tsx';
import { uiTexts } from './ja.ts';
import { Note } from './note.tsx';
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

/** The small way to ask a failed query again. */
export function RetryButton({
  query,
  label = uiTexts.retry,
}: {
  readonly query: Failed;
  readonly label?: string;
}) {
  return (
    <Button
      variant="line"
      size="md"
      icon="refresh"
      isPending={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {label}
    </Button>
  );
}

/** A part of a screen failed: why, and the way to ask again, in one row. */
export function FailedRow({ query }: { readonly query: Failed }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <Note look="danger">{errorMessage(query.error)}</Note>
      <RetryButton query={query} />
    </div>
  );
}
