/** References of other programs, and links whose address is elsewhere: nobody's visitors read them. */
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { replaceWords } from '../../../manifest/yaml/edit/replace-words.ts';
import { applySplices } from '../../../manifest/yaml/edit/splice.ts';
import { siteWith } from '../../support/sites/text-site.ts';
import type { Field } from '../../support/sites/text-site.ts';

const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, new Set());
const encode = (text: string) => new TextEncoder().encode(text);

const saidOf = (field: Field, text: string) =>
  look(encode(siteWith(field, text))).problems.map(({ message, hint = '' }) => `${message} ${hint}`);
const fixed = (field: Field, text: string) =>
  new TextDecoder().decode(fixManifest(encode(siteWith(field, text)), look).bytes);

describe.each(['heading', 'lead', 'text', 'answer'] as const)(
  'a reference of another program in the field %s',
  (field) => {
    test.each([
      '{{ .Page.Title }}',
      '{{page.date}}',
      '{% include menu.html %}',
      '{{< youtube abc >}}',
      '{{#each team}}',
      '{{ user.first | upcase }}',
    ])('%s is answered with the way to write one, and a name of this site', (written) => {
      const [said, ...more] = saidOf(field, `Welcome to ${written} today.`);
      expect(more).toEqual([]);
      expect(said).toContain(`"${written}" is not how a reference is written`);
      expect(said).toContain('such as ${brand.name}.');
      expect(fixed(field, `Welcome ${written} today.`)).toBe(siteWith(field, `Welcome ${written} today.`));
    });

    test.each(['{{ .Site.Title }}', '{{site.title}}', '{{ config.name }}'])(
      '%s may mean the name of the site',
      (written) =>
        expect(saidOf(field, `Welcome to ${written}.`)).toEqual([
          `"${written}" is not how a reference is written, so visitors would see it as it is. Did you mean "\${brand.name}"?`,
        ]),
    );

    test.each(['{{ site.phones.office }}', '{{ .Site.Params.phones.office }}', '{{.phones.office}}'])(
      '%s is a value of this site by its name',
      (written) => expect(fixed(field, `Call ${written}.`)).toBe(siteWith(field, 'Call ${phones.office}.')),
    );

    test('a parenthesis that closes a reference is one of it, and one that the sentence opened is not', () => {
      expect(fixed(field, 'Call ${phones.office) now.')).toBe(siteWith(field, 'Call ${phones.office} now.'));
      expect(fixed(field, 'Call us (${phones.office) now.')).toBe(siteWith(field, 'Call us (${phones.office}) now.'));
    });

    test('the two ends of one command are one message', () => {
      expect(saidOf(field, 'We {% if open %}are{% endif %} here.')).toHaveLength(1);
    });
  },
);

test.each([
  ['heading', 'Since {year} here', '{year}'],
  ['text', '© {current_year} we', '{current_year}'],
  ['text', 'We do this:\n\n[TOC]', '[TOC]'],
  ['text', 'Martina Meola\n: Mazurka\n: Waltz', ': '],
] as const)('in the field %s, %j shows visitors %s', (field, text, mark) => {
  const [said, ...more] = saidOf(field, text);
  expect(more).toEqual([]);
  expect(said).toContain(`Visitors would see ${JSON.stringify(mark.trim())} as it is typed`);
});

test.each(['Mon 9 to 5\nTue 9 to 5', '12 High Street\nWexbourne\nWX1 2AB', '月曜 9時\n火曜 9時'])(
  '%j would be one line, which is said with the way to keep them apart',
  (text) => {
    for (const field of ['text', 'lead'] as const) {
      const [said, ...more] = saidOf(field, text);
      expect(more).toEqual([]);
      expect(said).toMatch(/^Visitors would see these \d lines as one: .* End each line but the last with a backslash/);
    }
  },
);

test.each([
  'Mon 9 to 5\\\nTue 9 to 5',
  'We sail from May to October,\nand we rest in winter\nor go to the mountains.',
  'We open in May.\nCome and see us.',
  '- Mon 9 to 5\n- Tue 9 to 5',
  '| Mon | 9 |\n|---|---|\n| Tue | 9 |',
  '```\nlet a = 1\nlet b = 2\n```',
  'From the first of May on, we open at 9 and close at 17\nevery day. Since 2019.',
])('%j reads as it is written', (text) => expect(saidOf('text', text)).toEqual([]));

test('a film of another site in a text becomes a block', () => {
  const frame = '<iframe width="560" src="https://www.youtube.com/embed/aaaaaaaaaaa?rel=0"></iframe>';
  expect(saidOf('text', `See it:\n\n${frame}`).join()).toContain(
    '{type: video, video: "https://www.youtube.com/watch?v=aaaaaaaaaaa"}',
  );
});

