/** The name of the honeypot: a field that no person and no password manager has a reason to fill in. */
export const HONEYPOT = 'leave_this_alone';
