import { styleText } from 'node:util'
import type { Severity } from '../../api/results.ts'
import type { ScoreBand } from '../view/scores.ts'
import type { Link } from './links.ts'

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue'

/** Puts a style on text, or leaves it as it is where colours are off. */
export type Paint = (style: Style, text: string) => string

/** What is put on text. */
export interface Ink {
  paint: Paint
  link: Link
}

export function painter(color: boolean): Paint {
  return color ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text
}

export const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  error: 'red',
  warning: 'yellow',
  notice: 'blue',
}

export const BAND_STYLES: Readonly<Record<ScoreBand, Style>> = {
  good: 'green',
  middling: 'yellow',
  poor: 'red',
  none: 'dim',
}

const ASCII: Readonly<Record<string, string>> = {
  '…': '~',
  '→': '>',
  '–': '-',
  '·': '-',
  '•': '*',
  '✖': 'x',
  '✔': '+',
  '▲': '!',
  '●': 'i',
}

/** Our own signs for terminals that know no others than ASCII, each as wide as what it stands for. */
export function inAscii(text: string): string {
  return text.replace(/[…→–·✖✔▲●]/gu, sign => ASCII[sign]!)
}
