import { getPort } from '../../../tests/support/http/port.ts';
import { hydrated } from '../../../tests/support/browser/browser.ts';
import type { Hand } from '../hand.ts';
import { startProgram } from '../start.ts';
import { WORDS } from '../tool.ts';
import type { Tool } from '../tool.ts';

const NOT_MEASURED = 'not measured';
const PROGRAM = new URL('../../../bin/waybill.js', import.meta.url).pathname;

const words = ({ page }: Hand, text: string) => page.locator('#root').getByText(text).filter({ visible: true }).first();
const editor = ({ page }: Hand) => page.locator('waybill-editor');
const button = (hand: Hand, name: string | RegExp) => editor(hand).getByRole('button', { name });
const field = (hand: Hand) => editor(hand).locator('.field textarea');

async function keep(hand: Hand): Promise<void> {
  await hand.press('Control+Enter');
  await field(hand).waitFor({ state: 'detached' });
}

/** Waybill, on the page. */
export const waybill: Tool = {
  name: 'Waybill',
  file: 'site.yaml',
  async start(folder) {
    const port = String(await getPort());
    const child = await startProgram(folder, [PROGRAM, 'edit', 'site.yaml', '--no-open', '--port', port], /Open http/);
    return { url: `http://localhost:${port}/`, processes: [child] };
  },
  async open(page, url) {
    await page.goto(url);
    await hydrated(page);
    await page.locator('waybill-editor #stops button').first().waitFor({ state: 'attached' });
  },
  tasks: {
    async heading(hand) {
      await hand.click(words(hand, 'Fix your own bicycle'));
      await hand.replaceWord(field(hand), 'Fix', 'Repair');
      await keep(hand);
    },
    async paragraph(hand) {
      await hand.click(words(hand, 'You bring the bicycle and your time'));
      await hand.replaceWord(field(hand), 'money', 'cash');
      await keep(hand);
    },
    async figure(hand) {
      await hand.click(words(hand, '340'));
      await hand.click(button(hand, 'Change “340” everywhere'));
      await hand.press('Control+A');
      await hand.page.keyboard.insertText('350');
      await keep(hand);
    },
    add: NOT_MEASURED,
    remove: NOT_MEASURED,
    move: NOT_MEASURED,
    async meta(hand) {
      await hand.click(button(hand, /^Title$/));
      for (const [name, text] of [
        [/^Title of meta/, WORDS.title],
        [/^Description of meta/, WORDS.description],
      ] as const) {
        await hand.click(button(hand, name));
        await hand.press('Control+A');
        await hand.page.keyboard.insertText(text);
        await keep(hand);
      }
    },
    async alt(hand) {
      await hand.click(hand.page.locator('#root main img').first());
      await hand.press('Control+A');
      await hand.page.keyboard.insertText(WORDS.alt);
      await keep(hand);
    },
    async nothing(hand) {
      await hand.click(words(hand, 'Fix your own bicycle'));
      await keep(hand);
    },
    undo: (hand) => hand.click(button(hand, 'Undo')),
  },
};
