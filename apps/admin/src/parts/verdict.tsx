import { Button } from '#ui/button.tsx';

interface Props {
  /** What is decided about was shown. */
  readonly isOpen: boolean;
  /** Everything was looked at. */
  readonly isReady: boolean;
  /** What is being decided; without a reason it is approved. */
  readonly decide: { readonly isPending: boolean; readonly variables: string | null | undefined };
  readonly approveLabel: string;
  readonly rejectLabel: string;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

/** The two buttons that decide about what was handed in. */
export function Verdict({ isOpen, isReady, decide, ...labels }: Props) {
  const pending = decide.isPending ? decide.variables : undefined;
  return (
    <>
      <Button
        variant="danger"
        size="md"
        isDisabled={!isOpen}
        isPending={pending !== undefined && pending !== null}
        onClick={labels.onReject}
      >
        {labels.rejectLabel}
      </Button>
      <Button size="md" isDisabled={!isReady} isPending={pending === null} onClick={labels.onApprove}>
        {labels.approveLabel}
      </Button>
    </>
  );
}
