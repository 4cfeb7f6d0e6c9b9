/** Defines the tools that answer the requests of a page in edit mode. */
import type { Route, Site } from '../../../schema/types.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import type { TextFinding } from '../manifest/findings.ts';
import type { ShownSite } from '../manifest/shown-site.ts';
import type { TranslatedPage } from '../manifest/translated-site.ts';
import type { PendingPictures } from './fields/pictures/pending-pictures.ts';
import type { Reviewer } from './review/reviewer.ts';
import type { WriteAccess } from './requests/write-access.ts';
import type { Writer } from './writer.ts';

/** What it takes to answer a request: the file, the site that is shown, and functions that check and render it. */
export interface EditingTools {
  writer: Writer;
  reviewer: Reviewer;
  pictures: PendingPictures;
  access: WriteAccess;
  shown: ShownSite | undefined;
  publicFolder: string;
  manifestFile: string;
  route(path: string): Promise<Route | undefined>;
  /** Returns a page in another language; undefined for one in the site's own. */
  translated(path: string): Pick<TranslatedPage, 'source' | 'file'> | undefined;
  findings(text: string, pointers: Pointer[]): Promise<TextFinding[]>;
  /** Returns the first error that a text would bring into the file. */
  errorIn(text: string, pointers: Pointer[]): Promise<TextFinding | undefined>;
  /** Returns the site of a text; undefined where that has an error. */
  siteOf(text: string): Promise<Site | undefined>;
  /** Renders a page of a site; the not-found page where there is no route. */
  render(route: Route | undefined, site: ShownSite): Promise<string>;
}
