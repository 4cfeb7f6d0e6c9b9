/** Checks names that are written one by one or in a list. */
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { explainSeveral, severalNames, unknownName } from './several-names.ts';

interface KnownNames {
  /** What they are names of. */
  what: string;
  knownNames: string[];
  /** What readers see for each: authors may have written that. */
  shown: Record<string, unknown>;
  /** The hint where there are none. */
  otherwise: string;
}

/** Finds the unknown names of a field; `value` is one name or a list of them. */
export function* namesAt(
  value: unknown,
  pointer: Pointer,
  { what, knownNames, shown, otherwise }: KnownNames,
): Generator<Omit<Finding, 'code'>> {
  const listed = Array.isArray(value) ? value.map((name: unknown, at) => ({ name, at: `${pointer}/${at}` })) : [];
  for (const { name, at } of typeof value === 'string' ? [{ name: value, at: pointer }] : listed) {
    if (typeof name !== 'string' || knownNames.includes(name)) continue;
    const several = severalNames(name, new Set(knownNames));
    const meant = knownNames.find((key) => String(shown[key]).toLowerCase() === name.trim().toLowerCase());
    const guess =
      meant === undefined
        ? {}
        : { hint: `Write ${JSON.stringify(meant)}.`, suggestions: [meant], fix: { replace: meant } };
    const finding = { pointer: at, ...unknownName(what, name, knownNames, otherwise), ...guess };
    yield several ? { ...finding, ...explainSeveral(several) } : finding;
  }
}
