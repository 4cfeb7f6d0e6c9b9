import { getPort } from '../../../tests/support/http/port.ts';
import type { Hand } from '../hand.ts';
import { startProgram } from '../start.ts';
import { WORDS } from '../tool.ts';
import type { Tool } from '../tool.ts';

const field = ({ page }: Hand, name: string) => page.getByRole('textbox', { name, exact: true });
const people = ({ page }: Hand) => page.getByRole('group', { name: 'People', exact: true });
const row = (hand: Hand, name: string) => people(hand).getByRole('row', { name });
const save = (hand: Hand) => hand.click(hand.page.getByRole('button', { name: 'Save', exact: true }));

/** Keystatic with files on this machine, in Astro. */
export const keystatic: Tool = {
  name: 'Keystatic',
  file: 'content/home.md',
  async start(folder) {
    const port = String(await getPort());
    const program = ['node_modules/astro/bin/astro.mjs', 'dev', '--force', '--host', '127.0.0.1', '--port', port];
    const child = await startProgram(folder, program, /Local\s+http/, { ASTRO_TELEMETRY_DISABLED: '1' });
    return { url: `http://127.0.0.1:${port}/keystatic/singleton/home`, processes: [child] };
  },
  async open(page, url) {
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Hero heading' }).waitFor();
  },
  tasks: {
    async heading(hand) {
      await hand.replaceWord(field(hand, 'Hero heading'), 'Fix', 'Repair');
      await save(hand);
    },
    async paragraph(hand) {
      await hand.replaceWord(field(hand, 'Body'), 'money', 'cash');
      await save(hand);
    },
    async figure(hand) {
      await hand.replaceWord(field(hand, 'Hero lead'), '340', '350');
      await hand.click(hand.page.getByRole('row', { name: 'members' }));
      await hand.replace(hand.page.getByRole('dialog').getByRole('textbox', { name: 'Number' }), '350');
      await hand.click(hand.page.getByRole('dialog').getByRole('button', { name: 'Done' }));
      await hand.replaceWord(field(hand, 'Body'), '340', '350');
      await save(hand);
    },
    async add(hand) {
      await hand.click(people(hand).getByRole('button', { name: 'Add' }));
      const dialog = hand.page.getByRole('dialog');
      await hand.replace(dialog.getByRole('textbox', { name: 'Name' }), WORDS.name);
      await hand.replace(dialog.getByRole('textbox', { name: 'Role' }), WORDS.role);
      await hand.click(dialog.getByRole('button', { name: 'Add' }));
      await save(hand);
    },
    async remove(hand) {
      await hand.click(row(hand, 'Odell').getByRole('button').last());
      await save(hand);
    },
    async move(hand) {
      await hand.drag(row(hand, 'Wilma').getByRole('button').first(), row(hand, 'Tomas'));
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
    nothing: save,
    async undo(hand) {
      await hand.click(field(hand, 'Hero heading'));
      await hand.press('Control+Z');
      await save(hand);
    },
  },
};
