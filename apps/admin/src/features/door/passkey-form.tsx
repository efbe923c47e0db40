import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { doorTexts as t } from './ja.ts';
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
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (name.trim() !== '' && !isPending) void add();
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
      {error && <Note look="danger">{error}</Note>}
      <Button type="submit" isWide isPending={isPending}>
        {t.register}
      </Button>
    </form>
  );
}
