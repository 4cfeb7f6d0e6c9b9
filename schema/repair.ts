/** Carries a manifest on past mistakes whose cure is certain, so that one mistake does not look like many. */
import type { Source } from './parse.ts';
import type { Finding, Pointer } from './problem.ts';
import { escapePointer } from './pointer.ts';
import type { Tree } from './tree.ts';
import { validate } from './validate.ts';

/** A manifest's value as it was meant, and what its schema finds wrong with it. */
export interface Repaired {
  value: unknown;
  findings: Finding[];
  /** Where a place of the repaired value stands in the file. */
  toWritten(pointer: Pointer): Pointer;
}

/** More rounds than mistakes can hide behind one another. */
const MAX_ROUNDS = 5;

/** Holds a value against the schema, again and again behind what mends itself. The source's value is left alone. */
export function validateOn(source: Source): Repaired {
  const renamed = new Map<Pointer, Pointer>();
  const toWritten = (pointer: Pointer) => translate(pointer, renamed);
  const mended: Finding[] = [];
  const repair: Repair = { source, root: { '': source.value }, copies: new Set(), renamed };
  for (let round = 0; ; round++) {
    const { '': value } = repair.root;
    const findings = validate(value);
    const curable = findings.filter(({ cure }) => cure);
    if (curable.length === 0 || round === MAX_ROUNDS) {
      return { value, findings: [...mended, ...findings.map((finding) => moved(finding, toWritten))], toWritten };
    }
    mended.push(...curable.map((finding) => moved(finding, toWritten)));
    for (const finding of curable) mend(finding, repair);
  }
}

/** Gives a finding about the repaired value its place in the file. */
export function moved(finding: Finding, toWritten: (pointer: Pointer) => Pointer): Finding {
  const { related } = finding;
  return {
    ...finding,
    pointer: toWritten(finding.pointer),
    ...(related ? { related: { ...related, pointer: toWritten(related.pointer) } } : {}),
  };
}

/** A value on its way to what was meant. */
interface Repair {
  source: Source;
  /** The value, under the empty name that pointers start with. */
  root: Tree;
  /** Its lists and fields that are copies already. */
  copies: Set<unknown>;
  /** The places of fields that got another name, and where they are written. */
  renamed: Map<Pointer, Pointer>;
}

function mend({ pointer, at, cure }: Finding, { source, root, copies, renamed }: Repair): void {
  const steps = pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = steps.pop()!;
  const fields = copiedWayTo(steps, root, copies);
  if (!fields || !cure || 'add' in cure || 'each' in cure) return;
  if ('quote' in cure) {
    const { start, end } = source.locate(translate(pointer, renamed));
    fields[name] = source.text.slice(start, end);
  } else if (at !== 'key') fields[name] = cure.bare ? cure.replace === 'true' : cure.replace;
  else if (!Array.isArray(fields) && !Object.hasOwn(fields, cure.replace)) {
    const place = pointer.slice(0, pointer.lastIndexOf('/'));
    renamed.set(`${place}/${escapePointer(cure.replace)}`, translate(pointer, renamed));
    fields[cure.replace] = fields[name];
    delete fields[name];
  }
}

/** The list or the fields at the end of a way, copied with all that lead there, so that the rest need not be. */
function copiedWayTo(steps: string[], root: Tree, copies: Set<unknown>): Tree | undefined {
  let parent = root;
  for (const step of steps) {
    const child = Object.hasOwn(parent, step) ? parent[step] : undefined;
    if (typeof child !== 'object' || child === null) return undefined;
    const copy = (copies.has(child) ? child : Array.isArray(child) ? [...child] : { ...child }) as Tree;
    copies.add(copy);
    parent[step] = copy;
    parent = copy;
  }
  return parent;
}

/** The written place: the longest part of a pointer that was renamed stands under its old name. */
function translate(pointer: Pointer, renamed: ReadonlyMap<Pointer, Pointer>): Pointer {
  if (renamed.size === 0) return pointer;
  for (let part = pointer; part !== ''; part = part.slice(0, part.lastIndexOf('/'))) {
    const written = renamed.get(part);
    if (written !== undefined) return written + pointer.slice(part.length);
  }
  return pointer;
}
