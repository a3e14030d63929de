import type { Protocol } from 'puppeteer-core'

/**
 * The phone that is played, as Lighthouse plays it, so that both see the same page.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js
 */
export const PHONE_SCREEN: Protocol.Emulation.SetDeviceMetricsOverrideRequest = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  mobile: true,
}

/**
 * The same phone, of which Chrome draws a tenth of the pixels in each direction: the page sees nothing of it, and without a
 * graphics card every frame of an animation is drawn by a processor. Pictures of the page have a scale of their own.
 */
export const THINLY_DRAWN_PHONE: Protocol.Emulation.SetDeviceMetricsOverrideRequest = {
  ...PHONE_SCREEN,
  scale: 0.1,
}

/** The screen of a desktop, as Lighthouse plays it. */
export const DESKTOP_SCREEN: Protocol.Emulation.SetDeviceMetricsOverrideRequest = {
  width: 1350,
  height: 940,
  deviceScaleFactor: 1,
  mobile: false,
}

/** The same desktop, drawn like {@link THINLY_DRAWN_PHONE}. */
export const THINLY_DRAWN_DESKTOP: Protocol.Emulation.SetDeviceMetricsOverrideRequest = {
  ...DESKTOP_SCREEN,
  scale: 0.1,
}

const MODEL = 'moto g power (2022)'
const ANDROID = '11'

/** What that phone says of itself, with the version of the Chrome that plays it. @param version as `142.0.7444.59` */
export function phoneUserAgent(version: string): Protocol.Emulation.SetUserAgentOverrideRequest {
  const major = version.split('.', 1)[0]!
  return {
    userAgent: `Mozilla/5.0 (Linux; Android ${ANDROID}; ${MODEL}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`,
    userAgentMetadata: {
      ...brandsOf(version),
      platform: 'Android',
      platformVersion: ANDROID,
      architecture: '',
      model: MODEL,
      mobile: true,
    },
  }
}

/** The same of a desktop. */
export function desktopUserAgent(version: string): Protocol.Emulation.SetUserAgentOverrideRequest {
  const major = version.split('.', 1)[0]!
  return {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    userAgentMetadata: {
      ...brandsOf(version),
      platform: 'macOS',
      platformVersion: '10.15.7',
      architecture: 'x86',
      model: '',
      mobile: false,
    },
  }
}

function brandsOf(version: string): Pick<Protocol.Emulation.UserAgentMetadata, 'brands' | 'fullVersionList'> {
  const brands = (number: string) => [
    { brand: 'Chromium', version: number },
    { brand: 'Google Chrome', version: number },
  ]
  return { brands: brands(version.split('.', 1)[0]!), fullVersionList: brands(version) }
}
