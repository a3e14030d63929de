/**
 * The same script without characters beyond ASCII, each of which is escaped where it stands: in a name, a string or a
 * regular expression without the flag `u`. With a single character of two bytes in it Chrome holds all of a script in
 * two, and takes twice as long to read it off the pipe.
 */
export function inAscii(script: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return script.replaceAll(/[^\x00-\x7f]/g, escaped)
}
