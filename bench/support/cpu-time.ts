/** Returns the processor time that this process has taken since a measurement, in milliseconds, without other programs. */
export function cpuTimeSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
