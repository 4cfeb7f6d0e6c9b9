/**
 * Returns a path as one word of a command line, for a command that a person is to copy: in double quotes where it holds
 * a blank or what a shell would interpret. It is quoted for sh; PowerShell and cmd.exe read it the same way unless the
 * path has a dollar sign, a backtick or a double quote.
 */
export function shellWord(path: string): string {
  const word = path.startsWith('-') ? `./${path}` : path;
  return /^[\w@%+=:,./\\~-]+$/.test(word) ? word : `"${word.replaceAll(/["$`]/g, String.raw`\$&`)}"`;
}
