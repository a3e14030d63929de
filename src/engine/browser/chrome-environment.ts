/**
 * Variables of the environment that Chrome needs. No other is handed on: the environment of a run holds tokens, and a
 * browser that shows the pages of others must not have them.
 */
const NEEDED: ReadonlySet<string> = new Set(
  [
    ['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'LANGUAGE', 'TZ', 'TMPDIR', 'TMP', 'TEMP'],
    ['LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'XDG_RUNTIME_DIR', 'SSL_CERT_FILE'],
    ['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMDATA', 'PROCESSOR_ARCHITECTURE', 'NUMBER_OF_PROCESSORS'],
  ].flat(),
)
const PROXIES: ReadonlySet<string> = new Set(['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'])

/**
 * The environment that Chrome is started with.
 *
 * @param folder for what Chrome writes beside its profile
 */
export function chromeEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue
    const upper = name.toUpperCase()
    if (NEEDED.has(upper) || upper.startsWith('LC_')) kept[name] = value
    if (PROXIES.has(upper)) kept[name] = withoutPassword(value)
  }
  // Elsewhere the names of Chrome's sockets would become too long for the system.
  if (process.platform === 'linux') kept['TMPDIR'] = folder
  return { ...kept, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder }
}

function withoutPassword(proxy: string): string {
  return proxy.replace(/\/\/[^/]*@/, '//')
}
