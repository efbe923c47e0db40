import { useMutation } from '@tanstack/react-query';
import { officeRoutes } from '@yoimachi/contract/office';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { doorTexts as t } from './ja.ts';
import { StepForm } from './step-form.tsx';
import { useStep } from './use-step.ts';
import { knowsPasskeys, usePasskey } from './use-passkey.ts';

interface Props {
  readonly hasTotp: boolean;
  readonly hasPasskey: boolean;
  readonly onShown?: () => void;
}

/** The second factor: a code of the app, a passkey, or a recovery code. */
export function FactorForm({ hasTotp, hasPasskey, onShown }: Props) {
  const step = useStep();
  const [isRecovery, setRecovery] = useState(!hasTotp && !(hasPasskey && knowsPasskeys()));
  const shown = async () => {
    await step();
    onShown?.();
  };
  return (
    <div className="flex flex-col gap-4">
      {hasPasskey && knowsPasskeys() && !isRecovery && <PasskeyButton isFirst={!hasTotp} onShown={shown} />}
      {isRecovery && <RecoveryForm onShown={shown} />}
      {hasTotp && !isRecovery && <CodeForm onShown={shown} />}
      <Button variant="ghost" size="md" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? (hasTotp ? t.withApp : t.withPasskey) : t.withRecovery}
      </Button>
    </div>
  );
}

interface StepProps {
  readonly onShown: () => Promise<void>;
}

function useShowFactor(onShown: () => Promise<void>, onRefused: () => void) {
  return useMutation({
    mutationFn: (code: string) => call(officeRoutes.showFactor, { body: { code } }),
    onSuccess: onShown,
    onError: onRefused,
  });
}

function CodeForm({ onShown }: StepProps) {
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const show = useShowFactor(onShown, () => setCode(''));
  const send = (typed: string) => {
    setShort(typed.length < 6);
    if (typed.length === 6 && !show.isPending) show.mutate(typed);
  };
  return (
    <StepForm
      label={t.confirm}
      isPending={show.isPending}
      onSend={() => {
        send(code);
      }}
    >
      <CodeField
        label={t.code}
        help={t.factorLead}
        value={code}
        autoFocus
        onChange={(next) => {
          setCode(next);
          setShort(false);
        }}
        onComplete={send}
        error={isShort ? t.codeShort : show.isError && code === '' ? errorMessage(show.error) : undefined}
      />
    </StepForm>
  );
}

function RecoveryForm({ onShown }: StepProps) {
  const [code, setCode] = useState('');
  const show = useShowFactor(onShown, () => undefined);
  const [wasSent, setSent] = useState(false);
  return (
    <StepForm
      label={t.confirm}
      isPending={show.isPending}
      onSend={() => {
        setSent(true);
        if (code.trim() !== '') show.mutate(code);
      }}
    >
      <TextField
        label={t.recovery}
        help={t.recoveryLead}
        value={code}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => setCode(event.target.value)}
        error={
          wasSent && code.trim() === '' ? t.required : show.isError ? errorMessage(show.error) : undefined
        }
      />
    </StepForm>
  );
}

function PasskeyButton({ isFirst, onShown }: StepProps & { readonly isFirst: boolean }) {
  const { run, isPending, error } = usePasskey();
  return (
    <div className="flex flex-col gap-3">
      {isFirst && <p className="text-sm text-sub">{t.passkeyLead}</p>}
      {error && <Note look="danger">{error}</Note>}
      <Button
        variant={isFirst ? 'primary' : 'line'}
        icon="key"
        isWide
        isPending={isPending}
        onClick={() => void run(({ showPasskey }) => showPasskey()).then((done) => done && onShown())}
      >
        {t.withPasskey}
      </Button>
    </div>
  );
}
