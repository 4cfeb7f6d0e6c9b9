#!/usr/bin/env node
// JavaScript, as are its first imports: a Node that is too old for anything else is refused in one sentence.
import '../scripts/cli/compile-cache.js';
await import('../scripts/waybill.ts');
