/** Stores the short message that may float over a page. A new one replaces the old one. */

export interface ToastContent {
  message: string;
  /** error is announced at once and coloured so; info waits for a pause. */
  tone: 'info' | 'error';
  /** Milliseconds until it goes by itself; Infinity keeps it until it is dismissed. 5000 if left out. */
  duration?: number;
}

export interface Toast extends ToastContent {
  id: number;
}

/** What a caller may still do with the toast it has shown. */
export interface ToastHandle {
  id: number;
  dismiss(): void;
  update(content: ToastContent): void;
}

export const DEFAULT_DURATION = 5000;

let current: Toast | undefined;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a message and takes away the one before it. */
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

/** Takes a message away, if it is still the one shown. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(undefined);
}

/** The message shown now, for React. */
export function currentToast(): Toast | undefined {
  return current;
}

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
