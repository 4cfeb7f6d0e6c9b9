/** Explains fields that an object does not take: what each is called there, and which one is missing in its place. */
import { explainFormat, quote, typeNames } from '../keywords.ts';
import { escapePointer } from '../../../schema/values/pointer.ts';
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { findFlattened } from './flattened.ts';
import { findOddNames } from './odd-names.ts';
import { isStyling, similarity } from '../../words/similarity.ts';
import type { Similarity } from '../../words/similarity.ts';
import { ownerFinder, misplacedFields } from './placement.ts';
import type { FieldOwner, MisnamedFields } from './placement.ts';
import { fieldsOf, schemaAt } from '../schema-at.ts';
import type { Field } from '../schema-at.ts';
import { deref } from '../../../schema/schemas.ts';
import { hasInvisible, invisibleCharacter } from '../../words/invisible.ts';
import { isPlausible, fitsSchema } from '../values/fits-schema.ts';

/** A name and a field that it may stand for. */
interface Pair extends Similarity {
  name: string;
  field: Field;
  /** Whether the value is one that the field takes. */
  fits: boolean;
}

/** As many slips of the fingers are certain; more are worth a question. */
const CERTAIN = 2.5;
/** A field that is needed is a little likelier to be meant than another one. */
const MISSING = 0.4;
/** A field that takes the value as it is, is likelier than one that takes it changed. */
const CHANGED = 0.5;
/** A synonym within a longer word is no nearer. */
const COMPOUND = 1.3;
const SHOWN = 3;

/** A finding for each mistake in the names of an object; and the missing fields that names stand for. */
export function explainNames(all: MisnamedFields, root: unknown): { findings: Finding[]; paired: Set<string> } {
  const schema = schemaAt(root, all.pointer);
  const fields = schema ? fieldsOf(schema) : [];
  const flat = findFlattened(all, fields, root);
  const odd = findOddNames(all, fields, root);
  const isExplained = new Set([...flat.flatMap(({ names }) => names), ...odd.map(({ name }) => name)]);
  const object = { ...all, unknown: all.unknown.filter((name) => !isExplained.has(name)) };
  const pairs = pairsOf(object, fields, root);
  const chosen = new Map<string, Pair>();
  const paired = new Set(odd.flatMap(({ gives }) => gives));
  // The nearest first; where a value does not fit, the name is still right if nothing else is.
  for (const pair of [...pairs.filter(({ fits }) => fits), ...pairs.filter(({ fits }) => !fits)]) {
    if (chosen.has(pair.name) || paired.has(pair.field.name)) continue;
    chosen.set(pair.name, pair);
    paired.add(pair.field.name);
  }
  const homes = ownersOf(object, chosen, root);
  for (const { names } of homes) {
    for (const name of names) {
      paired.delete(chosen.get(name)?.field.name ?? '');
      chosen.delete(name);
    }
  }
  const byName = Map.groupBy(pairs, ({ name }) => name);
  const findings = [...chosen.values()].map((pair) => misnamed(object, pair, byName));
  const translated = [...chosen.values()].filter((pair, index) => pair.isSynonym && findings[index]!.fix);
  const isTranslated = new Set(translated.map(({ name }) => name));
  const placed = new Set([...chosen.keys(), ...homes.flatMap(({ names }) => names)]);
  const homeless = object.unknown.filter((name) => !placed.has(name));
  return {
    findings: [
      ...[...flat, ...odd].map(({ finding }) => finding),
      ...homes.map(({ names, home }) => misplacedFields(names, object, home, root)),
      ...(translated.length > 1
        ? [otherWords(object, translated), ...findings.filter(({ found = '' }) => !isTranslated.has(found))]
        : findings),
      ...homeless.map((name) => unknownField(object, name, fields)),
    ],
    paired,
  };
}

/** Fields that belong to another object: those that nothing here is like, and those that are lacking there. */
function ownersOf(
  object: MisnamedFields,
  chosen: Map<string, Pair>,
  root: unknown,
): { names: string[]; home: FieldOwner }[] {
  const given = new Set([...chosen.values()].filter(({ fits }) => fits).map(({ field }) => field.name));
  const homeOf = ownerFinder({ ...object, missing: object.missing.filter((name) => !given.has(name)) }, root);
  const byHome = new Map<Pointer, { names: string[]; home: FieldOwner }>();
  for (const name of object.unknown) {
    const pair = chosen.get(name);
    const isSure = pair !== undefined && pair.fits && !pair.isAmbiguous && pair.distance < CERTAIN;
    if (isSure && !pair.isSynonym) continue;
    const home = homeOf(name);
    if (!home || (isSure && !home.isRequired)) continue;
    const known = byHome.get(home.pointer);
    if (known) known.names.push(name);
    else byHome.set(home.pointer, { names: [name], home });
  }
  return [...byHome.values()];
}

