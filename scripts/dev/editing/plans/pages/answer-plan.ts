/** Answers a page's question what an act would change: nothing is written. */
import { applyEdit } from '../../../../../editing/apply-edit.ts';
import { editText } from '../../../../../editing/edit-text.ts';
import { isRefusal } from '../../../../../editing/edit.ts';
import { listFiles, publishedOf } from '../../../../../manifest/check/manifest-file.ts';
import { UnreadableError } from '../../../../../schema/errors.ts';
import type { Tree } from '../../../../../schema/values/tree.ts';
import type { EditingTools } from '../../editing-tools.ts';
import type { ParsedManifest } from '../../requests/parsed-manifest.ts';
import { MAX_EDITS } from '../../requests/edit-request.ts';
import { hasExactly } from '../../requests/has-exactly.ts';
import { countLines } from '../../written-file.ts';
import { staleCatalogs } from '../stale-catalogs.ts';
import { touchedParts } from '../touched-parts.ts';
import { planEdits } from './page-plans.ts';
import type { PlannedEdits } from './page-plans.ts';
import type { PageAct, PlanAnswer } from './pages.ts';

const TOO_MANY =
  'More places lead to this page than can be changed at once. Change its path in the file, and run npx waybill check --fix.';

/** The fields of each kind of act. */
const FIELDS: Record<PageAct['act'], string[]> = {
  add: ['act', 'after', 'isDraft', 'name', 'path'],
  copy: ['act', 'isDraft', 'name', 'page', 'path'],
  rename: ['act', 'page', 'path'],
  delete: ['act', 'page', 'to'],
};

/** Returns the answer; undefined where the question names no act, or no page. */
export async function answerPlan(
  request: Tree,
  { hash, text, manifest, usage }: ParsedManifest,
  { shown, manifestFile, publicFolder, errorIn }: EditingTools,
): Promise<PlanAnswer | undefined> {
  if (!isAct(request)) return undefined;
  const published = publishedOf(manifestFile)?.paths ?? [];
  const planned = orSentence(() =>
    planEdits(request, { manifest, files: listFiles(publicFolder), site: shown!.site, published }),
  );
  if (!planned || 'sentence' in planned) return planned;
  const { edits, changes } = planned;
  if (edits.length > MAX_EDITS) return { sentence: TOO_MANY };
  const edited = editText(text, edits);
  if (isRefusal(edited)) return { sentence: edited.refusal };
  const fault = await errorIn(
    edited.text,
    edits.map(({ path }) => path),
  );
  if (fault) return { sentence: fault.sentence };
  const after = edits.reduce(applyEdit, manifest as unknown) as Tree;
  const isNew = request.act === 'add' || request.act === 'copy';
  return {
    hash,
    edits,
    lines: countLines(text, edited.splices),
    parts: touchedParts(manifest, changes, usage),
    stale: isNew ? [] : staleCatalogs(manifestFile, manifest, after),
  };
}

function orSentence(plan: () => PlannedEdits | undefined): PlannedEdits | { sentence: string } | undefined {
  try {
    return plan();
  } catch (error) {
    if (error instanceof UnreadableError) return { sentence: error.message };
    throw error;
  }
}

function isAct(request: Tree): request is Tree & PageAct {
  const { act } = request;
  if (typeof act !== 'string' || !Object.hasOwn(FIELDS, act)) return false;
  const names = FIELDS[act as PageAct['act']];
  const isRight = (name: string) => typeof request[name] === (name === 'isDraft' ? 'boolean' : 'string');
  return hasExactly(request, names) && names.every(isRight);
}
