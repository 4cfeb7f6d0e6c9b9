/** Icons: the site's own, those of the collection, and names that other sets have for them. */
import { describe, expect, test } from 'vitest';
import { drawIcon } from '../../../manifest/resolve/icons/icons.ts';
import { listedIcons } from '../../../manifest/resolve/icons/other-sets.ts';
import { drawOwnIcon } from '../../../manifest/resolve/icons/own-icons.ts';
import { explainIcon } from '../../../manifest/resolve/icons/unknown-icon.ts';
import { checkFile } from '../../../manifest/manifest.ts';
import { writeIconSite } from './icon-site.ts';

const svg = (content: string, root = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;
const draw = (text: string) =>
  drawOwnIcon('/icons/boat.svg', Object.assign(new Set<string>(), { read: () => Buffer.from(text) }));

describe('an icon of the site', () => {
  test('of one colour, or of none, takes that of the text', () => {
    expect(draw(svg('<path d="M0 0h9v9z"/>'))).toContain('<g fill="currentColor" stroke="none"');
    expect(draw(svg('<path fill="#B40" d="M0 0h9z"/><path fill="#b40" d="M9 9h9z"/>'))).not.toMatch(/#b40/i);
  });

  test('of several colours keeps them', () => {
    const drawn = draw(svg('<path fill="#b40" d="M0 0h9z"/><path fill="#fff" d="M9 9h9z"/>'));
    expect(drawn).toMatch(/fill="#b40".*fill="#fff"/);
  });

  test('keeps the lines that its root asks for', () => {
    const root = 'viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"';
    expect(draw(svg('<path d="M0 0h9"/>', root))).toContain(
      '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"',
    );
  });

  test('is a square, whatever its view box', () => {
    expect(draw(svg('<path d="M0 0h9"/>', 'viewBox="0 0 24 12"'))).toContain('viewBox="0 -6 24 24"');
  });

  test('brings nothing that runs or loads', () => {
    const drawn = draw(
      svg('<script>alert(1)</script><image href="https://a.example/x.png"/><path onload="a()" d="M0 0"/>', 'viewBox="0 0 1 1" fill="url(https://a.example/)" onload="a()"'), // prettier-ignore
    );
    expect(drawn).not.toMatch(/script|alert|a\.example|onload/);
    expect(draw('<svg')).toBe('');
  });

  test('comes before one of the collection, counts as used, and is checked', () => {
    const right = checkFile(writeIconSite(['heart', 'boat'], {
      'heart.svg': svg('<path d="M1 2h3z"/>'),
      'boat.svg': svg('<style>path{fill:red}</style><path d="M0 0h9z"/>'),
    })); // prettier-ignore
    expect(JSON.stringify(right.site)).toContain('M1 2h3z');
    expect(right.problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'picture-parts: The drawing /icons/boat.svg holds <style>, which pages leave out.',
    ]);
  });
});

describe('a name of another set', () => {
  const answer = (name: string) => explainIcon(name, new Set(['/icons/boat.svg']));

  test('leads only to icons that there are', () => {
    expect(listedIcons().filter((name) => !drawIcon(name))).toEqual([]);
  });

  test.each([
    ['fa-solid fa-phone', 'Font Awesome', 'phone'],
    ['fas fa-map-marker-alt', 'Font Awesome', 'map-pin'],
    ['fa fa-envelope-o fa-2x', 'Font Awesome', 'mail'],
    ['fa6-brands:x-twitter', 'Font Awesome', 'brand-x'],
    ['envelope', 'Font Awesome', 'mail'],
    ['ti-mobile', 'Themify', 'device-mobile'],
    ['fas fa-box-open', 'Font Awesome', 'package'],
    ['map signs', 'Font Awesome', 'directions'],
    ['envelope outline', 'Font Awesome', 'mail'],
    ['heartPulse', 'Font Awesome', 'heartbeat'],
    ['lucide:gem', 'Feather', 'diamond'],
    ['fab fa-apple', 'Font Awesome', 'brand-apple'],
    ['fa-apple', 'Font Awesome', 'brand-apple'],
    ['fas fa-apple-alt', 'Font Awesome', 'apple'],
    ['fa-amazon', 'Font Awesome', 'brand-amazon'],
    ['fa-brands fa-bandcamp', 'Font Awesome', 'brand-bandcamp'],
    ['ion-ios-call', 'Ionicons', 'phone'],
    ['ion-ios-boat', 'Ionicons', 'ship'],
    ['ion-logo-whatsapp', 'Ionicons', 'brand-whatsapp'],
    ['fa-birthday-cake', 'Font Awesome', 'cake'],
    ['fas fa-balance-scale', 'Font Awesome', 'scale'],
    ['ti-money', 'Themify', 'cash'],
    ['bi bi-telephone-fill', 'Bootstrap Icons', 'phone'],
    ['local_phone', 'Material Icons', 'phone'],
    ['mdi:account', 'Material Icons', 'user'],
    ['lucide:message-square', 'Feather', 'message'],
    ['heart-outline', 'Ionicons', 'heart'],
    ['logo-facebook', 'Ionicons', 'brand-facebook'],
    ['ios-people-outline', 'Ionicons', 'users'],
    ['bx bxl-facebook', 'Boxicons', 'brand-facebook'],
    ['ri-phone-line', 'Remix Icon', 'phone'],
    ['ph:phone-fill', 'Phosphor', 'phone'],
    ['las la-utensils', 'Line Awesome', 'tools-kitchen-2'],
    ['glyphicon glyphicon-earphone', 'Glyphicons', 'phone'],
    ['flaticon-tooth', 'Flaticon', 'dental'],
    ['fas.fa-utensils', 'Font Awesome', 'tools-kitchen-2'],
    ['fa-bread-slice', 'Font Awesome', 'bread'],
    ['fa-user-doctor', 'Font Awesome', 'stethoscope'],
    ['user-md', 'Font Awesome', 'stethoscope'],
  ])('%s is explained and corrected', (name, set, icon) => {
    expect(answer(name)).toMatchObject({ message: `"${name}" is a name of ${set}.`, fix: { replace: icon } });
  });

  test.each([
    ['ti ti-heart', 'heart'],
    ['Phone', 'phone'],
    ['IconHeart', 'heart'],
    ['boat.svg', 'boat'],
    ['/icons/boat.svg', 'boat'],
    ['📞', 'phone'],
    ['❤️', 'heart'],
    ['👍🏽', 'thumb-up'],
  ])('%s is one of ours, written otherwise', (name, icon) => {
    expect(answer(name)).toMatchObject({ message: `There is no icon "${name}".`, fix: { replace: icon } });
  });

  test.each([
    ['fa-bread-loaf', 'bread'],
    ['fa-user-nurse-hair', 'nurse'],
    ['mdi:pizza-oven', 'pizza'],
    ['bread-loaf', 'bread'],
    ['fa-stethoscpe', 'stethoscope'],
  ])('%s may mean %s, by a word of it', (name, icon) => {
    const { suggestions, fix } = answer(name);
    expect([suggestions, fix]).toEqual([[icon], undefined]);
  });

  test.each(['fa-spa', 'spa', 'fa-user-astronaut', 'fa-jedi'])(
    '%s is not taken for one with similar letters',
    (name) => {
      expect(answer(name)).toMatchObject({ hint: expect.stringContaining('https://tabler.io/icons') as string });
    },
  );

  test('without an equal is not corrected', () => {
    expect(answer('fa-flux-capacitor').fix).toBeUndefined();
    expect(answer('ti-zzyzx').fix).toBeUndefined();
    expect(answer('🦄').fix).toBeUndefined();
  });
});
