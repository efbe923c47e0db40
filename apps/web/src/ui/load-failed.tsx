import { errorMessage } from '#lib/api-error.ts';
import { Button } from './button.tsx';
import { uiTexts } from './ja.ts';
import { State } from './state.tsx';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isPending?: boolean | undefined;
}

/** What was asked for did not come: why, and the way to ask again. */
export function LoadFailed({ error, onRetry, isPending }: Props) {
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
