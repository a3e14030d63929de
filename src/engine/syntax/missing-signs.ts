const SCRIPT = /\/wp-includes\/js\/(?:wp-emoji-release|wp-emoji|twemoji)(?:\.min)?\.js$/

/** Whether a script is what WordPress loads in browsers alone that lack signs, as where no font of a machine has them. */
export function drawsMissingSigns(pathname: string): boolean {
  return SCRIPT.test(pathname)
}
