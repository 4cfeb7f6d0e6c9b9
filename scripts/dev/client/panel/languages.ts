/** The part of the panel that leads to the same page in the other languages of the site. */
import { directionOf } from '../../../../schema/values/language.ts';
import type { LanguageChoice } from '../../manifest/translated-site.ts';
import { LANGUAGES_PATH } from '../../messages.ts';
import type { LanguageList } from '../../messages.ts';
import type { Panel } from './panel.ts';
import { replaceItems } from './panel-parts.ts';

/** Shows the part where the site has several languages; the list is made when it is opened, as translations change. */
export function startLanguages(panel: Panel): void {
  const details = panel.languages as HTMLDetailsElement;
  void ask().then(({ languages, fault }) => (details.hidden = languages.length === 0 && fault === undefined));
  details.addEventListener('toggle', () => details.open && void fill(details));
}

/** Lists the languages again, if they are shown. */
export function renewLanguages(panel: Panel): void {
  const details = panel.languages as HTMLDetailsElement;
  if (details.open) void fill(details);
}

async function ask(): Promise<LanguageList> {
  const response = await fetch(`${LANGUAGES_PATH}?page=${encodeURIComponent(location.pathname)}`).catch(
    () => undefined,
  );
  return response?.ok ? ((await response.json()) as LanguageList) : { languages: [] };
}

async function fill(details: HTMLDetailsElement): Promise<void> {
  const { languages, fault } = await ask();
  const list = details.querySelector('ul')!;
  const faults = fault === undefined ? [] : [Object.assign(document.createElement('li'), { textContent: fault })];
  replaceItems(list, [...languages.map(itemOf), ...faults]);
}

function itemOf({ tag, name, path, gaps }: LanguageChoice): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  Object.assign(link, { className: 'entry', href: path, textContent: name, lang: tag, dir: directionOf(tag) });
  if (path === location.pathname) link.setAttribute('aria-current', 'page');
  item.append(link);
  if (gaps > 0) item.append(` ${gaps === 1 ? '1 text' : `${gaps} texts`} to translate`);
  return item;
}
