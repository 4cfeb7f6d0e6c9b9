/** Prints the section that a link leads to, alone. Loaded at a click of the link. */

/** Goes to the section, so that the styles of print leave out all others, and asks the browser to print. */
export function run(link: HTMLAnchorElement): void {
  location.assign(link.href);
  print();
}
