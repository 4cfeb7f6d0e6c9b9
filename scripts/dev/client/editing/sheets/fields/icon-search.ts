/** Icons that are found by a word, as pictures to choose from. */
import type { FoundIcon } from '../../../../editing/fields/fields.ts';
import { buttonOf } from '../../editor-parts.ts';
import { askIcons } from '../../server-calls.ts';
import { words } from '../../words/words.ts';

/** Makes the part below the field of an icon: what is typed there is looked for. */
export function iconSearch(input: HTMLInputElement, choose: (name: string) => void): HTMLElement {
  const element = document.createElement('div');
  const [found, said] = [document.createElement('div'), document.createElement('p')];
  found.className = 'icons';
  said.setAttribute('role', 'status');
  let last = 0;
  const search = async () => {
    const turn = ++last;
    const icons = await askIcons(input.value);
    if (turn !== last || typeof icons === 'string') return; // another word is looked for meanwhile
    said.textContent = words.iconsFound(icons.length);
    found.replaceChildren(...icons.map((icon) => iconButton(icon, choose)));
  };
  input.addEventListener('input', () => void search());
  element.append(
    buttonOf(words.findIcon, () => void search()),
    said,
    found,
  );
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

function iconButton({ name, shape }: FoundIcon, choose: (name: string) => void): HTMLElement {
  const button = buttonOf('', () => choose(name));
  button.setAttribute('aria-label', name);
  button.title = name;
  const [svg, path] = [document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'path')];
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', name.startsWith('filled/') ? 'filled' : '');
  path.setAttribute('d', shape);
  svg.append(path);
  button.append(svg);
  return button;
}
