/**
 * Says in one sentence that the Node which runs a command is too old. JavaScript that old ones understand, too: imported
 * before a command, it comes before anything that they do not.
 */
import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Machine
 * @property {string} version Such as 24.16.0.
 * @property {boolean} hasUuid7 Whether this Node has what the oldest one has: odd versions may be newer without it.
 * @property {string} platform As Node calls it.
 * @property {string} arch As Node calls it.
 * @property {boolean} isMusl Whether it is a Linux without the GNU C library, such as Alpine.
 */

/**
 * Returns why a Node cannot run this project, and what to do; undefined where it can.
 * @param {Machine} machine
 * @param {{ engines: { node: string }, optionalDependencies?: Record<string, string> }} project What package.json says; only the project itself brings Node along.
 * @returns {string | undefined}
 */
export function complaintOf({ version, hasUuid7, platform, arch, isMusl }, { engines, optionalDependencies }) {
  const oldest = engines.node.replace('>=', '');
  if (!isOlder(version, oldest) && hasUuid7) return undefined;
  const ending = `-${platform === 'win32' ? 'win' : platform}-${arch}`;
  if (!optionalDependencies)
    return `Waybill needs Node ${oldest} or newer, and this is ${version}. Install it from https://nodejs.org or your system's packages.`;
  const isBrought =
    !isMusl && Object.keys(optionalDependencies).some((name) => name.startsWith('node-') && name.endsWith(ending));
  const what = isBrought
    ? 'Run "npm ci", which brings the right one, and start the command with "npm run" or "npm start".'
    : `There is none to bring for this machine (${platform} ${arch}${isMusl ? ' with musl' : ''}): install it from your system's packages or https://nodejs.org.`;
  return `Waybill needs Node ${oldest} or newer, and this is ${version}. ${what}`;
}

/**
 * @param {string} version
 * @param {string} other
 */
function isOlder(version, other) {
  const [parts, others] = [version, other].map((text) => text.split('.').map(Number));
  const first = parts.findIndex((part, index) => part !== others[index]);
  return first !== -1 && parts[first] < others[first];
}

/** The C library that Node was built for says so in its report. */
function hasMusl() {
  if (process.platform !== 'linux') return false;
  const report = process.report && process.report.getReport();
  return !(report && report.header && report.header.glibcVersionRuntime);
}

/** Ends the process, with a sentence, where its Node is too old. */
export function refuseOldNode() {
  const { versions, platform, arch } = process;
  const project = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const machine = { version: versions.node, hasUuid7: typeof crypto.randomUUIDv7 === 'function', platform, arch };
  // The report takes a while to make, and is only of use to a complaint.
  if (complaintOf({ ...machine, isMusl: false }, project) === undefined) return;
  process.stderr.write(`${complaintOf({ ...machine, isMusl: hasMusl() }, project)}\n`);
  process.exit(2);
}
