import type { Morte, Resto } from './killRepasses.ts'
import type { Round } from './round.ts'

const columns = [
  ['rodada', (_round: Round, at: number) => String(at)],
  ['gravações', (round: Round) => String(round.writes)],
  ['senhas', (round: Round) => String(round.changes)],
  ['perdidas', (round: Round) => String(round.lost.length)],
  ['dobradas', (round: Round) => String(round.doubled.length)],
  ['recusadas', (round: Round) => String(round.refused)],
  ['5xx crus', (round: Round) => String(round.raw)],
  ['503', (round: Round) => String(round.unavailable)],
  ['503 fora', (round: Round) => String(round.misplaced)],
  ['outros', (round: Round) => String(round.harm.length)],
  ['volta (ms)', (round: Round) => round.recoveryMs.toFixed(0)],
  ['maior (ms)', (round: Round) => round.longestMs.toFixed(0)],
  ['', (round: Round) => (round.ok ? 'ok' : 'FALHA')],
] as const

const say = (text: string) => process.stdout.write(`${text}\n`)

export function printHeader(title: string): void {
  say(`\n== ${title}`)
  say(columns.map(([name]) => name.padStart(10)).join(' '))
}

export function printRound(round: Round, at: number): void {
  say(columns.map(([, cell]) => cell(round, at).padStart(10)).join(' '))
  for (const codigo of new Set(round.recusas)) say(`           recusada: ${codigo}`)
  for (const lost of round.lost.slice(0, 5)) say(`           perdida: ${lost}`)
  for (const doubled of round.doubled.slice(0, 5)) say(`           dobrada: ${doubled}`)
  for (const harm of round.harm.slice(0, 5)) say(`           outro credenciado: ${harm}`)
  for (const senha of round.senha) say(`           senha: ${senha}`)
}

const showResto = ({ guias, repasses }: Resto) => `${guias} + ${repasses}`.padStart(12)

export function printMortes(title: string): void {
  say(`\n== ${title}`)
  say('    rodada  guias e repasses devidos   restaram')
}

export function printMorte({ devidas, restaram }: Morte, at: number): void {
  say(`${String(at).padStart(10)} ${showResto(devidas).padStart(25)} ${showResto(restaram).padStart(10)}`)
}

export function printCheck(name: string, ok: boolean, detail: string): void {
  say(`${ok ? 'ok   ' : 'FALHA'} ${name}: ${detail}`)
}

/** What this machine does not let us try: neither passed nor failed. */
export function printNotRun(name: string, reason: string): void {
  say(`\n== ${name}: não executada (${reason})`)
}

export function printTotals(passed: number, failed: number): void {
  say(`\n${passed} passed, ${failed} failed`)
}
