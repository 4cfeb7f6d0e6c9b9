/** One file, many writers: nothing fails because two servers, their workers and a command write at the same time. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { DemoGateway } from '../../scripts/demo-gateway/gateway.ts';
import { openStore } from '../../server/store/open-store.ts';
import { MailServer } from '../support/service/mail-server.ts';
import { choose, comeBack, gatewayVariables, goToGateway } from '../support/service/payments.ts';
import { mailVariables, runLeads } from '../support/service/running-site.ts';
import { makeFolder } from '../support/files/folder.ts';
import { Server } from './server.ts';

const PAYMENTS = 2000;
const AT_ONCE = 20;

/** Runs a task for each of many, some at the same time. */
async function forEach(count: number, atOnce: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

describe('one SQLite file, two servers and a command', () => {
  let data: string;
  let servers: Server[];
  beforeEach(() => {
    data = makeFolder();
    servers = [];
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    rmSync(data, { recursive: true, force: true });
  });

  test.each([
    ['fifty leads a second', 50],
    ['as many leads as both can take', Infinity],
  ])(`${PAYMENTS} payments are confirmed during %s, and no lead is refused`, async (_load, rate) => {
    const mail = await new MailServer().start();
    const gateway = new DemoGateway();
    const environment = { ...gatewayVariables(await gateway.listen(0)), ...mailVariables(mail.url) };
    onTestFinished(async () => void (await gateway.app.close()));
    const site = inject('school');
    for (let count = 0; count < 2; count++) servers.push(await Server.start({ site, data, environment }));
    const doors = servers.map((service) => ({ service, gateway }));

    const load = { isOver: false };
    const refused: unknown[] = [];
    let leads = 0;
    const post = async () => {
      const text = `message ${leads++}`;
      const status = await servers[leads % 2]!.post(text, text);
      if (status !== 200) refused.push(status);
    };
    /** Each next one when the last is answered, or at its time, whether the last is answered or not. */
    const writeLeads = async () => {
      const running = new Set<Promise<void>>();
      while (!load.isOver) {
        const posting = post().finally(() => running.delete(posting));
        running.add(posting);
        await (rate === Infinity ? posting : wait(1000 / rate));
      }
      await Promise.all(running);
    };
    const senders = Array.from({ length: rate === Infinity ? 16 : 1 }, writeLeads);
    const failed: string[] = [];
    let commands = 0;
    const useCommands = async () => {
      while (!load.isOver) {
        const copy = join(data, `copy-${commands}.db`);
        for (const [args, expected] of [
          [['list', '--limit', '5'], 0],
          [['retry'], 1],
          [['quarantine', '--release', 'nobody'], 1],
          [['backup', '--out', copy], 0],
        ] as const) {
          const { status, stderr } = await runLeads([...args], { DATA_FOLDER: data });
          if (status !== expected) failed.push(`${args.join(' ')}: ${stderr}`);
          commands++;
        }
        if (existsSync(copy)) rmSync(copy);
      }
    };
    const commanding = useCommands();

    const numbers: string[] = [];
    const statuses = new Map<number, number>();
    await forEach(PAYMENTS, AT_ONCE, async (index) => {
      const door = doors[index % 2]!;
      const txnid = await goToGateway(door);
      numbers.push(txnid);
      const { status } = await comeBack(door, choose(door, txnid, 'pay'), '/api/paid/webhook');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    load.isOver = true;
    await Promise.all([...senders, commanding]);
    console.log(`${PAYMENTS} payments beside ${leads} leads and ${commands} commands`);

    expect(failed).toEqual([]);
    expect(refused).toEqual([]);
    expect(Object.fromEntries(statuses)).toEqual({ 200: PAYMENTS });
    for (const { output } of servers) expect(output).not.toMatch(/"level":(?:"error"|50)|locked/);
    const store = await openStore({ dataFolder: data, databaseUrl: undefined });
    const paid = await store.db.selectFrom('payments').select('txnid').where('state', '=', 'paid').execute();
    const mails = await store.db.selectFrom('outbox').select('subject').where('kind', '=', 'payment').execute();
    await store.close();
    expect(paid.map(({ txnid }) => txnid).toSorted()).toEqual(numbers.toSorted());
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(numbers.toSorted());
  });
});
