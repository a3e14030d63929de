import { SettingsError } from '../settings/settings-error.ts'

/** Where `serve` was to listen, as its flags say it. */
interface Address {
  host: string
  port: number
  /** What stands before the names of the two flags. */
  prefix: '' | 'metrics-'
}

/** Why a service cannot listen, as a wrong flag where it is one of them; else the error as it is. */
export function listenProblem(error: unknown, { host, port, prefix }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new SettingsError(
        `${prefix}port: ${port} is in use on ${host}; give another one, or 0 for any that is free`,
      )
    case 'EACCES':
    case 'EPERM':
      return new SettingsError(
        `${prefix}port: ${port} needs rights that this process does not have; give one from 1024 up`,
      )
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new SettingsError(
        `${prefix}host: "${host}" is not an address of this machine; give one such as 127.0.0.1`,
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAI_FAIL':
      return new SettingsError(`${prefix}host: "${host}" has no address; give one such as 127.0.0.1`)
    default:
      return error
  }
}
