/**
 * `npm run test:faults`: kills the server and its database under writing load, stops the database, fills the disk,
 * cuts clients off and loses answers on the way, and counts that every acknowledged write is there exactly once and
 * that nobody else's call fails but by 503 with Retry-After; then kills the payment run, and counts that everything
 * is paid once. ROUNDS and REPLIES say how often. `npm run test:faults repasse` plays the part named: disco, portal or
 * repasse.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { auditTrail, auditWrites } from './audit.ts'
import { auditJobs } from './auditJobs.ts'
import { createBystander } from './bystander.ts'
import { mountDisk } from './disk.ts'
import { diskFull, listFaults } from './faultList.ts'
import { killRepasses } from './killRepasses.ts'
import { Ledger } from './ledger.ts'
import { buildPortal, findFreePort, startPortal } from './portal.ts'
import { loseReplies } from './replyLost.ts'
import {
  printCheck,
  printHeader,
  printMorte,
  printMortes,
  printNotRun,
  printRound,
  printTotals,
} from './report.ts'
import { type Fault, runRound, type Scene } from './round.ts'
import { logIn } from './session.ts'
import { createSupplies } from './supplies.ts'
import { TrocaSenha } from './trocaSenha.ts'

const rounds = Number(process.env.ROUNDS ?? '20')
const replies = Number(process.env.REPLIES ?? '200')

const results: boolean[] = []
function check(name: string, ok: boolean, detail: string): void {
  results.push(ok)
  printCheck(name, ok, detail)
}

async function runRounds(scene: Scene, fault: Fault): Promise<void> {
  printHeader(fault.title)
  for (let at = 1; at <= fault.rounds; at++) {
    const round = await runRound(scene, fault)
    results.push(round.ok)
    printRound(round, at)
  }
  const trail = await auditTrail(scene.dataDir)
  check('trilha de acesso íntegra', trail.ok, `${trail.linhas} linhas seladas`)
}

async function checkJobs({ dataDir, ledger }: Scene): Promise<void> {
  const { paid, unfinished, repeated, mispaid, dead } = await auditJobs(dataDir, ledger)
  const detail = `${paid} encaminhadas, ${unfinished} paradas, ${repeated} repetidas, ${mispaid} pagas errado, ${dead} mortas`
  check(
    'a operadora levou cada guia até o fim, uma vez',
    unfinished + repeated + mispaid + dead === 0,
    detail,
  )
}

/** Clinics that may do all that a visit takes; the others stand by or have a password to change. */
const [primeira, ...demais] = [100001, 100004, 100007] as const
/** Who asks for exams looks patients up too, and not for a clinic that has its visits. */
const [pedinte, ...unidades] = [100009, 100003, 100011] as const

type Play = (scene: Scene, port: number, restart: () => Promise<void>) => Promise<void>

/** A portal of its own with everybody at their places, until what is played on it is over. */
async function playOn(dataDir: string, play: Play): Promise<void> {
  const port = await findFreePort()
  const start = () => startPortal({ dataDir, port, env: { OPERADORA_RITMO: '1', LOG_LEVEL: 'error' } })
  let portal = await start()
  try {
    const { baseUrl } = portal
    const logInAll = (logins: readonly number[]) => Promise.all(logins.map((login) => logIn(baseUrl, login)))
    const session = await logIn(baseUrl, primeira)
    const solicitante = await logIn(baseUrl, pedinte)
    const scene = {
      baseUrl,
      dataDir,
      session,
      clinicas: [session, ...(await logInAll(demais))] as const,
      exames: (await logInAll(unidades)).map((unidade) => ({ solicitante, unidade })),
      ledger: new Ledger(),
      supplies: await createSupplies(dataDir),
      bystanders: [
        await createBystander(baseUrl, dataDir, 100002),
        await createBystander(baseUrl, dataDir, 300001),
      ],
      troca: new TrocaSenha(baseUrl, dataDir, 100010),
    }
    await play(scene, port, async () => {
      await portal.kill()
      portal = await start()
    })
    await checkJobs(scene)
  } catch (error) {
    throw new Error(`the portal said:\n${portal.said()}`, { cause: error })
  } finally {
    await portal.stop()
  }
}

const playFaults: Play = async (scene, port, restart) => {
  for (const fault of listFaults({ scene, port, rounds, restart })) await runRounds(scene, fault)

  const lost = await loseReplies({ ...scene, port, times: replies })
  const audit = await auditWrites(scene.dataDir, scene.ledger)
  const exact = audit.lost.length + audit.doubled.length + scene.ledger.refused.length === 0
  check(
    'resposta perdida depois da gravação',
    exact && lost.replayed === lost.writes,
    `${lost.writes} gravações, ${lost.replayed} repetições respondidas sem novo efeito`,
  )
  const capturas = scene.ledger.marksOf('captureSolicitacao').length
  const detail = `${audit.acknowledged} gravações, entre elas ${capturas} capturas de exame`
  check('tudo o que foi confirmado está lá uma vez', exact, detail)
}

async function playDiskFull(folder: string): Promise<void> {
  const disk = mountDisk(folder)
  if (typeof disk === 'string') return printNotRun('disco cheio', disk)
  try {
    await playOn(folder, (scene) => runRounds(scene, diskFull(disk, rounds)))
  } finally {
    disk.unmount()
  }
}

async function playRepasse(folder: string): Promise<void> {
  printMortes('kill -9 do servidor durante os repasses')
  const { mortes, emMeio, erros, detalhe } = await killRepasses(folder, rounds, printMorte)
  // A kill that comes when all is done tells nothing.
  check('as quedas vieram no meio do trabalho', emMeio * 2 > mortes.length, `${emMeio} de ${mortes.length}`)
  check('tudo o que era devido foi pago uma vez', erros.length === 0, [detalhe, ...erros].join('; '))
}

const parts: Readonly<Record<string, (root: string) => Promise<void>>> = {
  disco: (root) => playDiskFull(path.join(root, 'disco')),
  portal: (root) => playOn(path.join(root, 'portal'), playFaults),
  repasse: (root) => playRepasse(path.join(root, 'repasse')),
}
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}`)

const root = await mkdtemp(path.join(tmpdir(), 'portal-faults-'))
try {
  buildPortal()
  for (const [name, play] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue
    await play(root).catch((error: unknown) => {
      results.push(false)
      console.error(error)
    })
  }
} finally {
  await rm(root, { recursive: true, force: true })
}
const failed = results.filter((ok) => !ok).length
printTotals(results.length - failed, failed)
process.exitCode = failed === 0 ? 0 : 1
