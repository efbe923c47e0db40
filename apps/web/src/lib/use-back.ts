import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/** Goes back in this tab's history; without one (an opened link), to the start of the user's own side. */
export function useBack(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else
      void router.navigate({ to: router.state.location.pathname.startsWith('/cast') ? '/cast' : '/start' });
  };
}

/** A sheet that the address opens. The device's back button closes it too; one opened by an address has no such entry: `onClose` is for that. */
export function useAddressSheet(onClose: () => void) {
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  return {
    /** The address that opens it was pushed. */
    opened: () => {
      isOpenedHere.current = true;
    },
    close: () => {
      if (isOpenedHere.current) history.back();
      else onClose();
      isOpenedHere.current = false;
    },
  };
}

/** The ways to buy points and to the card; both return to `here`, a path of this app. */
export function useWaysToPay(here: string) {
  const navigate = useNavigate();
  const search = { next: here };
  return {
    toPoints: () => void navigate({ to: '/guest/buy-point', search }),
    toCard: () => void navigate({ to: '/guest/payment-info', search }),
  };
}
