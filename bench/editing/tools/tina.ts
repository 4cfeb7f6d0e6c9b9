import type { CountedUser } from '../counted-user.ts';
import { startProgram } from '../start.ts';
import { WORDS } from '../tool.ts';
import type { Tool } from '../tool.ts';

const field = ({ page }: CountedUser, name: string) => page.locator(`[name="${name}"]`);
const body = ({ page }: CountedUser) => page.locator('[data-slate-editor]').last();
const button = ({ page }: CountedUser, name: string) => page.getByRole('button', { name, exact: true });
/** Icons without a name: the first one adds an item, the others remove one each. */
const icons = ({ page }: CountedUser) =>
  page.locator('button:not([aria-label])').filter({ hasText: /^$/, visible: true });
const handle = ({ page }: CountedUser, index: number) => page.locator('[aria-roledescription=sortable]').nth(index);
const save = (user: CountedUser) => user.click(button(user, 'Save'));

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
    async heading(user) {
      await user.click(button(user, 'Hero'));
      await user.replaceWord(field(user, 'hero.heading'), 'Fix', 'Repair');
      await save(user);
    },
    async paragraph(user) {
      await user.replaceWord(body(user), 'money', 'cash');
      await save(user);
    },
    async figure(user) {
      await user.replaceWord(body(user), '340', '350');
      await user.click(button(user, 'Hero'));
      await user.replaceWord(field(user, 'hero.lead'), '340', '350');
      await user.click(user.page.getByRole('button', { name: 'home', exact: true }));
      await user.click(button(user, 'Numbers'));
      await user.click(user.page.getByText('members', { exact: true }));
      await user.replace(field(user, 'numbers.items.0.number'), '350');
      await save(user);
    },
    async add(user) {
      await user.click(button(user, 'People'));
      await user.click(icons(user).first());
      await user.click(user.page.getByText('People Item', { exact: true }));
      await user.replace(field(user, 'people.items.6.name'), WORDS.name);
      await user.replace(field(user, 'people.items.6.role'), WORDS.role);
      await save(user);
    },
    async remove(user) {
      await user.click(button(user, 'People'));
      await user.click(icons(user).nth(2));
      await save(user);
    },
    async move(user) {
      await user.click(button(user, 'People'));
      await user.drag(handle(user, 5), handle(user, 4));
      await save(user);
    },
    async meta(user) {
      await user.replace(field(user, 'title'), WORDS.title);
      await user.replace(field(user, 'description'), WORDS.description);
      await save(user);
    },
    async alt(user) {
      await user.click(button(user, 'Hero'));
      await user.click(button(user, 'Picture'));
      await user.replace(field(user, 'hero.picture.alt'), WORDS.alt);
      await save(user);
    },
    async nothing(user) {
      if (await button(user, 'Save').isEnabled()) await save(user);
    },
    async undo(user) {
      await user.click(field(user, 'hero.heading'));
      await user.press('Control+Z');
      if (await button(user, 'Save').isEnabled()) await save(user);
    },
  },
};
