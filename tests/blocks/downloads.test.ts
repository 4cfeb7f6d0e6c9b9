/** Downloads: what is shown of a file is read from it, and what an author writes in other ways is one message. */
import { expect, test } from 'vitest';
import { completeDownloads } from '../../builder/assets/downloads.ts';
import { iconOf } from '../../blocks/downloads/kinds.ts';
import { iconShapes } from '../../manifest/resolve/icons/icon-set.ts';
import { extensionOf } from '../../schema/addresses/form-rules.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import type { Site } from '../../schema/types.ts';
import { bytesOf, publicFiles, render, siteWith } from './examples.ts';
import { readHtml } from './html.ts';

/** Returns the errors of a site with these downloads. */
function check(...items: object[]) {
  const { site, problems } = checkText('site', bytesOf(siteWith({ type: 'downloads', items })), new Set(publicFiles));
  return { site, problems: problems.filter(({ severity }) => severity === 'error') };
}

/** The messages of an item that is wrong. */
const saidOf = (item: object) => check(item).problems.map(({ message, hint }) => `${message} ${hint ?? ''}`.trim());

function linksOf(site: Site, bytes: number) {
  completeDownloads(site, () => bytes);
  return readHtml(render(site)).elements.filter(({ attributes }) => attributes.has('data-address'));
}

test('a link says the kind and the size of its file; a PDF opens, and another file is downloaded', () => {
  const { site } = check({ title: 'Menu', file: '/files/menu.pdf' }, { title: 'Dates', file: '/files/season.ics' });
  const [menu, dates] = linksOf(site!, 1_234_567);
  expect(menu!.text.trim()).toBe('Menu PDF · 1.2 MB');
  expect(menu!.attributes.has('download')).toBe(false);
  expect(menu!.attributes.get('data-address')).toBe('https://www.site.example/files/menu.pdf');
  expect(dates!.text.trim()).toBe('Dates ICS · 1.2 MB');
  expect(dates!.attributes.has('download')).toBe(true);
});

test.each([
  ['a file that is not there', '/files/menu.pfd', /^The public folder has no file .*menu\.pdf/],
  ['a file at another site', 'https://files.example/menu.pdf', /^A download is a file of the public folder.*Put the/],
  ['a picture in a wrong case', '/Images/example.svg', /^The public folder has no file .*\/images\/example\.svg/],
])('%s is one message', (_, file, message) => {
  const said = saidOf({ title: 'Menu', file });
  expect(said).toEqual([expect.stringMatching(message)]);
});

test('guessed names lead to the fields; a size that is typed is one message', () => {
  const said = saidOf({ label: 'Menu', url: '/files/menu.pdf' });
  expect(said).toEqual([expect.stringMatching(/"url" is called "file", "label" is called "title"/)]);
  expect(saidOf({ title: 'Menu', file: '/files/menu.pdf', size: '2 MB' })).toHaveLength(1);
});

test('a file that is offered is not looked at as a picture: a photograph may be as large as a printer wants it', () => {
  const { site, problems } = check({ title: 'The boathouse', file: '/images/example.svg' });
  expect(problems).toEqual([]);
  expect(linksOf(site!, 900)[0]!.text.trim()).toBe('The boathouse SVG · 1 kB');
});

test.each([
  ['pdf', 'file-type-pdf'],
  ['doc', 'file-text'],
  ['xls', 'file-spreadsheet'],
  ['ppt', 'presentation'],
  ['zip', 'file-zip'],
  ['jpg', 'photo'],
  ['mp3', 'music'],
  ['mp4', 'movie'],
  ['ics', 'calendar-event'],
  ['gpx', 'route'],
  ['epub', 'book'],
  ['vcf', 'address-book'],
  ['xyz', 'file'],
])('the icon of a file that ends in .%s is %s, as in the set', (extension, name) => {
  expect(iconOf(extension)).toBe(iconShapes().get(name));
});

test.each([
  ['/files/menu.PDF', 'pdf'],
  ['/files/v1.2/menu', ''],
  ['C:\\v1.2\\menu', ''],
  ['all.tar.gz', 'gz'],
  ['roof.jpg ', 'jpg'],
  ['photo.png      .exe', 'exe'],
  ['No. 5 for the guests', ''],
  ['.hidden', 'hidden'],
  ['menu.', ''],
  ['menu', ''],
  [`menu.${'x'.repeat(21)}`, ''],
])('the extension of %j is %j, for links, forms and the server alike', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
