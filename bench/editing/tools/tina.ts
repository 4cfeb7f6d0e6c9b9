import type { Hand } from '../hand.ts';
import { startProgram } from '../start.ts';
import { WORDS } from '../tool.ts';
import type { Tool } from '../tool.ts';

const field = ({ page }: Hand, name: string) => page.locator(`[name="${name}"]`);
const body = ({ page }: Hand) => page.locator('[data-slate-editor]').last();
const button = ({ page }: Hand, name: string) => page.getByRole('button', { name, exact: true });
/** Icons without a name: the first one adds an item, the others remove one each. */
const icons = ({ page }: Hand) => page.locator('button:not([aria-label])').filter({ hasText: /^$/, visible: true });
const handle = ({ page }: Hand, index: number) => page.locator('[aria-roledescription=sortable]').nth(index);
const save = (hand: Hand) => hand.click(button(hand, 'Save'));

/** TinaCMS with files on this machine, without a site beside it. */
export const tina: Tool = {
  name: 'TinaCMS',
  file: 'content/home.md',
  async start(folder) {
    const child = await startProgram(folder, ['node_modules/.bin/tinacms', 'dev', '--noTelemetry'], /API url/);
    return { url: 'http://localhost:4001/admin/index.html#/collections/edit/page/home', processes: [child] };
  },
  async open(page, url) {
    await page.goto(url, { waitUntil: 'commit' });
    const enter = page.getByRole('button', { name: 'Enter Edit Mode' });
    const late = page.getByRole('heading', { name: 'Failed loading TinaCMS assets' });
    await enter.or(late).waitFor();
    if (await late.isVisible()) await page.reload();
    await enter.click();
    await enter.waitFor({ state: 'detached' });
    await page.waitForTimeout(2000); // it goes to its start page
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('[data-slate-editor]').getByText('Who pays').waitFor();
  },
  tasks: {
    async heading(hand) {
      await hand.click(button(hand, 'Hero'));
      await hand.replaceWord(field(hand, 'hero.heading'), 'Fix', 'Repair');
      await save(hand);
    },
    async paragraph(hand) {
      await hand.replaceWord(body(hand), 'money', 'cash');
      await save(hand);
    },
    async figure(hand) {
      await hand.replaceWord(body(hand), '340', '350');
      await hand.click(button(hand, 'Hero'));
      await hand.replaceWord(field(hand, 'hero.lead'), '340', '350');
      await hand.click(hand.page.getByRole('button', { name: 'home', exact: true }));
      await hand.click(button(hand, 'Numbers'));
      await hand.click(hand.page.getByText('members', { exact: true }));
      await hand.replace(field(hand, 'numbers.items.0.number'), '350');
      await save(hand);
    },
    async add(hand) {
      await hand.click(button(hand, 'People'));
      await hand.click(icons(hand).first());
      await hand.click(hand.page.getByText('People Item', { exact: true }));
      await hand.replace(field(hand, 'people.items.6.name'), WORDS.name);
      await hand.replace(field(hand, 'people.items.6.role'), WORDS.role);
      await save(hand);
    },
    async remove(hand) {
      await hand.click(button(hand, 'People'));
      await hand.click(icons(hand).nth(2));
      await save(hand);
    },
    async move(hand) {
      await hand.click(button(hand, 'People'));
      await hand.drag(handle(hand, 5), handle(hand, 4));
      await save(hand);
    },
    async meta(hand) {
      await hand.replace(field(hand, 'title'), WORDS.title);
      await hand.replace(field(hand, 'description'), WORDS.description);
      await save(hand);
    },
    async alt(hand) {
      await hand.click(button(hand, 'Hero'));
      await hand.click(button(hand, 'Picture'));
      await hand.replace(field(hand, 'hero.picture.alt'), WORDS.alt);
      await save(hand);
    },
    async nothing(hand) {
      if (await button(hand, 'Save').isEnabled()) await save(hand);
    },
    async undo(hand) {
      await hand.click(field(hand, 'hero.heading'));
      await hand.press('Control+Z');
      if (await button(hand, 'Save').isEnabled()) await save(hand);
    },
  },
};
