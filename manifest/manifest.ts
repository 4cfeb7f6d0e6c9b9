/** A manifest file → a Site that is known to be right, or every problem in it. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve as resolvePath } from 'node:path';
import { checkAddresses } from './rules/published/addresses.ts';
import type { Published } from './rules/published/addresses.ts';
import { readLock } from './rules/published/lock.ts';
import { validNames } from './resolve/broken-names.ts';
import { decodeUtf8 } from './yaml/decode.ts';
import { mergeRelated } from './problems/merge-related.ts';
import { locate } from './problems/locate.ts';
import { problemOf } from './yaml/parse.ts';
import type { SyntaxProblem, Source } from './yaml/parse.ts';
import { findPlaceholders } from './rules/placeholders.ts';
import { byPosition, ManifestError } from './problems/problem.ts';
import { UnreadableError } from '../schema/errors.ts';
import type { Finding, Problem } from './problems/problem.ts';
import { problemKinds } from './problems/kinds.ts';
import { rejectMissingBlocks } from './rules/missing-blocks.ts';
import { PublicFolder } from './public/folder.ts';
import type { PublicFiles } from './public/folder.ts';
import { resolve } from './resolve/resolve.ts';
import { warningRules, errorRules } from './rules/index.ts';
import { normalizeValues } from './recovery/values/normalize.ts';
import { isRecord } from '../schema/values/tree.ts';
import type { Site } from '../schema/types.ts';
import { endsEarly, mayComeFromMissingLines, startsLate, withoutEnd } from './recovery/incomplete-file.ts';
import { recoverStructure, parseWithRecovery } from './recovery/parse-with-recovery.ts';
import type { RecoveredText } from './recovery/parse-with-recovery.ts';
import { originalPointer, validateWithRecovery } from './recovery/values/validate-with-recovery.ts';

/** A loaded manifest. */
export interface Manifest {
  site: Site;
  /** The folder whose files are served as they are. It may not exist. */
  publicFolder: string;
  /** What does not keep the site from being built, with the text that it is about. */
  warnings: { problems: Problem[]; text: string };
}

export interface CheckOptions {
  /** Placeholders count as problems too: for a site that is about to go public. */
  launch?: boolean;
  /** The paths that the site has published; a file's are read from the list beside it. */
  published?: Published;
  /** Whether warnings are to stop somebody. */
  strict?: boolean;
}

/** What a check of a manifest found. There is no site where a problem is an error. */
export interface CheckedManifest {
  file: string;
  text: string;
  /** Errors and warnings in the order of the file. */
  problems: Problem[];
  site?: Site;
}

/** Reads, parses, checks and resolves a manifest. Throws ManifestError or UnreadableError. */
export function loadManifest(file: string, options: CheckOptions = {}): Manifest {
  const { site, problems, text } = right(checkBytes(file, options));
  return { site, publicFolder: publicFolderOf(file), warnings: { problems, text } };
}

/** Reads and checks a manifest file. Throws UnreadableError. */
export function checkBytes(file: string, options: CheckOptions = {}): CheckedManifest {
  const bytes = readBytes(file);
  rejectMissingBlocks(shownName(file), bytes);
  return manifestChecker(file, options)(bytes);
}

/** Checks bytes as if they stood in a file: with its name, its public folder and its list of published paths. */
export function manifestChecker(file: string, options: CheckOptions = {}): (bytes: Uint8Array) => CheckedManifest {
  const shown = shownName(file);
  const files = listFiles(publicFolderOf(file));
  const published = publishedOf(file, options);
  return (bytes) => checkText(shown, bytes, files, { ...options, ...(published ? { published } : {}) });
}

/** The name of a manifest file as messages have it. */
export function shownName(file: string): string {
  const near = relative(process.cwd(), resolvePath(file));
  return near.startsWith('..') ? resolvePath(file) : near;
}

/** What the list beside a manifest file says, where there is one. */
export function publishedOf(file: string, { strict = false }: CheckOptions = {}): Published | undefined {
  const paths = readLock(file);
  // Whoever builds at home adds new pages to the list by building; a machine that checks must not forget them.
  return paths && { paths, tellNew: strict || Boolean(process.env['CI']) };
}

/** Checks a manifest's bytes. Throws ManifestError with every problem. */
export function checkManifest(
  file: string,
  bytes: Uint8Array,
  publicFiles: PublicFiles,
  options: CheckOptions = {},
): Site {
  return right(checkText(file, bytes, publicFiles, options)).site;
}

