// Finds the browser of the tests: the system's first, then one that Playwright downloaded.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { giveUp, say } from './toolchain.mjs'

/** Chromium without its windows: the same pages and scripts, and the tests take about half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const systemBrowsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function systemBrowser() {
  return [process.env.CHROME_PATH, ...systemBrowsers].find((path) => path && existsSync(path))
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function canInstallWithApt() {
  try {
    accessSync('/usr/bin/apt-get', constants.X_OK)
    return process.getuid?.() === 0
  } catch {
    return false
  }
}

function installWithApt(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: ['ignore', 'ignore', 'inherit'], env })
}

/** Makes sure that a browser is there; installs Debian's headless Chromium, or all of it, where that is possible. */
export async function ensureBrowser() {
  if ([process.env.CHROME_PATH, headlessShell].some((path) => path && existsSync(path))) return
  if (canInstallWithApt()) {
    say('Installing Chromium for the browser tests (Debian package, about a minute) …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    installWithApt('chromium-headless-shell')
    if (!systemBrowser()) installWithApt('chromium')
  }
  if (systemBrowser() ?? (await playwrightBrowser())) return
  giveUp(
    'The browser tests need Chromium. Install it (Debian and Ubuntu: sudo apt-get install chromium-headless-shell, or chromium; elsewhere: npx playwright install chromium) or name one with CHROME_PATH, and run this again.',
  )
}

/** Launch options that hold for the system's browser, also as root and without any network. */
export function launchOptions() {
  const executablePath = systemBrowser()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
