/** What a site's own blocks are made with: `import { Prose, Section } from 'waybill/blocks'`. */
export { Actions } from '../blocks/shared/Actions.tsx';
export { Anchor } from '../blocks/shared/Anchor.tsx';
export { Picture } from '../blocks/shared/pictures/Picture.tsx';
export { Paragraph, Prose } from '../blocks/shared/Prose.tsx';
export { Section } from '../blocks/shared/section/Section.tsx';
export { useSiteContext } from '../blocks/shared/site-context.ts';
export { targetOf } from '../blocks/shared/section/target.ts';
export type { Html } from '../schema/values/html.ts';
export type { Action, Image } from '../schema/types.ts';
