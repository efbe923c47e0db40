import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

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
