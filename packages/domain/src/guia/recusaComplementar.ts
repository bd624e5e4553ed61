import type { DecisaoEvento } from '../evento/decideEvento.ts'
import type { Motivo } from '../evento/motivo.ts'

const FALTAS: Readonly<Record<Exclude<DecisaoEvento, 'aprovado' | 'negado'>, string>> = {
  analise: 'precisa da análise da auditoria, que a guia complementar não tem.',
  pendenteImagem: 'precisa de imagem.',
  pendenteJustificativa: 'precisa de justificativa técnica, que a auditoria avalia.',
  pendenteImagemJustificativa: 'precisa de imagem e de justificativa técnica, que a auditoria avalia.',
}

type EventoRecusado = {
  descricao: string
  dente?: string | undefined
  regiao?: string | undefined
}

/**
 * Why a complementary guide does not take an event, and the way on: what the screen says before the sending and the
 * server when it refuses. `motivo` is the one that denies, where one does.
 */
export function explainRecusaComplementar(
  { descricao, dente, regiao }: EventoRecusado,
  decisao: DecisaoEvento,
  motivo: Pick<Motivo, 'texto'> | undefined,
): string {
  const onde = dente ? ` no dente ${dente}` : regiao ? ` na região ${regiao}` : ''
  const negado = motivo ? `seria negado (${motivo.texto}).` : 'seria negado.'
  const falta = decisao === 'aprovado' || decisao === 'negado' ? negado : FALTAS[decisao]
  const saida = decisao === 'pendenteImagem' ? 'Anexe a imagem, ou retire-o daqui e' : 'Retire-o daqui e'
  return `${descricao}${onde} ${falta} ${saida} inclua em uma guia principal.`
}
