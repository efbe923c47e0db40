import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffKey } from '#lib/staff.ts';

/** An act on the staff; the list is read anew after it. */
export function useStaffAct<Given, Answer>(act: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  });
}
