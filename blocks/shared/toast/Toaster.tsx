import { useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToasts } from './toasts.ts';

const none = () => undefined;

/** Where the toast appears. Both live regions are always there, so that screen readers listen to them. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, none);
  const shown = toast && (
    <div className={`toast toast-${toast.tone}`} key={toast.id}>
      <p>{toast.message}</p>
      <button type="button" aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
        ×
      </button>
    </div>
  );
  return (
    <div className="toaster">
      <div role="status">{toast?.tone === 'info' && shown}</div>
      <div role="alert">{toast?.tone === 'error' && shown}</div>
    </div>
  );
}
