import { HONEYPOT } from '../honeypot.ts';

/** Renders the honeypot, a field that only programs see. The server quarantines a message that fills it in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        {label}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
