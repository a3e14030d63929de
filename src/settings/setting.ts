import type { GroupName } from './groups.ts'
import type { Kind } from './kinds.ts'

/** One setting: all that inputs, flags, the config file, the help and the documents need to know of it. */
export interface Setting<T = unknown> {
  kind: Kind<T>
  /** Text of the default, read as an input would be; undefined where there is none. */
  default?: string
  /** The default in words, where it is not a plain value. */
  defaultWords?: string
  /** One sentence without its end, for tables and help. */
  description: string
  /** What it is about: help and README list it there. */
  group: GroupName
  /** At most two values as one writes them; of `$NAME` a secret with that name is the value. Left out where the kind says enough. */
  examples?: readonly [string] | readonly [string, string]
  /** Its value must never be shown. */
  secret?: true
  /** Default that `action.yml` itself has. */
  actionDefault?: string
  /** Who may set it. */
  setBy: SetBy
  /** It can be set in `overrides` for some pages. */
  overridable?: true
  /** It names a file or folder, which must be there where the caller of an action names it. */
  place?: Place
}

/**
 * `caller`: whoever starts the program, by an input or a flag alone. Such a setting decides where a secret goes, which
 * program runs, or which files are read and written. `anyone`: the config file too, which a pull request can bring.
 */
type SetBy = 'caller' | 'anyone'

/**
 * `workspace`: in the checkout. `runner`: there, or in the runner's own folder, where other actions put what they
 * download. `anywhere`: but what is named in the checkout must not lead out of it by a link.
 */
export type Place = 'workspace' | 'runner' | 'anywhere'

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S
type Value<S extends Pick<Setting, 'kind'>> = S['kind'] extends Kind<infer T> ? T : never

/** The values of some settings under their names in camel case. One without a default may be missing. */
export type ValuesOf<S extends Readonly<Record<string, Pick<Setting, 'kind' | 'default'>>>> = {
  [N in keyof S & string as S[N] extends { default: string } ? Camel<N> : never]: Value<S[N]>
} & {
  [N in keyof S & string as S[N] extends { default: string } ? never : Camel<N>]?: Value<S[N]>
}

/** The name of a setting as {@link ValuesOf} has it. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
