/** A small site with one text in one field, as JSON, so that every character is written as it is. */

/** A plain text, a paragraph, an article, an answer in prose, a link, or a figure. */
export type Field = 'heading' | 'lead' | 'text' | 'answer' | 'to' | 'figure';

/** Returns the manifest, as JSON, with a value in one field. */
export function siteWith(field: Field, value: string): string {
  const { heading, lead, text, answer, to, figure } = {
    heading: 'Learn to sail', lead: 'On the lake.', text: 'We sail from May.', answer: 'On the lake.', to: '/about', figure: '12', [field]: value,
  } as Record<Field, string>; // prettier-ignore
  const meta = (title: string) => ({
    title,
    description: `${title}: lessons on the lake, for beginners and for old hands.`,
  });
  const site = {
    brand: { name: 'Heron' },
    url: 'https://heron.example',
    language: 'en',
    mail: 'crew@heron.example',
    phones: { office: '+91 22 2345 6789' },
    figures: { boats: figure },
    navigation: { items: [{ label: 'Home', to: '/' }, { label: 'About', to: '/about' }, { label: 'Our team', to: '/our-team' }] },
    footer: { columns: [{ heading: 'School', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
    notFound: { meta: meta('Not found'), blocks: [{ type: 'hero', heading: 'Not here' }] },
    routes: [
      { path: '/', name: 'Home', meta: meta('Home'), blocks: [{ type: 'hero', heading, lead, actions: [{ label: 'Go', to }] }, { type: 'longtext', text }] },
      { path: '/about', name: 'About', meta: meta('About'), blocks: [{ type: 'hero', heading: 'About' }, { type: 'faq', heading: 'Questions', items: [{ question: 'Where?', answer }] }] },
      { path: '/our-team', name: 'Team', meta: meta('Team'), blocks: [{ type: 'hero', heading: 'Team' }] },
    ],
  }; // prettier-ignore
  return JSON.stringify(site, null, 2);
}
