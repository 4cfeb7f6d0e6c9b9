/** Where pictures come from and go to. */
export interface Folders {
  publicFolder: string;
  /** The folder of the site that is being built. */
  out: string;
}
