import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { OPERATOR_ROLES, type OperatorRole } from '@yoimachi/domain/operator';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { roleNames } from '#lib/labels.ja.ts';
import { Dialog } from '#parts/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useStaffAct } from './api.ts';
import { staffTexts as t } from './ja.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: (operatorId: string) => void;
}

export const roleOptions = OPERATOR_ROLES.map((role) => ({ value: role, label: roleNames[role] }));

export function AddDialog({ isOpen, onClose, onAdded }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.addTitle}>
      <AddForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

function AddForm({ onClose, onAdded }: Omit<Props, 'isOpen'>) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole | ''>('');
  const [wasSent, setSent] = useState(false);
  const add = useStaffAct((body: { name: string; role: OperatorRole }) =>
    call(operatorAdminRoutes.addOperator, { body }),
  );
  const submit = () => {
    setSent(true);
    if (name.trim() === '' || role === '' || add.isPending) return;
    add.mutate(
      { name, role },
      {
        onSuccess: ({ id }) => {
          showToast(t.added, 'ok');
          onClose();
          onAdded(id);
        },
      },
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t.addName}
        help={t.addNameHelp}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
        error={wasSent && name.trim() === '' ? t.required : add.isError ? errorMessage(add.error) : undefined}
      />
      <Select
        label={t.role}
        options={roleOptions}
        value={role}
        onChange={(event) => setRole(event.target.value as OperatorRole)}
        error={wasSent && role === '' ? t.choose : undefined}
      />
      <Button type="submit" size="md" isPending={add.isPending}>
        {t.add}
      </Button>
    </form>
  );
}
