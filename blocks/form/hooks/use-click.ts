import { useEffect, useMemo, useRef } from 'react';

/** One message on its way, however often the button is pressed or the network fails. */
export interface Click {
  /** The server makes one lead of all posts with the same key and the same values. */
  key: string;
  /** Milliseconds since the form was ready. */
  age: number;
}

interface ClickSource {
  current(): Click;
  /** What is sent from now on is another message. */
  renew(): void;
}

export function useClick(): ClickSource {
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

/** Begins with the time, so that the server finds the newest together. `randomUUID` is there only over https. */
function newKey(): string {
  const random = () => Math.random().toString(36).slice(2);
  return `${Date.now().toString(36)}-${crypto.randomUUID?.() ?? random() + random()}`;
}
