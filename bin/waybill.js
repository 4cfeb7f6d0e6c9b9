#!/usr/bin/env node
// JavaScript, as is what comes first: a Node that is too old for anything else is refused in one sentence.
try {
  await import('../scripts/cli/launch/compile-cache.js');
  await import('../scripts/waybill.ts');
} catch (error) {
  // Before its commands are loaded nothing else could say so.
  if (!String(error.code).endsWith('MODULE_NOT_FOUND')) throw error;
  process.stderr.write(`${error.message.split(/ imported from |\n/)[0]}. Run: npm install\n`);
  process.exit(2);
}
