/** Makes the edits of an act with a page: one act, so that one undo takes it back. */
import type { Edit } from '../../../../../editing/edit.ts';
import { isHeld } from '../../../../../manifest/incremental/lists/held.ts';
import { caseless } from '../../../../../schema/addresses/normal-form.ts';
import { parentOf, stepsOf, valueAt } from '../../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../../schema/values/pointer.ts';
import { pagesOf, recordOf, records } from '../../../../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../../../../schema/values/tree.ts';
import { UnreadableError } from '../../../../../schema/errors.ts';
import { checkPath } from '../../../../new/page-path.ts';
import { makePage, pageTitle } from '../../../../new/page-text.ts';
import type { PageSite } from '../../../../new/page-text.ts';
import type { TouchedValue } from '../touched-parts.ts';
import { linksTo, editsOfPathFields } from './page-links.ts';
import type { LinkEdit, WrittenSite } from './page-links.ts';
import type { PageAct } from './pages.ts';

/** What it takes to plan an act. */
export interface PlanTools extends WrittenSite {
  site: PageSite;
  /** The addresses that the site has published. */
  published: readonly string[];
}

/** The edits of an act, in their order, and what they change in words. */
export interface PlannedEdits {
  edits: Edit[];
  changes: TouchedValue[];
}

/** Returns the edits of an act; undefined where there is no such page. Throws UnreadableError with a sentence for the person. */
export function planEdits(act: PageAct, tools: PlanTools): PlannedEdits | undefined {
  const named = act.act === 'add' ? act.after : act.page;
  const page = pagesOf(tools.manifest).find(({ path }) => path !== undefined && path === named);
  if (!page) return undefined;
  if (act.act === 'add') return addition(act, page, tools);
  if (act.act === 'copy') return copyOf(act, page, tools);
  if (page.path === '/')
    throw new UnreadableError(
      'This is the home page, to which the bare address of the site leads: it stays where it is.',
    );
  return act.act === 'rename' ? renaming(act, page, tools) : deletion(act, page, tools);
}

type Act<Name> = Extract<PageAct, { act: Name }>;

function addition({ path, name, isDraft }: Act<'add'>, { value, pointer }: PageTree, tools: PlanTools): PlannedEdits {
  checkPath(path, tools.manifest);
  const parent = typeof value['parent'] === 'string' ? { parent: value['parent'] } : {};
  const { meta, blocks, ...head } = makePage(path, { name, blocks: '', ...parent }, tools.site);
  const at = pointerAfter(pointer);
  const page = { ...head, ...(isDraft ? { draft: true } : {}), meta, blocks };
  const own: PlannedEdit = {
    edit: { op: 'add', path: at, value: page },
    change: { at: '/routes', after: path, page: path },
  };
  return planOf([], [own, ...withoutRedirect(tools.manifest, path)]);
}

function copyOf(
  { path, name, isDraft }: Act<'copy'>,
  { value, pointer }: PageTree,
  { manifest, site }: PlanTools,
): PlannedEdits {
  checkPath(path, manifest);
  const at = pointerAfter(pointer);
  const edits: Edit[] = [
    { op: 'replace', path: `${at}/path`, value: path },
    { op: 'replace', path: `${at}/name`, value: name },
    { op: 'replace', path: `${at}/meta/title`, value: pageTitle(name, site.brand.name) },
  ];
  if (Object.hasOwn(recordOf(value, 'meta'), 'canonical')) edits.push({ op: 'remove', path: `${at}/meta/canonical` });
  if (isDraft && value['draft'] !== true) edits.push({ op: 'add', path: `${at}/draft`, value: true, after: 'name' });
  if (!isDraft && value['draft'] === true) edits.push({ op: 'remove', path: `${at}/draft` });
  const own: PlannedEdit = {
    edit: { op: 'copy', from: pointer, path: at },
    change: { at: '/routes', after: path, page: path },
  };
  const made = planOf([], [own, ...withoutRedirect(manifest, path)]);
  return { ...made, edits: [...made.edits, ...edits] };
}

function renaming({ path }: Act<'rename'>, page: PageTree, tools: PlanTools): PlannedEdits {
  const { manifest } = tools;
  const old = page.path!;
  if (path === old) throw new UnreadableError('This is the address that the page has.');
  const others = records(manifest, 'routes').filter(({ value }) => value !== page.value);
  checkPath(path, { ...manifest, routes: others.map(({ value }) => value) });
  const at = `${page.pointer}/path`;
  const own: LinkEdit = { edit: { op: 'replace', path: at, value: path }, change: { at, before: old, after: path } };
  const replaced = withoutRedirect(manifest, path);
  const leading = [...linksTo(tools, old, (tail) => path + tail), ...editsOfPathFields(manifest, old, path)].filter(
    ({ edit }) => !replaced.some((gone) => edit.path.startsWith(`${gone.edit.path}/`)),
  );
  return planOf([own, ...leading], [...replaced, ...redirectFrom(page, path, tools)]);
}

