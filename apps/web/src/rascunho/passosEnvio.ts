import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { lugares } from '../guia/lugares.ts'
import type { Avaliacao } from './evaluateRascunho.ts'

/** Where each step leads: the ids of the places on the page. */
export const destinos = {
  evento: 'rascunho-evento',
  linha: 'rascunho-linha',
  imagens: lugares.imagens,
  justificativa: 'rascunho-justificativa',
  observacao: lugares.observacao,
  enviar: 'rascunho-enviar',
} as const

export const idDoItem = (sequencial: number): string => `item-${sequencial}`

export type PassoEnvio = {
  id: 'eventos' | 'correcoes' | 'imagens' | 'justificativa' | 'enviar'
  rotulo: string
  detalhe: string
  isFeito: boolean
  /** The element to go to. */
  destino: string
}

const plural = (n: number, um: string, muitos: string): string => (n === 1 ? `1 ${um}` : `${n} ${muitos}`)

const has = (avaliacao: Avaliacao, severidade: Motivo['severidade']): number[] =>
  [...avaliacao]
    .filter(([, { motivos }]) => motivos.some((motivo) => motivo.severidade === severidade))
    .map(([sequencial]) => sequencial)

/**
 * "O que falta": the steps from an empty form to a sent guide, the first undone being the next. Images and
 * justification appear only where some event asks for them; without them the guide may go, and waits (status 4, 5).
 */
export function listPassosEnvio(avaliacao: Avaliacao, exigidas: readonly ImagemExigida[]): PassoEnvio[] {
  const erros = has(avaliacao, 'erroFormulario')
  // A denied event wants none: the justification would not save it.
  const semJustificativa = [...avaliacao.values()].filter(
    ({ decisao }) => decisao === 'pendenteJustificativa',
  )
  const iniciais = exigidas.filter((exigida) => exigida.momento === 'inicial')
  const faltam = iniciais.filter((exigida) => !exigida.atendida).length
  const passos: PassoEnvio[] = [
    {
      id: 'eventos',
      rotulo: 'Incluir os eventos',
      detalhe: avaliacao.size === 0 ? 'Nenhum evento ainda' : plural(avaliacao.size, 'evento', 'eventos'),
      isFeito: avaliacao.size > 0,
      destino: destinos.evento,
    },
  ]
  if (erros.length > 0) {
    passos.push({
      id: 'correcoes',
      rotulo: 'Corrigir o preenchimento',
      detalhe: plural(erros.length, 'evento com erro', 'eventos com erro'),
      isFeito: false,
      destino: idDoItem(erros[0] ?? 0),
    })
  }
  if (iniciais.length > 0) {
    passos.push({
      id: 'imagens',
      rotulo: 'Anexar as imagens iniciais',
      detalhe: faltam === 0 ? 'Todas anexadas' : plural(faltam, 'imagem falta', 'imagens faltam'),
      isFeito: faltam === 0,
      destino: destinos.imagens,
    })
  }
  if (semJustificativa.length > 0) {
    passos.push({
      id: 'justificativa',
      rotulo: 'Escrever a justificativa técnica',
      detalhe: plural(semJustificativa.length, 'evento pede', 'eventos pedem'),
      isFeito: false,
      destino: destinos.justificativa,
    })
  }
  passos.push({
    id: 'enviar',
    rotulo: 'Enviar a guia',
    detalhe: 'Ctrl + Enter',
    isFeito: false,
    destino: destinos.enviar,
  })
  return passos
}