/** Checks a manifest's bytes, and says everything that was found. */
export function checkText(
  file: string,
  bytes: Uint8Array,
  publicFiles: PublicFiles,
  options: CheckOptions = {},
): CheckedManifest {
  const { text, slip } = decodeUtf8(bytes);
  let reading: RecoveredText = slip ? { syntaxProblems: [slip], edits: [] } : parseWithRecovery(file, text);
  const judgeReading = ({ source, syntaxProblems }: RecoveredText) =>
    source && judge(source, publicFiles, options, syntaxProblems.length > 0);
  const explain = (read: RecoveredText, judgement: Judgement | undefined) => problemsOf(file, text, read, judgement);
  let judgement = judgeReading(reading);
  let problems = explain(reading, judgement);
  const early = problems.some(isError) && !slip ? (earlyEnd(reading) ?? lateStart(reading)) : undefined;
  if (early) return { file, text, problems: [problemOf(early, file)] };
  for (let round = 0; judgement && judgement.misfits.length > 0 && round < MAX_ROUNDS; round++) {
    const next = recoverStructure(file, text, reading, judgement.misfits);
    if (!next) break;
    reading = next;
    judgement = judgeReading(next);
    problems = explain(reading, judgement);
  }
  const { site } = judgement ?? {};
  if (reading.source && problems.some(isError)) problems = mergeRelated(problems, reading.source, publicFiles);
  return problems.some(isError) || !site ? { file, text, problems } : { file, text, problems, site };

  function lateStart({ source }: RecoveredText): SyntaxProblem | undefined {
    return source && isRecord(source.value) ? undefined : startsLate(text);
  }

  /** What says that the end of the file is missing, where that explains all that is wrong. */
  function earlyEnd({ syntaxProblems, source }: RecoveredText): SyntaxProblem | undefined {
    const cut = syntaxProblems.length === 0 ? undefined : withoutEnd(text, syntaxProblems);
    if (
      syntaxProblems.length > 0 &&
      (cut === undefined ||
        !problems.some(
          ({ code, span }) =>
            !source || !syntaxProblems.some((one) => one.code === code && one.span.start === span.start),
        ))
    )
      return undefined;
    const read = cut === undefined ? reading : parseWithRecovery(file, cut);
    if (!read.source || (cut !== undefined && read.syntaxProblems.length > 0)) return undefined;
    const found = cut === undefined ? problems : explain(read, judgeReading({ ...read, syntaxProblems }));
    const { value } = read.source;
    return endsEarly({ text, value, problems: found.filter(isError), isBrokenAtEnd: cut !== undefined });
  }
}

/** Everything that is wrong with what was read: the slips, and what its value breaks outside their lines. */
function problemsOf(
  file: string,
  text: string,
  { syntaxProblems, source }: RecoveredText,
  judgement: Judgement | undefined,
): Problem[] {
  const broken = syntaxProblems.map((one) => problemOf(one, file));
  if (!source || !judgement) return broken;
  const isPartial = syntaxProblems.some((one) => one.isPartial);
  const found = judgement.findings
    .map((finding) => locate(finding, source))
    .filter((problem) => !(isPartial && mayComeFromMissingLines(problem)));
  const doubts = found.some(isError) ? [] : source.doubts.map((one) => problemOf(one, file));
  return [...broken, ...outsideLinesOf(broken, [...found, ...doubts], text)].toSorted(byPosition);
}

/** What the schema and the rules find; advice only where there is no error, which might be what it comes from. */
function judge(
  source: Source,
  publicFiles: PublicFiles,
  { launch = false, published }: CheckOptions,
  isBroken: boolean,
): Judgement {
  const [suspicions, findings] = partition(
    normalizeValues(source.value),
    ({ isTentative: isSuspicion }) => isSuspicion === true,
  );
  const { value, findings: misfits, toWritten } = validateWithRecovery(source);
  const structural = [...misfits, ...suspicions, ...findings.filter(({ code }) => code === 'yaml-syntax')];
  const lost = published && !isBroken ? checkAddresses(value, published) : [];
  // A page that has surely moved is one mistake: its old address is told, and not each link to it.
  const gone = new Set(
    lost.flatMap(({ fix }) => (fix && 'add' in fix && fix.add.from !== undefined ? fix.add.from : [])),
  );
  const resolution = isRecord(value) ? resolve(value, publicFiles, gone) : undefined;
  const others = [...errorRules.flatMap((rule) => rule(value)), ...(resolution?.findings ?? []), ...lost];
  const placeholders = launch ? findPlaceholders(value) : [];
  const onNames = [...others, ...placeholders].map((finding) => originalPointer(finding, toWritten));
  findings.push(...validNames(onNames, misfits));
  const isRight = ({ code }: Finding) => code === 'placeholder' || problemKinds[code].severity === 'warning';
  if (isBroken || !isRecord(value) || !resolution || !findings.every(isRight)) return { findings, misfits: structural };
  const site = resolution.site as unknown as Site; // the schema has just said that it is one
  const judged = { manifest: value, site, uses: resolution.uses, publicFiles };
  return { findings: [...findings, ...warningRules.flatMap((rule) => rule(judged))], misfits: suspicions, site };
}

/** More rounds than mistakes can hide behind one another. */
const MAX_ROUNDS = 3;

function partition<T>(all: T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

interface Judgement {
  findings: Finding[];
  /** What the schema finds wrong. */
  misfits: Finding[];
  site?: Site;
}

const isError = ({ severity }: Problem) => severity === 'error';

/** The problems in other lines than the slips': what stands in a line that could not be read is told once it can be. */
function outsideLinesOf(slips: Problem[], problems: Problem[], text: string): Problem[] {
  if (slips.length === 0) return problems;
  const lineStart = ({ span }: Problem) => text.lastIndexOf('\n', span.start - 1);
  const taken = new Set(slips.map(lineStart));
  return problems.filter((problem) => !taken.has(lineStart(problem)));
}

function right({ site, problems, text }: CheckedManifest): { site: Site; problems: Problem[]; text: string } {
  if (!site) throw new ManifestError(problems, text);
  return { site, problems, text };
}

/** The folder whose files a manifest's site serves as they are. It may not exist. */
export function publicFolderOf(file: string): string {
  return join(dirname(resolvePath(file)), 'public');
}

/** The bytes of a file. Throws UnreadableError. */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const reason =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'it is a folder'
          : code === 'EACCES'
            ? 'you may not read it'
            : String(code);
    throw new UnreadableError(`Cannot read ${file}: ${reason}.`);
  }
}

/** Every file of a public folder, as paths from it: /images/jet.svg. There is none where there is no such folder. */
export function listFiles(folder: string): PublicFolder {
  return new PublicFolder(folder);
}
