/** Typing errors in words that the manifest's language, or the manifest itself, knows. */
import type { Draft, Mistake } from './draft.ts';

type Kind = (draft: Draft) => Mistake | undefined;

/** Misspells what a pattern's second group holds; the first and third stand around it. */
function misspelt(pattern: RegExp): Kind {
  return (draft) => {
    const found = draft.find(pattern);
    if (!found) return undefined;
    const [whole, before = '', word = '', after = ''] = found.match;
    const line = draft.lines[found.index]!;
    const mistake = draft.misspell(word);
    if (draft.lines.join('\n').includes(mistake)) return undefined; // another word that is known here
    const at = found.match.index;
    const changed = line.slice(0, at) + before + mistake + after + line.slice(at + whole.length);
    return draft.mistake(found.index, changed, word);
  };
}

const FIELDS =
  'heading|lead|label|items|question|answer|description|title|blocks|meta|text|name|path|number|phrases|fields';

export const misspeltWords: Record<string, Kind> = {
  'a field misspelt': misspelt(new RegExp(`^(\\s{2,}(?:- )?)(${FIELDS})(:(?: .*)?)$`)),
  'a field at the top misspelt': misspelt(
    /^()(brand|language|phones|navigation|footer|routes|notFound|figures|places)(:.*)$/,
  ),
  'a block type misspelt': misspelt(/^(\s+- type: )([a-z-]{4,})()$/),
  'an option misspelt': misspelt(/^(\s+(?:size|tone|layout|surface|kind): )([a-z-]{4,})()$/),
  'a reference misspelt': misspelt(/(\$\{)([a-z]+\.[a-z-]+|mail|messaging)(\})/),
  'a link to a page misspelt': misspelt(/(\bto: )(\/[a-z-]{5,})()$/),
  'a link in a text misspelt': misspelt(/(\]\()(\/[a-z-]{6,})(\))/),
  'an icon misspelt': misspelt(/^(\s+icon: )([a-z-]{5,})()$/),
  'a shared block misspelt': misspelt(/^(\s+name: )([a-z]+-[a-z-]+)()$/),
};
