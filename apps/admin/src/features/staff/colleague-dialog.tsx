import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import type { OperatorRole } from '@yoimachi/domain/operator';
import { useState, type ReactNode } from 'react';
import { call } from '#lib/api.ts';
import { useOffice } from '#lib/office.ts';
import { Dialog } from '#parts/dialog.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Select } from '#ui/select.tsx';
import { ActButton } from '#parts/act/index.ts';
import { endSessions, roleOptions, switchOperator } from './acts.tsx';
import type { Colleague } from '#lib/staff.ts';
import { useStaffAct } from './api.ts';
import { InviteForm } from './invite-form.tsx';
import { staffTexts as t } from './ja.ts';

/** What an owner does about a colleague. */
export function ColleagueDialog({ one, onClose }: { readonly one: Colleague; readonly onClose: () => void }) {
  const { operator } = useOffice();
  return (
    <Dialog isOpen onClose={onClose} title={one.name}>
      <RoleForm one={one} />
      {/* Nobody renews their own factors: another owner does. */}
      {!one.isDisabled && one.id !== operator.id && <InviteForm one={one} />}
      {one.sessions > 0 && (
        <Part title={t.endHead}>
          <ActButton act={endSessions} of={one} />
        </Part>
      )}
      <Part title={t.disableHead} help={one.isDisabled ? t.enableHelp : t.disableHelp}>
        <ActButton act={switchOperator} of={one} look={one.isDisabled ? 'line' : 'danger'} />
      </Part>
      <SmallButton look="quiet" onClick={onClose}>
        {t.close}
      </SmallButton>
    </Dialog>
  );
}

function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <h3 className="font-gothic text-sm font-bold">{title}</h3>
      {help && <p className="phrase text-xs text-sub">{help}</p>}
      {children}
    </section>
  );
}

function RoleForm({ one }: { readonly one: Colleague }) {
  const [role, setRole] = useState<OperatorRole>(one.role);
  const change = useStaffAct(() =>
    call(operatorAdminRoutes.changeRole, { params: { operatorId: one.id }, body: { role } }),
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <Select
        label={t.role}
        help={t.roleHelp}
        emptyLabel={null}
        options={roleOptions}
        value={role}
        className="w-full"
        onChange={(event) => setRole(event.target.value as OperatorRole)}
        error={change.isError ? errorMessage(change.error) : undefined}
      />
      {role !== one.role && (
        <SmallButton
          isPending={change.isPending}
          onClick={() => change.mutate(undefined, { onSuccess: () => showToast(t.roleChanged, 'ok') })}
        >
          {t.changeRole}
        </SmallButton>
      )}
    </div>
  );
}
