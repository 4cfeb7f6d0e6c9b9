/** Finds references and addresses that may have changed places in a translation. */
import type { TranslationFault } from '../compare/fault.ts';
import { allOf, LINK_TARGET, REFERENCES } from '../compare/patterns.ts';

/** Returns the first reference or address that stands where the source has another one of its kind; undefined where none does. */
export function orderFault(source: string, translation: string): TranslationFault | undefined {
  if (!translation.includes('${') && !translation.includes('](')) return undefined;
  return (
    firstMoved(allOf(source, REFERENCES), allOf(translation, REFERENCES), groupOf) ??
    firstMoved(allOf(source, LINK_TARGET), allOf(translation, LINK_TARGET), () => '')
  );
}

function firstMoved(
  wanted: string[],
  written: string[],
  kindOf: (one: string) => string,
): TranslationFault | undefined {
  const at = wanted.findIndex((one, index) => one !== written[index]);
  const [here, there] = [wanted[at], written[at]];
  if (here === undefined || there === undefined || kindOf(here) !== kindOf(there)) return undefined;
  return {
    message: `${JSON.stringify(there)} is where the source has ${JSON.stringify(here)}.`,
    hint: 'Look whether each is beside the words that it belongs to.',
    mark: there,
  };
}

/** Returns what comes before the point: those of one group are of one kind, such as phone numbers. */
const groupOf = (reference: string) => reference.split('.')[0]!;
