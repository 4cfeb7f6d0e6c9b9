/** Says what to write in place of an address that leads nowhere. */

export const HINTS = {
  empty: 'Write where it leads, such as /contact or #hours, or remove the link.',
  starts: 'A link starts with /, #, https://, mailto: or tel:, or is a reference such as ${mail}.',
  noCard: 'Write at the top of the file what the card holds, such as contactCard: ["${mail}"], or remove the link.',
  ownFile:
    'This is a file on a computer of yours: put it into the folder "public", and write its path from there, such as /files/list.pdf.',
};
