import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { doorTexts as t } from './ja.ts';
import { StepForm } from './step-form.tsx';
import { usePasskey } from './use-passkey.ts';

/** A passkey of this device or of a security key, with a name to know it by. */
export function PasskeyForm({ onDone }: { readonly onDone: (recoveryCodes: readonly string[]) => void }) {
  const [name, setName] = useState('');
  const [wasSent, setSent] = useState(false);
  const { run, isPending, error } = usePasskey();
  const add = async () => {
    const added = await run(({ addPasskey }) => addPasskey(name.trim()));
    if (added) onDone(added.recoveryCodes);
  };
  return (
    <StepForm
      label={t.register}
      isPending={isPending}
      refusal={error}
      onSend={() => {
        setSent(true);
        if (name.trim() !== '') void add();
      }}
    >
      <TextField
        label={t.passkeyName}
        help={t.passkeyNameHelp}
        value={name}
        maxLength={40}
        autoFocus
        onChange={(event) => setName(event.target.value)}
        error={wasSent && name.trim() === '' ? t.required : undefined}
      />
    </StepForm>
  );
}