function deletion({ to }: Act<'delete'>, page: PageTree, tools: PlanTools): PlannedEdits {
  const { manifest } = tools;
  const [old, { pointer, value }] = [page.path!, page];
  if (!pagesOf(manifest).some(({ path }) => path === to) || to === old)
    throw new UnreadableError('Choose another page, to which its address and the links to it lead.');
  const isOutside = ({ edit }: LinkEdit) => !edit.path.startsWith(`${pointer}/`);
  const links = linksTo(tools, old, () => to).filter(isOutside);
  const gone = removableEntries(
    manifest,
    links.map(({ edit }) => edit.path),
  );
  const above = typeof value['parent'] === 'string' && value['parent'] !== old ? value['parent'] : to;
  const names = editsOfPathFields(manifest, old, to)
    .filter(isOutside)
    .map((one) => (one.edit.path.endsWith('/parent') ? withValue(one, above) : one));
  const removed = gone
    .toReversed()
    .map((at): PlannedEdit => ({ edit: { op: 'remove', path: at }, change: { at, before: old } }));
  return planOf(
    [...links.filter(({ edit }) => !gone.includes(parentOf(edit.path))), ...names],
    [
      ...removed,
      ...redirectFrom(page, to, tools),
      { edit: { op: 'remove', path: pointer }, change: { at: pointer, before: old } },
    ],
  );
}

interface PlannedEdit {
  edit: Edit;
  change: TouchedValue;
}

/** Joins the edits of a plan. Link edits come first: their pointers are valid only until something is removed. */
function planOf(links: LinkEdit[], others: PlannedEdit[]): PlannedEdits {
  const all: PlannedEdit[] = [...links, ...others];
  return { edits: all.map(({ edit }) => edit), changes: all.map(({ change }) => change) };
}

const withValue = ({ edit, change }: LinkEdit, value: string): LinkEdit => ({
  edit: { ...edit, value },
  change: { ...change, after: value },
});

/** Returns the pointer of the place after a page in the list of pages. */
const pointerAfter = (page: Pointer): Pointer => `/routes/${Number(stepsOf(page)[1]) + 1}`;

/** Returns the entries of the navigation and the footer that are nothing but one of some links, in their order, without those that would leave a list empty. */
function removableEntries(manifest: Tree, links: Pointer[]): Pointer[] {
  const entries = links.filter((at) => /^\/(?:navigation|footer)\/.*\/\d+\/to$/.test(at)).map(parentOf);
  const alone = entries.filter((at) => !Object.hasOwn(valueAt(manifest, at) as Tree, 'items'));
  const byList = Map.groupBy(alone, parentOf);
  return alone.filter((at) => byList.get(parentOf(at))!.length < (valueAt(manifest, parentOf(at)) as unknown[]).length);
}

/** Servers do not tell capital letters from small ones. */
function redirectsOf(manifest: Tree, path: string): { value: Tree; pointer: Pointer }[] {
  return records(manifest, 'redirects').filter(({ value }) => caseless(String(value['from'])) === caseless(path));
}

/** A page that takes the address of a redirect takes its place. */
function withoutRedirect(manifest: Tree, path: string): PlannedEdit[] {
  return redirectsOf(manifest, path).map(({ value, pointer }) => ({
    edit: { op: 'remove', path: pointer },
    change: { at: pointer, before: `${path} → ${String(value['to'])}` },
  }));
}

/** Leads the old address of a page elsewhere; one that nobody can have seen, or that is led there already, needs no redirect. */
function redirectFrom({ path, value }: PageTree, to: string, { manifest, published }: PlanTools): PlannedEdit[] {
  if (isHeld(value) && !published.includes(path!)) return [];
  if (caseless(path!) === caseless(to) || redirectsOf(manifest, path!).length > 0) return [];
  const redirect = { from: path!, to };
  const change = { at: '/redirects', after: `${path!} → ${to}` };
  if (Array.isArray(manifest['redirects']))
    return [{ edit: { op: 'add', path: '/redirects/-', value: redirect }, change }];
  const fields = Object.keys(manifest);
  const before = fields[fields.indexOf('routes') - 1];
  const edit: Edit = {
    op: 'add',
    path: '/redirects',
    value: [redirect],
    ...(before === undefined ? {} : { after: before }),
  };
  return [{ edit, change }];
}
