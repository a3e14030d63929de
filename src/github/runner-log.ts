import { cutEnd } from '../text/cut.ts'
import { withoutControls, withoutControlsButStyles } from '../text/safe-lines.ts'

/**
 * The log of a runner. Its commands are written here and not by @actions/core, since loading that brings a second
 * HTTP client along, which would double the time to the first line.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */

/** A runner cuts the message of an annotation there, in the middle of what it says. */
const MAX_ANNOTATION = 4096

export type AnnotationLevel = 'notice' | 'warning' | 'error'

export interface AnnotationProperties {
  title: string
  /** Path from the top of the repository. */
  file?: string
  line?: number
}

/** Writes to the log of a runner; no text can be taken for a command. */
export interface RunnerLog {
  info(text: string): void
  /** Lines under a title that are folded away; all of it at once, so that nothing else gets in between. */
  group(title: string, lines: readonly string[]): void
  /** Text with styles, as the report is rendered for a terminal. */
  show(text: string): void
  /** Shown as an annotation too. */
  notice(text: string): void
  warning(text: string): void
  error(text: string): void
  /** Shown with a title, and beside the code where a file is named. */
  annotate(level: AnnotationLevel, properties: AnnotationProperties, text: string): void
  /** Shown when debug logging is on. */
  debug(text: string): void
}

/**
 * @param redact takes secrets out of a text
 * @param write takes a line with its end
 */
export function createRunnerLog(redact: (text: string) => string, write: (line: string) => void): RunnerLog {
  // Before the secrets, since one of these characters would hide a secret.
  const safe = (text: string) => withoutCommands(redact(withoutControls(text)))
  const annotation = (level: AnnotationLevel) => (text: string) =>
    write(commandLine(level, cutEnd(safe(text), MAX_ANNOTATION)))
  return {
    info: text => write(`${safe(text)}\n`),
    group(title, lines) {
      const shown = lines.map(line => `${safe(line)}\n`).join('')
      write(`${commandLine('group', safe(title))}${shown}${commandLine('endgroup', '')}`)
    },
    show: text => write(`${withoutCommands(redact(withoutControlsButStyles(text)))}\n`),
    notice: annotation('notice'),
    warning: annotation('warning'),
    error: annotation('error'),
    annotate(level, properties, text) {
      const shown = Object.entries(properties).map(
        ([name, value]) => `${name}=${inProperty(safe(`${value}`))}`,
      )
      write(commandLine(`${level} ${shown.join(',')}`, cutEnd(safe(text), MAX_ANNOTATION)))
    },
    debug: text => write(commandLine('debug', safe(text))),
  }
}

/** Asks the runner to show `***` wherever a secret turns up. */
export function maskCommand(secret: string): string {
  return commandLine('add-mask', secret)
}

function commandLine(command: string, text: string): string {
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return `::${command}::${escaped}\n`
}

const PROPERTY_ESCAPES: Readonly<Record<string, string>> = {
  '%': '%25',
  '\r': '%0D',
  '\n': '%0A',
  ':': '%3A',
  ',': '%2C',
}

/** Escapes a value so that it ends neither the property nor the command. */
function inProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, character => PROPERTY_ESCAPES[character]!)
}

/**
 * Makes text harmless: a runner reads `::command::` at the start of a line (after blanks) and `##[command]` anywhere.
 * It takes other line ends for the start of a line too; these have gone before.
 */
export function withoutCommands(text: string): string {
  return text.replace(/^(\s*):(?=:)/gm, '$1:\u200b').replace(/##(?=\[)/g, '#\u200b#')
}
