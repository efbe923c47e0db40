import { mayAct, type AdminCall } from '@yoimachi/contract/admin';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isLoginDue } from '#lib/api.ts';
import { officeQuery, type Office } from '#lib/office-query.ts';
import { RoleError } from './role-error.ts';

/** For `beforeLoad`: who is signed in, or a redirect to the login, which leads back to `href`. */
export async function requireOffice(queryClient: QueryClient, href: string): Promise<Office> {
  const office = await queryClient.ensureQueryData(officeQuery).catch((error: unknown) => {
    if (isLoginDue(error)) return null;
    throw error;
  });
  if (office?.step === 'OPEN') return office;
  throw redirect({ to: '/login', search: { next: href } });
}

/** For `beforeLoad`: the screen is there for roles that may make this call; the server refuses its calls besides. */
export function refuseOthers({ operator }: Office, needs: AdminCall): void {
  if (!mayAct(operator.role, needs)) throw new RoleError();
}
