/** Defines the texts that staff read, in mails and about suspicious messages. */

/** The explanation of each suspicion, by the word that is stored with a lead. */
export const SUSPICIONS: Record<string, string> = {
  trap: 'a field that people do not see was filled in',
  haste: 'sent sooner than anybody can read the form',
  links: 'many links',
  unfamiliar: 'something came that the form does not offer: an old page, or a program',
  'no-origin': 'the browser did not say which page it came from',
  many: 'many messages from one network within ten minutes',
  cut: 'very much text from one network within an hour: long texts were cut',
};

export const LEAD_MAIL = {
  subject: (name: string) => `New message: ${name}`,
  omitted: (characters: number, id: string) =>
    `${characters} characters are not in this mail: npx waybill leads show ${id}`,
  language: (tag: string) =>
    `Language of the form: ${new Intl.DisplayNames('en', { type: 'language' }).of(tag)} (${tag})`,
  files: (id: string) => `The files are not in this mail: npx waybill leads files ${id} --out folder`,
  footer: (time: string, endpoint: string, url: string, id: string) =>
    `Received: ${time}\nForm: ${endpoint}, ${url}\nLead: ${id}`,
};

export const DIGEST_MAIL = {
  subject: (count: number, site: string) => `${count} suspicious ${count > 1 ? 'messages' : 'message'}: ${site}`,
  intro: (count: number) =>
    `${count > 1 ? 'These messages' : 'This message'} may not be genuine. Please look: some may be.`,
  reason: (suspicions: string) => `Why it is suspicious: ${suspicions}`,
  commands: (id: string) =>
    `Look at it: npx waybill leads show ${id}\nIt is genuine: npx waybill leads quarantine --release ${id}`,
};

/** For the mail that replaces one that the mail server refused for its text. */
export const REJECTION_MAIL = {
  lead: 'message',
  payment: 'payment',
  subject: (what: string, id: string) => `A ${what} that could not be mailed: ${id}`,
  intro: (what: string) =>
    `The mail server refused the mail about this ${what}, so this mail does not contain its text.`,
  phone: (phone: string) => `Phone: ${phone}`,
  leadCommand: (id: string) => `Read it: npx waybill leads show ${id}`,
  transaction: (txnid: string) => `Transaction: ${txnid}`,
  site: (url: string) => `Site: ${url}`,
};

export const PAYMENT_MAIL = {
  paid: (amount: string) => `Paid: ${amount}`,
  /** For a payment that failed first: the buyer has seen the failure, or heard of it on the telephone. */
  paidAfterFailure: (amount: string) => `Paid after all: ${amount}`,
  failedFirst: (time: string) =>
    `It failed at first (${time}), and the buyer saw that. Please tell the buyer that it has arrived.\n\n`,
  subject: (paid: string, name: string) => `${paid} from ${name}`,
  product: 'For',
  name: 'Name',
  mail: 'Mail',
  phone: 'Phone',
  transaction: 'Transaction',
  gatewayId: 'Number at the gateway',
  noGatewayId: 'none',
  begun: 'Begun',
};

export const PAYMENT_ALERT_MAIL = {
  subject: (txnid: string) => `Look at this payment: ${txnid}`,
  intro: [
    'The gateway’s report about this payment does not match the order. Compare it with what the gateway’s own pages show,',
    'before anything is done for it or paid back.',
  ].join('\n'),
  amount: (amount: string) => `Amount asked for: ${amount}`,
  state: (state: string, gatewayStatus: string) =>
    `State: ${state}${gatewayStatus && `, the gateway says: ${gatewayStatus}`}`,
};
