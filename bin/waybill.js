#!/usr/bin/env node
// JavaScript, as is what comes first: a Node that is too old for anything else is refused in one sentence.
await import('../scripts/cli/compile-cache.js');
await import('../scripts/waybill.ts');
