/**
 * The ids that the layout of a page uses: no block or heading may have them. The last two are an event and a file, which
 * are here since the scripts of a page may import little else.
 */

/** Ids that links may lead to. */
export const TOP_ID = 'top';
export const MAIN_ID = 'main';
export const FOOTER_ID = 'footer';

/** The element that React hydrates. */
export const ROOT_ID = 'root';
/** The block after the first view, where its author gave it no id. */
export const NEXT_ID = 'next-block';

/** The tags that hold a page's data, the font faces, the page's styles, and head tags for after the page is loaded. */
export const DATA_ID = 'page-data';
export const FONTS_ID = 'fonts';
export const STYLES_ID = 'styles';
export const LATE_ID = 'late';

/** The event of the document when another page is shown in its place. */
export const PAGE_SHOWN_EVENT = 'page-shown';

/** The file that a page loads to offer itself in another language. */
export const OFFERS_FILE = 'languages.json';

/** The entry of a page's Server-Timing header that names its dictionary: of its headers, scripts can read this one. */
export const DICTIONARY_TIMING = 'dictionary';
