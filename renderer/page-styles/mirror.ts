/** Mirrors styles, for texts from right to left. */

/** Values of four sides, clockwise from the top. */
const SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;
/** Properties with values that may name a side. */
const ALIGNMENTS = /^(?:text-align|float|clear|object-position|background-position|transform-origin)$/;

/** Returns a declaration with left and right exchanged, written as the minifier writes it. */
export function mirror(declaration: string): string {
  const [, name = '', value = '', important = ''] = /^([\w-]+):(.*?)(!important)?$/s.exec(declaration) ?? [];
  if (name === '' || name.startsWith('--')) return declaration;
  return `${swapSides(name)}:${mirrorValue(name, value)}${important}`;
}

function mirrorValue(name: string, value: string): string {
  if (name === 'translate' || name === 'rotate') {
    const [across = '', ...others] = partsOf(value);
    return [negative(across), ...others].join(' ');
  }
  if (name === 'transform')
    return value.replace(
      /\b(translateX?|rotate|skewX?)\((-?)(?=[\d.])/g,
      (_, turn, sign) => `${turn}(${sign ? '' : '-'}`,
    );
  const parts = partsOf(value);
  if (SIDES.test(name) && parts.length === 4) return [parts[0], parts[3], parts[2], parts[1]].join(' ');
  if (name === 'border-radius' && parts.length === 4) return [parts[1], parts[0], parts[3], parts[2]].join(' ');
  if (ALIGNMENTS.test(name)) return swapSides(value);
  return value
    .replace(/(?<=linear-gradient\()(-?)(?=[\d.]+deg)/g, (_, sign) => (sign ? '' : '-'))
    .replace(/(?<=linear-gradient\()to [a-z ]+/g, swapSides);
}

function swapSides(text: string): string {
  return text.replace(/\b(?:left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'));
}

function negative(length: string): string {
  if (length === 'none' || length === '0') return length;
  if (/^-[\d.]/.test(length)) return length.slice(1);
  return /^[\d.]/.test(length) ? `-${length}` : `calc(-1*${length})`;
}

/** Returns the parts of a value; the minifier leaves no space after a bracket. */
function partsOf(value: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of value) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter !== ' ' || depth > 0) parts[parts.length - 1] += letter;
    if (depth === 0 && (letter === ' ' || letter === ')')) parts.push('');
  }
  return parts.filter(Boolean);
}