describe('a link by the name of its address', () => {
  test.each(['text', 'answer'] as const)(
    'is joined with the address that stands below it, in the field %s',
    (field) => {
      const written = 'Meet [the team][people] and [About].\n\n[people]: /our-team\n[about]: /about (Who we are)';
      expect(saidOf(field, written)).toHaveLength(1);
      expect(fixed(field, written)).toBe(siteWith(field, 'Meet [the team](/our-team) and [About](/about).\n\n\n'));
    },
  );

  test.each(['Meet [the team][people].', 'Meet [the team][].'])('%s without an address is reported', (written) => {
    expect(saidOf('lead', written)[0]).toContain('Write "[the team](/path)", with the address of the page.');
    expect(fixed('lead', written)).toBe(siteWith('lead', written));
  });

  test('an address that nothing uses is reported, and made no link of', () => {
    const written = 'Meet the team.\n\n[1]: /our-team';
    expect(saidOf('text', written)[0]).toContain('Remove the line. A link is written where its words are');
    expect(fixed('text', written)).toBe(siteWith('text', written));
  });

  test('is no notation of plain text', () => expect(saidOf('heading', 'Meet [the team][people]')).toHaveLength(1));

  test.each([
    'He said [sic] it.',
    'As in [1][2].',
    'See [1].',
    'Tick [yes] [no].',
    'The list team[0][1].',
    'Bring [a hat]: it is hot.',
  ])('%s is harmless', (text) => expect(saidOf('text', text)).toEqual([]));
});

describe.each(['heading', 'text'] as const)('what other programs leave in the field %s', (field) => {
  test.each([
    ['The café in MÃ¼nchen', 'The café in München'],
    ['It â€“ the boat â€“ sails at 20Â°C', 'It – the boat – sails at 20°C'],
    ['A deck of $m^2$', 'A deck of m²'],
    ['Sure, here’s the updated text: Come and sail.', 'Come and sail.'],
    ['Certainly! Here is a friendlier version: Come and sail.', 'Come and sail.'],
  ])('%s becomes %s', (written, right) => expect(fixed(field, written)).toBe(siteWith(field, right)));

  test.each([
    ['A boat &amp;ndash; and a jetty', 'Visitors would see "&amp;ndash;" as it is typed: this character was encoded twice. Write "–".'],
    ['A \\textbf{bold} word', 'Visitors would see "\\textbf{bold}" as it is typed: formulas of LaTeX are not read. Write "bold".'],
    ['Come. Let me know if you’d like me to shorten this.', 'Visitors would see "Let me know if you’d like me to shorten this." as it is typed: a chat assistant says it. Remove it.'],
  ])('%s is reported', (written, said) => expect(saidOf(field, written)).toEqual([said])); // prettier-ignore

  test.each([
    'Of course! Here are our prices: see below.',
    'From $5 to $10, or 5^2 = 25',
    'A MANHÃ, SÃO PAULO',
    'Let me know if you would like me to sail with you.',
  ])('%s is harmless', (written) => expect(saidOf(field, written)).toEqual([]));
});

test('a first line that an assistant wrote goes with the empty line below it', () => {
  const lines = (first: string) => `language: en\nlead: |\n  ${first}Come and sail.\n`;
  const text = lines('Certainly! Here is a friendlier version of your text:\n\n  ');
  const mark = 'Certainly! Here is a friendlier version of your text:';
  const edits = replaceWords([{ mark, replace: '' }], text, { start: text.indexOf(mark), end: text.length });
  expect(applySplices(text, edits!)).toBe(lines(''));
});

describe('a reference with a default, as shells and templates have it', () => {
  test.each([
    ':-12', ':-', ':=12', '=12', ':?', '?', ':12', ':?no figure', ' || 12', ' ?? 12', '??12', ' ?: 12', ' | default(12)', '|default(12.5)',
    ' | default: 12', '!12', ' or 12', '-₹12', '-a dozen',
  ])('${figures.boats%s} is the reference alone', (tail) => {
    for (const field of ['lead', 'text'] as const) {
      const said = saidOf(field, `We have \${figures.boats${tail}} of them.`);
      expect(said).toEqual([
        'A reference takes no default, only the name of a value that is there. Write "${figures.boats}".',
      ]);
      expect(fixed(field, `We have \${figures.boats${tail}} of them.`)).toBe(
        siteWith(field, 'We have ${figures.boats} of them.'),
      );
    }
  }); // prettier-ignore

  test('is so in a link, and of a value without a group', () => {
    expect(fixed('text', '[Write](${mail:-none}) to ${mail:-us}.')).toBe(
      siteWith('text', '[Write](${mail}) to ${mail}.'),
    );
  });

  test('with a hyphen and a word may be a name that is missing', () => {
    const [said, ...more] = saidOf('text', 'We have ${figures.boats-many} of them.');
    expect(more).toEqual([]);
    expect(said).toContain('There is no figure called "boats-many", and a reference takes no default.');
    expect(said).toContain('figures.boats');
    expect(fixed('text', 'We have ${figures.boats-many} of them.')).toContain('${figures.boats-many}');
  });

  test('of which the name is none is about the name', () => {
    const [said] = saidOf('text', 'We have ${figures.vessels:-12} of them.');
    expect(said).not.toContain('default');
    expect(fixed('text', 'We have ${figures.vessels:-12} of them.')).toContain('${figures.vessels:-12}');
  });
});
