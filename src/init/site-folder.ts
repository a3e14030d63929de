import { posix } from 'node:path'
import type { Checkout } from './checkout.ts'
import { type WrittenSetting, writtenSettings } from './written-settings.ts'

/** What `init` uses of a package.json. */
export interface Manifest {
  /** All of its dependencies, of whatever kind. */
  packages: ReadonlySet<string>
  scripts: ReadonlyMap<string, string>
  packageManager: string | undefined
  isWorkspace: boolean
}

export interface ConfigFile {
  /** From the root of the repository. */
  path: string
  settings: ReadonlyMap<string, WrittenSetting>
}

/** A folder of the repository that may hold a site. */
export class SiteFolder {
  readonly checkout: Checkout
  /** From the root of the repository, with slashes; `''` is the root. */
  readonly path: string
  readonly manifest: Manifest | undefined

  private constructor(checkout: Checkout, path: string, manifest: Manifest | undefined) {
    this.checkout = checkout
    this.path = path
    this.manifest = manifest
  }

  static async open(checkout: Checkout, path: string): Promise<SiteFolder> {
    return new SiteFolder(checkout, path, manifestOf(await checkout.read(posix.join(path, 'package.json'))))
  }

  /** A path of the folder, from the root of the repository. */
  inside(path: string): string {
    return posix.join(this.path, path)
  }

  has(path: string): Promise<boolean> {
    return this.checkout.isThere(this.inside(path))
  }

  async hasAny(paths: readonly string[]): Promise<string | undefined> {
    for (const path of paths) if (await this.has(path)) return path
    return undefined
  }

  read(path: string): Promise<string | undefined> {
    return this.checkout.read(this.inside(path))
  }

  /** The configuration of this name with any of the endings that JavaScript and TypeScript have. */
  async config(name: string): Promise<ConfigFile | undefined> {
    for (const ending of ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts']) {
      const found = await this.configFile(`${name}.${ending}`)
      if (found) return found
    }
    return undefined
  }

  async configFile(path: string): Promise<ConfigFile | undefined> {
    const source = await this.read(path)
    return source === undefined ? undefined : { path: this.inside(path), settings: writtenSettings(source) }
  }
}

function manifestOf(source: string | undefined): Manifest | undefined {
  const json = parsed(source)
  if (json === undefined) return undefined
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
  const packages = kinds.flatMap(kind => Object.keys(recordOf(json[kind])))
  const scripts = Object.entries(recordOf(json['scripts'])).flatMap(([name, command]) =>
    typeof command === 'string' ? [[name, command] as const] : [],
  )
  const packageManager = json['packageManager']
  return {
    packages: new Set(packages),
    scripts: new Map(scripts),
    packageManager: typeof packageManager === 'string' ? packageManager : undefined,
    isWorkspace: json['workspaces'] !== undefined,
  }
}

function parsed(source: string | undefined): Record<string, unknown> | undefined {
  if (source === undefined) return undefined
  try {
    const json = JSON.parse(source.replace(/^\uFEFF/, '')) as unknown
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
