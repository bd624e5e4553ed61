import {
  auditEvento,
  type Parecer,
  type PoliticaAuditoria,
} from '@portal/domain/auditoria/politicaAuditoria.ts'
import { isBloqueante } from '@portal/domain/evento/criterio/criterio.ts'
import { MAXIMO_LINHAS_GUIA } from '@portal/domain/evento/criterio/linhasGuia.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { isImagemDoEvento } from '@portal/domain/imagem/imagemExigida.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import {
  createContextoGuia,
  evaluateItens,
  type FatosGuia,
  type Julgado,
  toItem,
} from '../guia/fatos/fatosGuia.ts'
import { type GuiaCarregada, toEventoImagem } from '../guia/fatos/loadGuia.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'

/** A guide under audit. */
export type Caso = {
  fatos: FatosGuia
  carregada: GuiaCarregada
  tabela: TabelaRegras
  politica: PoliticaAuditoria
}

/**
 * What the policy says, by sequence number, of each event in analysis, and of each that was denied for one that falls.
 * What is denied stands for nothing: the rest is judged again without it, until nothing more falls.
 */
export function auditGuia(caso: Caso): ReadonlyMap<number, Parecer> {
  const { eventos } = caso.carregada
  const pareceres = new Map<number, Parecer>()
  const isVivo = ({ autorizacao, sequencialInclusao }: Evento) =>
    autorizacao !== autorizacaoEvento.negado && pareceres.get(sequencialInclusao)?.aprovado !== false
  let vivos: readonly Evento[] = []
  do {
    vivos = eventos.filter(isVivo)
    const julgados = judge(caso, vivos)
    vivos.forEach((evento, i) => {
      const parecer =
        evento.autorizacao === autorizacaoEvento.emAnalise ? audit(caso, evento, julgados[i]) : undefined
      if (parecer) pareceres.set(evento.sequencialInclusao, parecer)
    })
  } while (!vivos.every(isVivo))
  return new Map([...pareceres, ...auditLiberados(caso, vivos, pareceres)])
}

/**
 * What was denied when the guide was sent because of a line that the audit denies now: that reason has fallen, and it is
 * judged as if it had been sent without the other, and what denies it now takes the place of what did. Beyond the
 * form's lines it stays denied: a denied line takes its room. Nor does it come back at the cost of a line that stands.
 */
function auditLiberados(
  caso: Caso,
  vivos: readonly Evento[],
  pareceres: ReadonlyMap<number, Parecer>,
): Map<number, Parecer> {
  const liberados = new Map<number, Parecer>()
  let firmes = vivos
  for (const evento of caso.carregada.eventos.slice(0, MAXIMO_LINHAS_GUIA)) {
    const contra = findLinhaNegada(evento, pareceres)
    if (contra === undefined) continue
    const candidatos = [...firmes, evento].toSorted((a, b) => a.sequencialInclusao - b.sequencialInclusao)
    const julgados = judge(caso, candidatos)
    const derrubados = listDerrubados(evento, julgados, judge(caso, firmes))
    const julgado = withDerrubados(julgados[candidatos.indexOf(evento)], derrubados)
    const parecer = audit(caso, evento, julgado)
    if (!julgado || !parecer) continue
    liberados.set(evento.sequencialInclusao, { ...parecer, razao: explain(contra, julgado, parecer) })
    if (parecer.aprovado) firmes = candidatos
  }
  return liberados
}

/** The line that the audit denies and that the event was denied for. */
function findLinhaNegada(
  { autorizacao, motivos }: Evento,
  pareceres: ReadonlyMap<number, Parecer>,
): number | undefined {
  if (autorizacao !== autorizacaoEvento.negado) return undefined
  return motivos
    .flatMap(({ linha, severidade }) => (severidade === 'glosa' && linha !== undefined ? [linha] : []))
    .find((linha) => pareceres.get(linha)?.aprovado === false)
}

const isNegado = ({ motivos }: Julgado): boolean => motivos.some(isBloqueante)

/** The lines that stand without the event and would fall with it. */
function listDerrubados(
  { sequencialInclusao }: Evento,
  comEle: readonly Julgado[],
  semEle: readonly Julgado[],
): Julgado[] {
  const dePe = new Set(semEle.filter((julgado) => !isNegado(julgado)).map(({ item }) => item.sequencial))
  return comEle.filter(
    (julgado) =>
      julgado.item.sequencial !== sequencialInclusao &&
      dePe.has(julgado.item.sequencial) &&
      isNegado(julgado),
  )
}

/** The event that would have lines fall is denied for the first of them, by what it would have denied that one. */
function withDerrubados(julgado: Julgado | undefined, [derrubado]: readonly Julgado[]): Julgado | undefined {
  if (!julgado || !derrubado || isNegado(julgado)) return julgado
  const contrarios = derrubado.motivos
    .filter(isBloqueante)
    .map(({ correcao: _daOutra, ...motivo }) => ({ ...motivo, linha: derrubado.item.sequencial }))
  return { ...julgado, motivos: contrarios }
}

/** For the history: what fell, and what stands in the way now. */
function explain(contra: number, { motivos }: Julgado, { razao }: Parecer): string {
  const outra = motivos.find((motivo) => isBloqueante(motivo) && motivo.linha !== undefined)?.linha
  const agora = outra === undefined ? '' : `o evento ${outra} o impede: `
  return `O evento ${contra}, que o impedia, foi negado; ${agora}${razao}`
}

function judge({ fatos, carregada }: Caso, eventos: readonly Evento[]): Julgado[] {
  const { guia, imagens } = carregada
  const itens = eventos.map(toItem)
  const justificativa = guia.justificativaTecnica
  return evaluateItens(createContextoGuia(fatos, { momento: 'envio', itens, imagens, justificativa }))
}

/** What the policy says of an event; undefined of one whose rule is gone. */
function audit(
  { carregada, tabela, politica }: Caso,
  evento: Evento,
  julgado: Julgado | undefined,
): Parecer | undefined {
  const regra = tabela.find(evento.codigoEvento)
  if (!julgado || !regra) return undefined
  const { guia, imagens } = carregada
  const alvo = toEventoImagem(evento)
  return auditEvento(
    {
      regra,
      motivos: julgado.motivos,
      justificativa: guia.justificativaTecnica,
      imagens: imagens.filter((imagem) => imagem.momento === 'inicial' && isImagemDoEvento(imagem, alvo)),
    },
    politica,
  )
}
