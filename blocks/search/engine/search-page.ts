/** A page as search knows it: in the file that the build writes, and in the browser. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
  /** Each with its anchor, its heading and its text; the first is what comes before the first heading below the title. */
  sections: [anchor: string, heading: string, text: string][];
}
