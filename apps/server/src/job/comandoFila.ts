import { formatInstante } from '../runtime/clock.ts'
import type { FiltroMorta, TarefaMorta } from './filaMorta.ts'
import { type Fila, filas } from './filas.ts'

export type Comando = { acao: 'list' } | { acao: 'requeue'; filtro: FiltroMorta }

export const USO = `Uso:
  npm run fila -- list                       tarefas que falharam todas as vezes
  npm run fila -- requeue <id|fila|tudo>     devolve à fila uma tarefa, as de uma fila, ou todas
Filas: ${filas.join(', ')}`

const isFila = (text: string): text is Fila => filas.some((fila) => fila === text)

function readFiltro(alvo: string): FiltroMorta | undefined {
  if (alvo === 'tudo') return {}
  if (isFila(alvo)) return { sourceName: alvo }
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(alvo) ? { ids: [alvo] } : undefined
}

/** What the command's arguments ask for; undefined when they ask for nothing it knows. */
export function readComando(args: readonly string[]): Comando | undefined {
  const [acao, alvo, ...demais] = args
  if (demais.length > 0) return undefined
  if (acao === 'list' && alvo === undefined) return { acao }
  const filtro = acao === 'requeue' && alvo !== undefined ? readFiltro(alvo) : undefined
  return filtro && { acao: 'requeue', filtro }
}

const titulos = ['id', 'fila', 'credenciado', 'guia', 'parada desde', 'tentativas', 'erro']

/** The steps as a table of text, a line each. */
export function drawMortas(mortas: readonly TarefaMorta[]): string {
  if (mortas.length === 0) return 'Nenhuma tarefa parada.\n'
  const linhas = mortas.map((morta) => [
    morta.id,
    morta.fila,
    String(morta.codigoCredenciado),
    morta.numeroFicha === undefined ? '-' : String(morta.numeroFicha),
    formatInstante(morta.desde),
    String(morta.tentativas),
    morta.erro,
  ])
  const larguras = titulos.map((titulo, i) =>
    Math.max(titulo.length, ...linhas.map((linha) => linha[i]?.length ?? 0)),
  )
  const draw = (celulas: readonly string[]) =>
    celulas
      .map((celula, i) => celula.padEnd(larguras[i] ?? 0))
      .join('  ')
      .trimEnd()
  return `${[titulos, ...linhas].map(draw).join('\n')}\n`
}
