import { mayAct, type AdminCall } from '@yoimachi/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { officeQuery, type Office } from './office-query.ts';

const behindLogin = getRouteApi('/_office');

/** The person at the desk, for screens behind the login; whoever is signed out remains there until the screen is left. */
export function useOffice(): Office {
  const { office } = behindLogin.useRouteContext();
  return useQuery({ ...officeQuery, enabled: false }).data ?? office;
}

/** Whether the person may make a call; what is refused is not shown. */
export function useMayAct(): (name: AdminCall) => boolean {
  const { operator } = useOffice();
  return (name) => mayAct(operator.role, name);
}
