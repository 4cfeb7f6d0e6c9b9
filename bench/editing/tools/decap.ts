import { serveFolder } from '../../visit/serve-folder.ts';
import type { CountedUser } from '../counted-user.ts';
import { startProgram } from '../start.ts';
import { WORDS } from '../tool.ts';
import type { Tool } from '../tool.ts';

const field = ({ page }: CountedUser, name: string) => page.getByRole('textbox', { name, exact: true });
const body = ({ page }: CountedUser) => page.locator('[data-slate-editor]').last();
/** An item of a list: a button to fold it, a handle to drag it, a button to remove it, and its fields. */
const item = ({ page }: CountedUser, name: string) =>
  page.locator('[class*=SortableListItem]').filter({ has: page.getByText(name, { exact: true }) });
const publish = ({ page }: CountedUser) => page.getByRole('button', { name: 'Publish', exact: true });

async function save(user: CountedUser): Promise<void> {
  await user.click(publish(user));
  await user.click(user.page.getByRole('menuitem', { name: 'Publish now', exact: true }));
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
    async heading(user) {
      await user.replaceWord(field(user, 'Hero heading'), 'Fix', 'Repair');
      await save(user);
    },
    async paragraph(user) {
      await user.replaceWord(body(user), 'money', 'cash');
      await save(user);
    },
    async figure(user) {
      await user.replaceWord(field(user, 'Hero lead'), '340', '350');
      await user.click(item(user, '340').getByRole('button').first());
      await user.replace(item(user, '340').getByRole('textbox', { name: 'Number' }), '350');
      await user.replaceWord(body(user), '340', '350');
      await save(user);
    },
    async add(user) {
      await user.click(user.page.getByRole('button', { name: 'Add helper' }));
      await user.replace(field(user, 'Name').filter({ visible: true }).last(), WORDS.name);
      await user.replace(field(user, 'Role').filter({ visible: true }).last(), WORDS.role);
      await save(user);
    },
    async remove(user) {
      await user.click(item(user, 'Odell').getByRole('button').nth(2));
      await save(user);
    },
    async move(user) {
      const handle = (name: string) => item(user, name).locator('[aria-roledescription=sortable]');
      await user.drag(handle('Wilma'), handle('Tomas'));
      await save(user);
    },
    async meta(user) {
      await user.replace(field(user, 'Title'), WORDS.title);
      await user.replace(field(user, 'Description'), WORDS.description);
      await save(user);
    },
    async alt(user) {
      await user.replace(field(user, 'Alternative text'), WORDS.alt);
      await save(user);
    },
    async nothing(user) {
      if (await publish(user).isVisible()) await save(user);
    },
    async undo(user) {
      await user.click(field(user, 'Hero heading'));
      await user.press('Control+Z');
      if (await publish(user).isVisible()) await save(user);
    },
  },
};
