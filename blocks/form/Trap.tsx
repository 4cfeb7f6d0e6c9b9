import { TRAP } from './trap.ts';

/** A field that only programs see. What it holds is a doubt for the server, never a reason to discard a message. */
export function Trap({ label }: { label: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        {label}
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
