/** Replaces the service worker where a site wants none: deletes all copies, and unregisters itself. */
import { forget } from './copies.ts';
import { worker } from './scope.ts';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(forget('all').then(() => worker.registration.unregister())),
);
