/// <reference types="vite/client" />
/**
 * What a page of the dev server says to it: which version of the site it shows. A save that came while the page was
 * still loading would otherwise never show.
 */
import.meta.hot?.send('waybill:shows', { version: new URL(import.meta.url).searchParams.get('version') });
