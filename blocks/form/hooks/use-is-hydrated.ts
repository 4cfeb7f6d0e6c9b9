import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** Returns whether scripts run: false on the server, and in the first render of the browser, before hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
