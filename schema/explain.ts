/** Turns the schema validator's errors into one plain sentence each. */
import type { ErrorObject } from 'ajv';
import { explainKeyword, quote } from './explain-keyword.ts';
import { escapePointer } from './pointer.ts';
import type { Finding } from './problem.ts';
import { suggest } from './suggest.ts';

/** What an empty or overlong text breaks besides; its length says enough. */
const VALUE_KEYWORDS = new Set(['pattern', 'format']);

/** One finding for each mistake: a misspelt field is one, not an unknown and a missing one. */
export function explainSchemaErrors(errors: ErrorObject[]): Finding[] {
  const seen = new Set<string>();
  const own = errors.filter((error) => {
    // "if" only says that its "then" failed; the same error may come through several branches.
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    if (error.keyword === 'if' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const pathsOf = (...keywords: string[]): Set<string> =>
    new Set(own.filter(({ keyword }) => keywords.includes(keyword)).map(({ instancePath }) => instancePath));
  const wrongTypes = pathsOf('type');
  const wrongLengths = pathsOf('minLength', 'maxLength');
  const badNames = new Set(
    own.flatMap(({ propertyName, instancePath }) =>
      propertyName === undefined ? [] : `${instancePath} ${propertyName}`,
    ),
  );
  const relevant = own.filter(({ keyword, instancePath, params, propertyName }) => {
    if (propertyName !== undefined) return false; // told by propertyNames itself
    if (keyword === 'additionalProperties') return !badNames.has(`${instancePath} ${params.additionalProperty}`);
    if (VALUE_KEYWORDS.has(keyword) && wrongLengths.has(instancePath)) return false;
    return keyword === 'type' || !wrongTypes.has(instancePath);
  });
  const { pairs, rest } = pairMisspelt(relevant);
  return [...pairs, ...rest.map(explainKeyword)];
}

/** Finds "field x is missing" and "field y is unknown" in one place where y is x misspelt. */
function pairMisspelt(errors: ErrorObject[]): { pairs: Finding[]; rest: ErrorObject[] } {
  const missing = errors.filter(({ keyword }) => keyword === 'required');
  const used = new Set<ErrorObject>();
  const pairs: Finding[] = [];
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const field = error.params.additionalProperty as string;
    const here = missing.filter((other) => other.instancePath === error.instancePath && !used.has(other));
    const name = suggest(
      field,
      here.map((other) => other.params.missingProperty as string),
    );
    if (name === undefined) continue;
    used.add(error).add(here.find((other) => other.params.missingProperty === name)!);
    pairs.push({
      code: 'misspelt-field',
      pointer: `${error.instancePath}/${escapePointer(field)}`,
      at: 'key',
      message: `There is no field ${quote(field)} here, and ${quote(name)} is missing.`,
      hint: `Did you mean ${quote(name)}?`,
      expected: name,
      found: field,
      suggestions: [name],
      cure: { replace: name },
    });
  }
  return { pairs, rest: errors.filter((error) => !used.has(error)) };
}
