/**
 * Returns a path as one word of a command line, for a command that a person is to copy: in double quotes where it holds
 * a blank or what a shell would interpret. Double quotes mean the same to sh, PowerShell and cmd.exe.
 */
export function shellWord(path: string): string {
  const word = path.startsWith('-') ? `./${path}` : path;
  return /^[\w@%+=:,./\\~-]+$/.test(word) ? word : `"${word.replaceAll(/["$`]/g, String.raw`\$&`)}"`;
}
