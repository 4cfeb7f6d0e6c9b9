import { useEffect, useMemo, useRef } from 'react';

/** One message, however often the button is pressed or the network fails. */
export interface FormSubmission {
  /** The server makes one lead of all posts with the same key and the same values. */
  key: string;
  /** Milliseconds since the form was ready. */
  age: number;
}

interface SubmissionSource {
  current(): FormSubmission;
  /** Starts a new message: the next post is another lead. */
  renew(): void;
}

/** Provides the key and the age of a form's current message. */
export function useSubmission(): SubmissionSource {
  const open = useRef<{ key: string; since: number }>(null);
  const source = useMemo(() => {
    const start = () => (open.current = { key: newKey(), since: performance.now() });
    return {
      current() {
        const { key, since } = open.current ?? start();
        return { key, age: performance.now() - since };
      },
      renew: () => void start(),
    };
  }, []);
  useEffect(() => source.renew(), [source]);
  return source;
}

/** Begins with the time, so that the newest keys are adjacent in the server's index. Plain http has no `randomUUID`. */
function newKey(): string {
  const random = () => Math.random().toString(36).slice(2);
  return `${Date.now().toString(36)}-${crypto.randomUUID?.() ?? random() + random()}`;
}
