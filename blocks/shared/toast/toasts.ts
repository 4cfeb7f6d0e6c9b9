/** Stores the toast, a short message over the page. A new one replaces the old one. */

export interface ToastContent {
  message: string;
  /** Screen readers announce an error at once, and an info after the current sentence. */
  tone: 'info' | 'error';
  /** Where the whole message leads: a page in another language, and how that language says to close the toast. */
  link?: { to: string; language: string; close: string };
  /** Milliseconds until it disappears; Infinity keeps it until it is dismissed. 5000 by default. */
  duration?: number;
}

export interface Toast extends ToastContent {
  id: number;
}

/** Changes a toast, as long as it is the one shown. */
export interface ToastHandle {
  id: number;
  dismiss(): void;
  update(content: ToastContent): void;
}

const DEFAULT_DURATION = 5000;

let current: Toast | undefined;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in place of the current one. */
export function showToast(content: ToastContent): ToastHandle {
  const id = ++lastId;
  set({ ...content, id });
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (next) => {
      if (current?.id === id) set({ ...next, id });
    },
  };
}

/** Removes a toast, if it is still the one shown. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(undefined);
}

/** Returns the toast that is shown, if any. */
export function currentToast(): Toast | undefined {
  return current;
}

/** Calls back at every change, until the returned function is called. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(toast: Toast | undefined): void {
  clearTimeout(timer);
  current = toast;
  const duration = toast?.duration ?? DEFAULT_DURATION;
  if (toast && Number.isFinite(duration)) timer = setTimeout(() => dismissToast(toast.id), duration);
  for (const listener of listeners) listener();
}