/** Every name with every field that it may stand for and that is not written, the nearest first. */
function pairsOf({ value, pointer, unknown, missing }: MisnamedFields, fields: Field[], root: unknown): Pair[] {
  const free = fields.filter(({ name }) => !Object.hasOwn(value, name));
  return unknown
    .flatMap((name) =>
      free.flatMap((field): Pair[] => {
        const like = similarity(name, field.name, field.synonyms);
        if (like === undefined) return [];
        const away = missing.includes(field.name) && like.distance > MISSING ? like.distance - MISSING : like.distance;
        const fit = fitsSchema(root, `${pointer}/${escapePointer(field.name)}`, value[name]);
        return [
          {
            ...like,
            name,
            field,
            distance: fit === 'changed' && like.isSynonym ? away + CHANGED : away,
            fits: fit !== 'not' && (!like.isSynonym || isPlausible(field.schema, value[name])),
            // Few fields take just these words: one of them says what is meant.
            isAmbiguous:
              like.isAmbiguous && !(fit === 'as it is' && like.distance < COMPOUND && deref(field.schema).node.enum),
          },
        ];
      }),
    )
    .toSorted((a, b) => a.distance - b.distance);
}

function misnamed({ pointer, missing }: MisnamedFields, pair: Pair, pairs: Map<string, Pair[]>): Finding {
  const { name, field, distance: away, fits, isSynonym, isAmbiguous: isDoubtful } = pair;
  if (hasInvisible(name)) return unseenInName(name, field.name, pointer);
  const isMissing = missing.includes(field.name);
  const others = (pairs.get(name) ?? []).filter((other) => other !== pair);
  // Of two fields that a slip of the fingers may come from, only a person knows which one; a synonym says what is meant.
  const isCertain =
    fits &&
    !isDoubtful &&
    away < CERTAIN &&
    (isSynonym || away < 1 || !others.some((other) => other.fits && !other.isSynonym));
  const kind = fits ? '' : ` It takes ${kindOf(field)}.`;
  return {
    code: isMissing ? 'misspelt-field' : 'unknown-field',
    pointer: `${pointer}/${escapePointer(name)}`,
    at: 'key',
    message: `There is no field ${quote(name)} here${isMissing ? `, and ${quote(field.name)} is missing` : ''}.`,
    hint:
      isSynonym && !isDoubtful
        ? `It is called ${quote(field.name)} here.${kind}`
        : `Did you mean ${quote(field.name)}?${kind}`,
    expected: field.name,
    found: name,
    suggestions: [pair, ...others].slice(0, SHOWN).map((other) => other.field.name),
    ...(isCertain ? { fix: { replace: field.name } } : {}),
  };
}

/** What a field takes, in a few words. */
function kindOf({ schema }: Field): string {
  const { node } = deref(schema);
  const value = explainFormat[node.format ?? ''];
  if (value !== undefined) return value;
  const fields = node.required ?? Object.keys(node.properties ?? {});
  if (node.type === 'object') return fields.length > 0 ? `fields: ${fields.join(', ')}` : 'fields';
  if (node.enum) return `one of: ${node.enum.join(', ')}`;
  return node.type === undefined ? 'another value' : (typeNames[node.type] ?? node.type);
}

/** One finding for a name that looks as it should. */
function unseenInName(name: string, meant: string, pointer: Pointer): Finding {
  const at = `${pointer}/${escapePointer(name)}`;
  return { ...invisibleCharacter(name, at), at: 'key', suggestions: [meant], fix: { replace: meant } };
}

/** One finding for an object that is written in the words of another program. */
function otherWords({ pointer }: MisnamedFields, pairs: Pair[]): Finding {
  const first = pairs[0]!;
  const words = pairs.map(({ name, field }) => `${quote(name)} is called ${quote(field.name)}`);
  const place = (name: string) => `${pointer}/${escapePointer(name)}`;
  return {
    code: 'misspelt-field',
    pointer: place(first.name),
    at: 'key',
    message: `${pairs.length} fields have other names here: ${words.join(', ')}.`,
    hint: 'Write those names.',
    expected: pairs.map(({ field }) => field.name).join(', '),
    found: pairs.map(({ name }) => name).join(', '),
    suggestions: pairs.map(({ field }) => field.name).slice(0, SHOWN),
    fix: { moves: pairs.map(({ name, field }) => ({ from: place(name), to: place(field.name) })) },
  };
}

function unknownField({ pointer, value }: MisnamedFields, name: string, fields: Field[]): Finding {
  const known = fields.map((field) => field.name).join(', ');
  const twin = fields.find((field) => {
    const like = Object.hasOwn(value, field.name) ? similarity(name, field.name, field.synonyms) : undefined;
    return like && !like.isAmbiguous && like.distance < CERTAIN;
  });
  return {
    code: 'unknown-field',
    pointer: `${pointer}/${escapePointer(name)}`,
    at: 'key',
    message: `There is no field ${quote(name)} here.`,
    hint: twin
      ? `${quote(twin.name)}, which is here already, says the same: keep one of the two.`
      : `${isStyling(name) ? 'Remove it: how things look comes from the design, not from the manifest. ' : ''}The fields here are: ${known}.`,
    expected: `one of: ${known}`,
    found: name,
  };
}
