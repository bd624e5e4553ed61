import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'

// The shell without a window first: the same engine, and half the processor's time.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser for the tests: `CHROMIUM_PATH`, or else the machine's own; undefined when there is none. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen === undefined || chosen === '') return places.find(isExecutable)
  if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH não é um programa: ${chosen}`)
  return chosen
}

const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * How the journeys start it. A page of theirs lives too short for its code to be compiled again for speed: that takes the
 * processor more than it gives back.
 */
export const journeyArgs = [...sandbox, '--js-flags=--no-opt --no-maglev']

/** How the page tests start it. One document of theirs serves hundreds: what compiles quickly gives back more than it takes. */
export const pageArgs = [...sandbox, '--js-flags=--no-opt']

async function run(command, args) {
  console.error(`> ${command} ${args.join(' ')}`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const code = await once(spawn(command, args, options), 'close').then(
    ([exitCode]) => exitCode,
    // There is no such program on this machine.
    () => undefined,
  )
  return code === 0
}

/**
 * Installs Debian's shell of Chromium unless it is there, though another browser is: it takes half the time. Where it does
 * not come, the other serves. Raises an error that says what to do by hand where there is none.
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found === places[0] || process.env.CHROMIUM_PATH || (found && !isExecutable('/usr/bin/apt-get'))) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const aptGet = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args]
    return run(command, rest)
  }
  console.error('Os testes usam o Chromium sem janela: instalando o da distribuição.')
  const install = (name) => aptGet('install', '-y', '--no-install-recommends', name)
  const isInstalled =
    (await aptGet('update')) &&
    ((await install('chromium-headless-shell')) || (!found && (await install('chromium'))))
  if ((isInstalled || found) && findChromium() !== undefined) return
  throw new Error(
    'Não foi possível instalar o Chromium. Instale-o (apt-get install chromium) ou informe o caminho de um ' +
      'Chromium ou Chrome em CHROMIUM_PATH.',
  )
}
