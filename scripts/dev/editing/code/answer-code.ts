/** Answers what a page in edit mode asks of a part of the manifest as code. */
import { hasPart } from '../../../../editing/apply-edit.ts';
import { isRefusal } from '../../../../editing/edit.ts';
import type { LayoutNode } from '../../../../editing/layout/nodes.ts';
import { codeOf, replaceCode, withCode } from '../../../../editing/operations/part-code.ts';
import type { PartCode } from '../../../../editing/operations/part-code.ts';
import type { Span } from '../../../../manifest/problems/problem.ts';
import { fieldPointer } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import type { TextFinding } from '../../manifest/findings.ts';
import { isHash, isPointer } from '../requests/edit-request.ts';
import type { EditingTools } from '../editing-tools.ts';
import type { ParsedManifest } from '../requests/parsed-manifest.ts';
import type { CodeProblem, CodeProblems, ShownCode } from './code.ts';

/** More code is not sent to a page at once: a page that is sent back is taken up to a million bytes. */
const MOST = 500_000;
const TOO_LONG = 'This is too long to be shown here. Choose a page or a block.';

/** Returns a part as code, or why it is not shown; undefined where there is no such part. */
export function answerCode(
  { at }: Tree,
  { hash, text, manifest }: ParsedManifest,
): ShownCode | { sentence: string } | undefined {
  if (typeof at !== 'string' || !isPointer(at) || !hasPart(manifest, at)) return undefined;
  const part = codeOf(text, at);
  if (isRefusal(part)) return { sentence: part.refusal };
  const { plain, layout, span, lines } = part;
  if (lines.code.length > MOST) return { sentence: TOO_LONG };
  return {
    hash,
    code: lines.code,
    line: plain.slice(0, span.start).split('\n').length,
    isJson: /^\s*\{/.test(plain),
    values: valuesIn(layout, '').flatMap((value) => inCode(part, value)),
  };
}

/** Returns what the check says of the file with other code for a part. */
export async function answerCheckCode(
  { base, at, code }: Tree,
  { writer, findings }: EditingTools,
): Promise<CodeProblems | undefined> {
  if (!isHash(base) || typeof at !== 'string' || !isPointer(at) || typeof code !== 'string') return undefined;
  const text = writer.textOf(base);
  if (text === undefined || !hasPart(writer.valueOf(base), at)) return undefined;
  const part = codeOf(text, at);
  if (isRefusal(part)) return { problems: [{ severity: 'error', sentence: part.refusal }] };
  const replaced = replaceCode(part, code);
  const found = await findings(replaced.plain, [at]);
  const problems = found.map((finding) => problemOf(finding, replaced));
  const written = withCode(text, at, code);
  const isSaid = !isRefusal(written) || found.some(({ severity }) => severity === 'error');
  return { problems: isSaid ? problems : [{ severity: 'error', sentence: written.refusal }, ...problems] };
}

function problemOf({ severity, sentence, span, fix }: TextFinding, part: PartCode): CodeProblem {
  const [inside] = span ? inCode(part, span) : [];
  const splices = fix?.flatMap((splice) => inCode(part, splice));
  const isFixedHere = splices !== undefined && splices.length === fix!.length;
  return { severity, sentence, ...(inside && { span: inside }), ...(isFixedHere && { fix: splices }) };
}

/** Returns a span of the file as one of a part's code, with what it carries; nothing where it is elsewhere. */
function inCode<Carried extends Span>({ span, lines }: PartCode, carried: Carried): Carried[] {
  const { start, end } = carried;
  if (start < span.start || end > span.end) return [];
  return [{ ...carried, start: lines.toCode(start - span.start), end: lines.toCode(end - span.start) }];
}

function valuesIn(node: LayoutNode, at: Pointer): (Span & { at: Pointer })[] {
  if (node.kind === 'scalar') return [{ at, start: node.start, end: node.end }];
  return node.entries.flatMap((entry) => valuesIn(entry.node, fieldPointer(at, entry.name)));
}
