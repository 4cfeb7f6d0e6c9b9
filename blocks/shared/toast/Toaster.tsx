import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { FocusEvent } from 'react';
import { MAIN_ID } from '../../../schema/addresses/layout-ids.ts';
import { PhoneText } from '../phone/PhoneText.tsx';
import { currentToast, dismissToast, subscribeToasts } from './toasts.ts';
import type { Toast } from './toasts.ts';

const none = () => undefined;

/** The element that had the focus before the toast. */
let before: Element | null = null;

function noteFocus({ relatedTarget, currentTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) before = relatedTarget;
}

/** Renders the toast. Both live regions always exist, so that screen readers observe them. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, none);
  const shown = toast && <ToastBox key={toast.id} toast={toast} closeLabel={closeLabel} />;
  return (
    <div className="toaster" onFocus={noteFocus}>
      <div role="status">{toast?.tone === 'info' && shown}</div>
      <div role="alert">{toast?.tone === 'error' && shown}</div>
    </div>
  );
}

/** Renders one toast. If it disappears with the focus inside, the focus returns to the element before. */
function ToastBox({ toast: { id, tone, message, link }, closeLabel }: { toast: Toast; closeLabel: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const next = before?.isConnected ? before : document.getElementById(MAIN_ID);
      (next as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={`toast toast-${tone}`} lang={link?.language} dir={link && 'auto'} ref={box}>
      <p>
        {link ? (
          <a href={link.to} hrefLang={link.language}>
            {message}
          </a>
        ) : (
          <PhoneText text={message} />
        )}
      </p>
      <button type="button" aria-label={link?.close ?? closeLabel} onClick={() => dismissToast(id)}>
        ×
      </button>
    </div>
  );
}
