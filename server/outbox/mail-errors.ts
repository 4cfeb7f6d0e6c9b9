/** Reads the errors of a mail server. */
import { reasonOf } from '../log.ts';

/** Returns whether the server permanently refused the mail itself, not an address of it. */
export function isMailRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: unknown; responseCode?: number };
  return command === 'DATA' && responseCode >= 500;
}

/** Returns whether the server permanently refused the only address of a mail. */
export function isAddressRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: unknown; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}

/** Returns the error's codes and the SMTP status, without its message, which may repeat an address. */
export function mailReason(error: unknown): string {
  const { originalCode, responseCode } = error as { originalCode?: unknown; responseCode?: unknown };
  return [reasonOf(error), originalCode, responseCode].filter(Boolean).join(' ');
}
