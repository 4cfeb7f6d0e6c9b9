/** Finds out which scripts a language and a text are written in. */

/** Scripts that a language's own script consists of. */
const PARTS: Record<string, string[]> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Scripts of the web by their codes, and the languages that each is most often used for. */
// prettier-ignore
const LANGUAGES: Record<string, string[]> = {
  Latn: [], Hebr: ['he'], Arab: ['ar', 'fa', 'ur'], Cyrl: ['ru', 'uk', 'bg'], Grek: ['el'], Armn: ['hy'],
  Geor: ['ka'], Ethi: ['am'], Deva: ['hi', 'mr', 'ne'], Beng: ['bn'], Gujr: ['gu'], Guru: ['pa'], Taml: ['ta'],
  Telu: ['te'], Knda: ['kn'], Mlym: ['ml'], Sinh: ['si'], Thai: ['th'], Khmr: ['km'], Mymr: ['my'],
  Hira: ['ja'], Kana: ['ja'], Hang: ['ko'], Hani: ['zh', 'ja'],
};

const LETTERS = /\p{L}+/gu;
const patterns = new Map<string, RegExp>();
/** Every page asks for its own, and a locale is slow to make. */
const scriptsByLanguage = new Map<string, string[]>();

/** Returns the codes of the scripts that a language is written in: Latn, or Hani, Hira and Kana. */
export function scriptsOf(language: string): string[] {
  let scripts = scriptsByLanguage.get(language);
  if (scripts) return scripts;
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  scriptsByLanguage.set(language, (scripts = PARTS[script] ?? [script]));
  return scripts;
}

/** Counts the letters of a text; with scripts, only the letters of these. */
export function countLetters(text: string, scripts?: string[]): number {
  const key = scripts?.join(' ') ?? '';
  let pattern = scripts ? patterns.get(key) : LETTERS;
  if (!pattern) patterns.set(key, (pattern = new RegExp(`[${classOf(scripts!)}]+`, 'gu')));
  return text.match(pattern)?.reduce((sum, { length }) => sum + length, 0) ?? 0;
}

/** Returns scripts as the content of a class of letters in a regular expression. */
export function classOf(scripts: string[]): string {
  return scripts.map((script) => String.raw`\p{Script=${script}}`).join('');
}

/** Returns the script that most letters of a text are of, and the languages it is used for; undefined where none is known. */
export function mainScript(text: string): { name: string; languages: string[] } | undefined {
  const counts = Object.keys(LANGUAGES).map((script) => ({ script, count: countLetters(text, [script]) }));
  const { script, count } = counts.reduce((most, one) => (one.count > most.count ? one : most));
  if (count === 0) return undefined;
  // Japanese has a few letters that Chinese has not.
  const kana = script === 'Hani' && countLetters(text, ['Hira', 'Kana']) > 0 ? 'Hira' : script;
  const names = new Intl.DisplayNames('en', { type: 'script' });
  return { name: kana === 'Hira' || kana === 'Kana' ? 'Japanese' : names.of(script)!, languages: LANGUAGES[kana]! };
}
