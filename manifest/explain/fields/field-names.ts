/** Explains fields that an object does not take: the field that each name means, or the object that it belongs to. */
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { fieldByValue } from './by-value.ts';
import { draftHint, findElsewhere, findWrittenElsewhere } from './elsewhere.ts';
import { findDotted, findFlattened } from './flattened.ts';
import { findOddNames, invisibleName } from './odd-names.ts';
import { entryWithout } from './misplaced-entries.ts';
import { adviceOnValue, findPlaces } from './other-shapes.ts';
import { isStyling, similarity } from '../../words/similarity.ts';
import type { Similarity } from '../../words/similarity.ts';
import { explainMisplaced, ownerFinder } from './misplaced-fields.ts';
import type { MisnamedFields } from './misplaced-fields.ts';
import { fieldsAt } from '../schema-at.ts';
import type { SchemaField } from '../schema-at.ts';
import { deref } from '../../../schema/schemas.ts';
import { hasInvisible } from '../../words/invisible.ts';
import { isPlausible, fitsSchema } from '../values/fits-schema.ts';
import { describeAccepted, fieldFinding, quote } from '../wording.ts';
import { fieldPointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';

/** A name and a field that it may mean. */
interface Pair extends Similarity {
  name: string;
  field: SchemaField;
  /** Whether the field takes the value. */
  fits: boolean;
}

/** A misspelt name is certain up to this distance. */
const CERTAIN_DISTANCE = 2.5;
/** How much nearer, in typing errors, a required field is than another one. */
const REQUIRED_BONUS = 0.4;
/** How much further a field is that takes the value only after a fix. */
const FIX_PENALTY = 0.6;
/** The least distance of a synonym that is a part of a longer word. */
const COMPOUND_DISTANCE = 1.3;
/** The distance of a name that only its value connects with the field. */
const VALUE_ONLY_DISTANCE = 9;
const SHOWN = 3;

/** Explains each mistake in the names of an object; `paired` has the missing fields that names mean. */
export function explainNames(given: Omit<MisnamedFields, 'fields'>): { findings: Finding[]; paired: Set<string> } {
  const all = { ...given, fields: fieldsAt(given.root, given.pointer) };
  const writtenElsewhere = findWrittenElsewhere(all);
  const namesElsewhere = new Set(writtenElsewhere.flatMap(({ names }) => names));
  const withoutThose = { ...all, unknown: all.unknown.filter((name) => !namesElsewhere.has(name)) };
  const odd = [
    ...writtenElsewhere,
    ...findDotted(withoutThose),
    ...findFlattened(withoutThose),
    ...findPlaces(withoutThose),
    ...findOddNames(withoutThose),
  ];
  const isExplained = new Set(odd.flatMap(({ names }) => names));
  const object = { ...all, unknown: all.unknown.filter((name) => !isExplained.has(name)) };
  const pairs = pairsOf(object);
  const chosen = new Map<string, Pair>();
  const paired = new Set(odd.flatMap(({ gives }) => gives));
  // The nearest first. A name may still be the field's if the value does not fit, but only if no other pair is.
  for (const pair of pairs.toSorted((a, b) => Number(b.fits) - Number(a.fits))) {
    if (chosen.has(pair.name) || paired.has(pair.field.name)) continue;
    chosen.set(pair.name, pair);
    paired.add(pair.field.name);
  }
  const only = onlyPair(object, chosen, paired);
  if (only) {
    chosen.set(only.name, only);
    paired.add(only.field.name);
  }
  const misplaced = findMisplaced(object, chosen);
  const elsewhere = new Set(misplaced.flatMap(({ names }) => names));
  for (const name of elsewhere) {
    paired.delete(chosen.get(name)?.field.name ?? '');
    chosen.delete(name);
  }
  const unexplained = object.unknown.filter((name) => !chosen.has(name) && !elsewhere.has(name));
  const instead = inPlaceOf(object, unexplained, paired);
  if (instead) paired.add(instead.field);
  const findings = [
    ...odd.map(({ finding }) => finding),
    ...misplaced.map(({ names, owner }) => explainMisplaced(names, owner, object)),
    ...explainMisnamed(object, [...chosen.values()], pairs),
    ...unexplained.map((name) => (name === instead?.name ? instead.finding : explainUnknown(object, name))),
  ];
  return { findings, paired };
}

/** Where one name means nothing and one field is missing that takes its value, it may be a translation: antwort, answer. */
function onlyPair(object: MisnamedFields, chosen: Map<string, Pair>, paired: Set<string>): Pair | undefined {
  const [name, ...names] = object.unknown.filter((one) => !chosen.has(one));
  const [missing, ...more] = object.missing.filter((one) => !paired.has(one) && one !== 'type');
  const field = object.fields.find((one) => one.name === missing);
  if (name === undefined || !field || names.length + more.length > 0 || isStyling(name)) return undefined;
  const value = object.value[name];
  const fits = typeof value === 'string' && fitsSchema(object.root, fieldPointer(object.pointer, field.name), value) === 'yes'; // prettier-ignore
  if (!fits || !isPlausible(field.schema, value)) return undefined;
  return { name, field, distance: VALUE_ONLY_DISTANCE, isSynonym: true, isAmbiguous: true, fits: true };
}

/** Explains one name that means nothing, where one field is missing: it is written in place of the field, even with a wrong value. */
function inPlaceOf(
  object: MisnamedFields,
  unexplained: string[],
  paired: Set<string>,
): { name: string; field: string; finding: Finding } | undefined {
  const [name, ...names] = unexplained;
  const [field, ...more] = object.missing.filter((one) => !paired.has(one) && one !== 'type');
  if (name === undefined || field === undefined || names.length + more.length > 0 || isStyling(name)) return undefined;
  const unknown = explainUnknown(object, name);
  if (unknown.suggestions || unknown.hint?.includes('keep one')) return undefined;
  const message = `There is no field ${quote(name)} here, and ${quote(field)} is missing.`;
  const taken = object.fields.find((one) => one.name === field)!;
  // A text says nothing of fields, and is no beginning of them.
  if (deref(taken.schema).node.type === 'object' && !isRecord(object.value[name])) return undefined;
  const hint = `Write "${field}: …" in its place: ${describeAccepted(taken)}.`;
  return { name, field, finding: { ...unknown, code: 'misspelt-field', message, hint, suggestions: [field] } };
}

/** Finds fields that belong to another object: those that mean no field here, and those that are required there. */
function findMisplaced(object: MisnamedFields, chosen: Map<string, Pair>): { names: string[]; owner: Pointer }[] {
  const given = new Set([...chosen.values()].filter(({ fits }) => fits).map(({ field }) => field.name));
  const ownerOf = ownerFinder({ ...object, missing: object.missing.filter((name) => !given.has(name)) });
  const owned = object.unknown.flatMap((name) => {
    const pair = chosen.get(name);
    const isCertain = pair !== undefined && pair.fits && !pair.isAmbiguous && pair.distance < CERTAIN_DISTANCE;
    const owner = isCertain && !pair.isSynonym ? undefined : ownerOf(name);
    return owner && (owner.isRequired || !isCertain) ? [{ name, owner: owner.pointer }] : [];
  });
  const byOwner = Map.groupBy(owned, ({ owner }) => owner);
  return [...byOwner].map(([owner, own]) => ({ owner, names: own.map(({ name }) => name) }));
}

/** Pairs every name with every field that it may mean and that is not written, the nearest first. */
function pairsOf({ value, pointer, unknown, missing, fields, root }: MisnamedFields): Pair[] {
  const free = fields.filter(({ name }) => !Object.hasOwn(value, name));
  const pairs = unknown.flatMap((name) =>
    free.flatMap((field): Pair[] => {
      const similar = similarity(name, field.name, field.synonyms);
      if (similar === undefined) return [];
      const { isSynonym } = similar;
      const bonus = missing.includes(field.name) && similar.distance > REQUIRED_BONUS ? REQUIRED_BONUS : 0;
      const fit = fitsSchema(root, fieldPointer(pointer, field.name), value[name]);
      const malus = fit === 'after a fix' && similar.distance > 0 ? FIX_PENALTY : 0;
      // Few fields take just these words, so the value confirms an ambiguous synonym.
      const isConfirmed =
        fit === 'yes' && similar.distance < COMPOUND_DISTANCE && deref(field.schema).node.enum !== undefined;
      return [
        {
          name,
          field,
          isSynonym,
          distance: similar.distance - bonus + malus,
          fits: fit !== 'no' && (!isSynonym || isPlausible(field.schema, value[name])),
          isAmbiguous: similar.isAmbiguous && !isConfirmed,
        },
      ];
    }),
  );
  return pairs.filter((pair) => !isWeaker(pair, pairs)).toSorted((a, b) => a.distance - b.distance);
}

/**
 * Returns whether another pair is stronger: a synonym of one field is no compound of another (buttonText is no text),
 * and what may mean several fields means the one that it surely is a word for (the title of a picture is no alt).
 */
function isWeaker({ name, isSynonym, isAmbiguous, distance }: Pair, pairs: Pair[]): boolean {
  if (!isSynonym || !(isAmbiguous || distance > COMPOUND_DISTANCE)) return false;
  const others = pairs.filter((other) => other.name === name && other.isSynonym && !other.isAmbiguous);
  return others.some((other) => other.distance < COMPOUND_DISTANCE && (other.fits || !isAmbiguous));
}

function explainMisnamed(object: MisnamedFields, chosen: Pair[], pairs: Pair[]): Finding[] {
  const byName = Map.groupBy(pairs, ({ name }) => name);
  const explained = chosen.map((pair) => ({ pair, finding: misnamed(object, pair, byName.get(pair.name) ?? [pair]) }));
  const isTranslated = ({ pair, finding }: (typeof explained)[number]) => pair.isSynonym && finding.fix !== undefined;
  const translated = explained.filter(isTranslated).map(({ pair }) => pair);
  if (translated.length < 2) return explained.map(({ finding }) => finding);
  const others = explained.filter((one) => !isTranslated(one)).map(({ finding }) => finding);
  return [otherWords(object, translated), ...others];
}

function misnamed(object: MisnamedFields, pair: Pair, pairs: Pair[]): Finding {
  const { pointer, missing } = object;
  const { name, field, distance, fits, isSynonym, isAmbiguous } = pair;
  if (hasInvisible(name)) return invisibleName(name, field.name, pointer);
  const isMissing = missing.includes(field.name);
  const others = pairs.filter((other) => other !== pair);
  // A misspelt name that is near to several fields is not certain; a synonym is.
  const isOnly = isSynonym || distance < 1 || !others.some((other) => other.fits && !other.isSynonym);
  const inEntry = isSynonym ? entryWithout(object, name) : undefined;
  const isCertain = fits && !isAmbiguous && distance < CERTAIN_DISTANCE && isOnly && inEntry === undefined;
  const question =
    isSynonym && !isAmbiguous ? `It is called ${quote(field.name)} here.` : `Did you mean ${quote(field.name)}?`;
  return fieldFinding(pointer, name, {
    code: isMissing ? 'misspelt-field' : 'unknown-field',
    message: `There is no field ${quote(name)} here${isMissing ? `, and ${quote(field.name)} is missing` : ''}.`,
    hint: `${question}${fits ? '' : ` ${adviceOnValue(object, name, field)}`}${inEntry ?? ''}`,
    expected: field.name,
    suggestions: [pair, ...others].slice(0, SHOWN).map((other) => other.field.name),
    ...(isCertain ? { fix: { replace: field.name } } : {}),
  });
}

/** Explains an object that is written in the words of another program. */
function otherWords({ pointer, value }: MisnamedFields, pairs: Pair[]): Finding {
  const words = pairs.map(({ name, field }) => `${quote(name)} is called ${quote(field.name)}`);
  const names = pairs.map(({ field }) => field.name);
  const first = Object.keys(value).find((one) => pairs.some(({ name }) => name === one))!;
  return fieldFinding(pointer, first, {
    code: 'misspelt-field',
    message: `${pairs.length} fields have other names here: ${words.join(', ')}.`,
    hint: 'Write those names.',
    expected: names.join(', '),
    found: pairs.map(({ name }) => name).join(', '),
    suggestions: names.slice(0, SHOWN),
    fix: {
      moves: pairs.map(({ name, field }) => ({
        from: fieldPointer(pointer, name),
        to: fieldPointer(pointer, field.name),
      })),
    },
  });
}

function explainUnknown(object: MisnamedFields, name: string): Finding {
  const { pointer, value, fields } = object;
  const names = fields.map((field) => field.name).join(', ');
  const twin = fields.find((field) => {
    const similar = Object.hasOwn(value, field.name) ? similarity(name, field.name, field.synonyms) : undefined;
    const isNear = similar && !similar.isAmbiguous && similar.distance < CERTAIN_DISTANCE;
    return isNear && fitsSchema(object.root, fieldPointer(pointer, field.name), value[name]) !== 'no';
  });
  const elsewhere = twin ? undefined : findElsewhere(name, pointer, object.root);
  const fitting = twin || elsewhere ? undefined : fieldByValue(object, name);
  const meant = fitting === undefined ? '' : `Did you mean ${quote(fitting)}? It takes such a value. `;
  const styling = isStyling(name) ? 'Remove it: how things look comes from the design, not from the manifest. ' : '';
  return fieldFinding(pointer, name, {
    hint: twin
      ? `${quote(twin.name)}, which is here already, says the same: keep one of the two.`
      : `${styling}${draftHint(name, pointer)}${elsewhere?.hint ?? meant}The fields here are: ${names}.`,
    ...(elsewhere || fitting ? { suggestions: [elsewhere?.name ?? fitting!] } : {}),
    expected: `one of: ${names}`,
  });
}
