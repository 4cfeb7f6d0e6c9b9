import { serveFolder } from '../../visit/serve-folder.ts';
import type { Hand } from '../hand.ts';
import { startProgram } from '../start.ts';
import { WORDS } from '../tool.ts';
import type { Tool } from '../tool.ts';

const field = ({ page }: Hand, name: string) => page.getByRole('textbox', { name, exact: true });
const body = ({ page }: Hand) => page.locator('[data-slate-editor]').last();
/** An item of a list: a button to fold it, a handle to drag it, a button to remove it, and its fields. */
const item = ({ page }: Hand, name: string) =>
  page.locator('[class*=SortableListItem]').filter({ has: page.getByText(name, { exact: true }) });
const publish = ({ page }: Hand) => page.getByRole('button', { name: 'Publish', exact: true });

async function save(hand: Hand): Promise<void> {
  await hand.click(publish(hand));
  await hand.click(hand.page.getByRole('menuitem', { name: 'Publish now', exact: true }));
}

/** Decap CMS with decap-server, which reads and writes files on this machine. */
export const decap: Tool = {
  name: 'Decap CMS',
  file: 'content/home.md',
  async start(folder) {
    const env = { PORT: '8081', BIND_HOST: '127.0.0.1' };
    const child = await startProgram(folder, ['node_modules/.bin/decap-server'], /listening on/, env);
    const { url, close } = await serveFolder(folder);
    child.once('exit', close);
    return { url: `${url}/index.html#/collections/pages/entries/home`, processes: [child] };
  },
  async open(page, url) {
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('textbox', { name: 'Hero heading' }).or(page.getByRole('link', { name: 'Home' })).first().waitFor(); // prettier-ignore
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Hero heading' }).waitFor();
  },
  tasks: {
    async heading(hand) {
      await hand.replaceWord(field(hand, 'Hero heading'), 'Fix', 'Repair');
      await save(hand);
    },
    async paragraph(hand) {
      await hand.replaceWord(body(hand), 'money', 'cash');
      await save(hand);
    },
    async figure(hand) {
      await hand.replaceWord(field(hand, 'Hero lead'), '340', '350');
      await hand.click(item(hand, '340').getByRole('button').first());
      await hand.replace(item(hand, '340').getByRole('textbox', { name: 'Number' }), '350');
      await hand.replaceWord(body(hand), '340', '350');
      await save(hand);
    },
    async add(hand) {
      await hand.click(hand.page.getByRole('button', { name: 'Add helper' }));
      await hand.replace(field(hand, 'Name').filter({ visible: true }).last(), WORDS.name);
      await hand.replace(field(hand, 'Role').filter({ visible: true }).last(), WORDS.role);
      await save(hand);
    },
    async remove(hand) {
      await hand.click(item(hand, 'Odell').getByRole('button').nth(2));
      await save(hand);
    },
    async move(hand) {
      const handle = (name: string) => item(hand, name).locator('[aria-roledescription=sortable]');
      await hand.drag(handle('Wilma'), handle('Tomas'));
      await save(hand);
    },
    async meta(hand) {
      await hand.replace(field(hand, 'Title'), WORDS.title);
      await hand.replace(field(hand, 'Description'), WORDS.description);
      await save(hand);
    },
    async alt(hand) {
      await hand.replace(field(hand, 'Alternative text'), WORDS.alt);
      await save(hand);
    },
    async nothing(hand) {
      if (await publish(hand).isVisible()) await save(hand);
    },
    async undo(hand) {
      await hand.click(field(hand, 'Hero heading'));
      await hand.press('Control+Z');
      if (await publish(hand).isVisible()) await save(hand);
    },
  },
};
