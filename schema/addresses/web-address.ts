/** Defines the grammar of web addresses, and encodes them for headers and server configurations. */

/** What is wrong with a text of some format: `hint` says what to write, and `write` is that text where only one can be intended. */
export interface FormatFault {
  hint: string;
  write?: string;
}

/** Characters that no address holds as they are (RFC 3986). Letters beyond ASCII are encoded by browsers and by us. */
const FORBIDDEN = /[\s\p{Cc}\p{Cs}"<>\\^`{|}]/u;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const IPV6 = /^\[[0-9a-f:.]+\]$/;
const STEP = /^(?!\.)[A-Za-z0-9._~-]+$/;

/** Returns whether a text is the name of a host, in small letters and ASCII. */
export function isHost(text: string): boolean {
  return text.length <= 253 && (IPV6.test(text) || text.split('.').every((label) => LABEL.test(label)));
}

/** Returns whether a text starts as a web address does. */
export function startsAsWebAddress(text: string): boolean {
  return /^https?:/i.test(text);
}

/** Returns what is wrong with a web address, such as https://www.example.com/a?b#c; undefined where nothing is. */
export function webAddressFault(text: string): FormatFault | undefined {
  if (!/^https?:\/\//i.test(text)) return { hint: 'Start it with https://.' };
  const fault = characterFault(text);
  if (fault) return fault;
  const url = URL.parse(text);
  const written = /^https?:\/\/([^/?#]*)/i.exec(text)![1]!;
  if (written.includes('@')) return { hint: 'Remove what is before the @: everyone could read that name and password.' }; // prettier-ignore
  if (url && isHost(url.hostname) && !/%|:$/.test(written)) return undefined;
  const wrong = /[^\p{L}\p{M}\p{N}.:[\]_-]/u.exec(written);
  return {
    hint: wrong
      ? `The name of a host cannot hold ${nameOf(wrong[0])}. Write letters, digits, hyphens and dots: https://www.example.com.`
      : 'Write the whole name of the host after //: https://www.example.com.',
  };
}

/** Returns what is wrong with the address of a whole site: a scheme, a host and perhaps a port, as browsers write it. */
export function originFault(text: string): FormatFault | undefined {
  const fault = webAddressFault(text);
  if (fault) return fault;
  const { origin, pathname, search, hash } = new URL(text);
  if (text === origin) return undefined;
  const tail = pathname.slice(1) + search + hash;
  if (tail !== '') return { hint: `Write "${origin}": the address of a site ends with the name of its host.` };
  return { hint: `Write "${origin}".`, write: origin };
}

/** Returns what is wrong with the address of a site, which may share its host: an origin, and perhaps a path after it. */
export function siteAddressFault(text: string): FormatFault | undefined {
  const fault = webAddressFault(text);
  if (fault) return fault;
  const { origin, search, hash } = new URL(text);
  const path = /^https?:\/\/[^/?#]*([^?#]*)/i.exec(text)![1]!.replace(/\/+$/, '');
  if (search + hash !== '') return { hint: `Write "${origin + path}": the address of a site has no "?" and no "#".` };
  if (path !== '') {
    const wrong = pathFault(path);
    if (wrong) return { hint: wrong.hint };
  }
  return text === origin + path ? undefined : { hint: `Write "${origin + path}".`, write: origin + path };
}

/** Returns what is wrong with a path that a server answers, such as /Contact.php. */
export function pathFault(text: string): FormatFault | undefined {
  const steps = text.slice(1).split('/');
  if (text.startsWith('/') && steps.every((step) => STEP.test(step))) return undefined;
  if (text === '/') return { hint: 'The path "/" is the home page. Choose another one.' };
  const write = `/${text.replace(/^\/+|\/+$/g, '')}`;
  if (write !== text && pathFault(write) === undefined) return { hint: `Write "${write}".`, write };
  const [wrong] = /[^A-Za-z0-9._~/-]/u.exec(text) ?? [];
  if (wrong !== undefined)
    return { hint: `A path here cannot hold ${nameOf(wrong)}. Use letters, digits and the characters - . _ ~ only.` };
  return { hint: 'Write one slash before each part, and no part that is empty or starts with a dot.' };
}

/** Returns which character an address cannot hold, and the intended address; undefined where there is none. */
export function characterFault(text: string): FormatFault | undefined {
  const [wrong] = FORBIDDEN.exec(text) ?? [];
  if (wrong === undefined) return undefined;
  const trimmed = text.trim();
  if (!FORBIDDEN.test(trimmed)) return { hint: `Remove the space around it.`, write: trimmed };
  // A control character or a line break was never intended; it is not kept in another form.
  if (/\p{Cc}|\p{Cs}|\u2028|\u2029/u.test(text)) return { hint: `An address cannot hold ${nameOf(wrong)}. Remove it.` };
  if (wrong === '\\') return { hint: 'An address cannot hold "\\". Write "/".' };
  const write = encodeCharacters(text, FORBIDDEN);
  return {
    hint: `An address cannot hold ${nameOf(wrong)}. Write ${encodeCharacters(wrong, FORBIDDEN)} for it.`,
    write,
  };
}

/** Names a character for a sentence. */
function nameOf(character: string): string {
  if (character === ' ') return 'a space';
  if (character === '\n' || character === '\r' || character === '\u2028' || character === '\u2029')
    return 'a line break';
  if (character === '\t') return 'a tab';
  if (/[\p{Cc}\p{Cs}\s]/u.test(character)) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return `the invisible character U+${code}`;
  }
  return JSON.stringify(character);
}

/** All characters that an address may hold as they are, wherever the address is written; "%" only before two digits. */
const ELSEWHERE = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~:/?#[\]@!&'()*+,;=%-]/u;
const IN_PATH = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~/%-]/u;

/** Returns a path of this site in letters, digits, "-._~/" and percent signs alone: nothing else has a meaning in it. */
export function encodePath(path: string): string {
  return encodeCharacters(`/${path.replace(/^\/+/, '')}`, IN_PATH);
}

/** Returns where a redirect leads as ASCII that fits into a header: a path of this site or a web address, nothing else. */
export function encodeTarget(to: string): string {
  if (startsAsWebAddress(to)) {
    const url = URL.parse(to);
    if (url) return encodeOrigin(url.origin) + encodeRest(url.pathname + url.search + url.hash);
  }
  const end = to.search(/[?#]/);
  return end === -1 ? encodeLocal(to) : encodeLocal(to.slice(0, end)) + encodeRest(to.slice(end));
}

/** Returns an origin, or the name of a host alone, without any character that means something elsewhere. */
export function encodeOrigin(origin: string): string {
  return encodeCharacters(origin, /[^A-Za-z0-9._:/[\]-]/u);
}

// Two slashes at the start would name another host.
const encodeLocal = (path: string) => encodeRest(`/${path.replace(/^[/\\]+/, '')}`);
const encodeRest = (text: string) => encodeCharacters(text, ELSEWHERE);

const encoder = new TextEncoder();

/** Percent-encodes, as UTF-8, every character that a pattern finds. */
function encodeCharacters(text: string, pattern: RegExp): string {
  if (!pattern.test(text)) return text;
  const hex = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  return text
    .toWellFormed()
    .replace(new RegExp(pattern, 'gu'), (character) => Array.from(encoder.encode(character), hex).join(''));
}
