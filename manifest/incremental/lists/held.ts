/** Says which pages are held back: drafts, and pages whose day has not come. */
import { today } from '../../../schema/values/hours/today.ts';

/** The fields of a route that hold it back, perhaps not as the schema wants them. */
export interface MayBeHeld {
  draft?: unknown;
  publish?: unknown;
}

/** Returns whether a page is not to be published on a day. */
export function isHeld({ draft, publish }: MayBeHeld, day?: string): boolean {
  return draft === true || (typeof publish === 'string' && publish > (day ?? today()));
}

/** Returns why a page is held back, in words: "a draft", or "to be published on 2026-12-01". */
export function whyHeld({ draft, publish }: MayBeHeld): string {
  return draft === true ? 'a draft' : `to be published on ${String(publish)}`;
}

/** Returns the days between which a site has the same pages: from the last day that published some, to before the next one. */
export function validPeriod(routes: MayBeHeld[], day = today()): { since?: string; until?: string } {
  const days = routes.flatMap(({ draft, publish }) => (draft !== true && typeof publish === 'string' ? publish : []));
  const [since, until] = [
    days
      .filter((one) => one <= day)
      .toSorted()
      .at(-1),
    days.filter((one) => one > day).toSorted()[0],
  ];
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
}
