import type {
  ExamePronto as ExameProntoReply,
  ImagemExame as ImagemExameReply,
} from '@portal/contract/vinculoExame.ts'
import { isAprovado } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { findAssociadosPorCodigo, toResumo } from '../associado/associado.store.ts'
import type { Db } from '../db/client.ts'
import type { CallServices } from '../http/services.ts'
import type { Sessao } from '../http/sessao.ts'
import { type ExamePronto, type ImagemExame, type LinhaVinculo, listVinculos } from './vinculoExame.store.ts'

type Leitor = {
  db: Db
  sessao: Pick<Sessao, 'codigoCredenciado'>
  services: Pick<CallServices, 'regras'>
  hoje: string
}

/** The guides that have some of the copies, each with when its first came and whether one of them is evidence. */
export function groupVinculos(linhas: readonly LinhaVinculo[]): ExameProntoReply['vinculos'] {
  const porGuia = new Map<number, LinhaVinculo[]>()
  for (const linha of linhas)
    porGuia.set(linha.numeroFicha, [...(porGuia.get(linha.numeroFicha) ?? []), linha])
  return [...porGuia].map(([numeroFicha, copias]) => ({
    numeroFicha,
    em: new Date(Math.min(...copias.map(({ em }) => em.getTime()))).toISOString(),
    congelada: copias.some(({ congelada }) => congelada),
  }))
}

/** The exams as the screens list them. */
export async function toExamesProntos(
  { db, sessao, services, hoje }: Leitor,
  prontos: readonly ExamePronto[],
): Promise<ExameProntoReply[]> {
  const tabela = await services.regras.get()
  const [vinculos, associados] = await Promise.all([
    listVinculos(
      db,
      sessao.codigoCredenciado,
      prontos.map(({ numeroFichaRadiologia }) => numeroFichaRadiologia),
    ),
    findAssociadosPorCodigo(db, [...new Set(prontos.map(({ codigoAssociado }) => codigoAssociado))]),
  ])
  return prontos.flatMap((pronto) => {
    const associado = associados.get(pronto.codigoAssociado)
    if (!associado) return []
    const { numeroFichaRadiologia, numeroSolicitacao, imagens, recebidaEm, cienteEm } = pronto
    return {
      numeroFichaRadiologia,
      numeroPedido: numeroSolicitacao,
      associado: toResumo(associado, hoje),
      eventos: pronto.eventos.filter(isAprovado).map(({ codigoEvento, locais, justificativa }) => ({
        codigo: codigoEvento,
        descricao: tabela.find(codigoEvento)?.descricao ?? codigoEvento,
        locais: locais.map(({ codigoLocal }) => codigoLocal),
        justificativa,
      })),
      imagens,
      recebidaEm: recebidaEm.toISOString(),
      vinculos: groupVinculos(vinculos.filter(({ origemFicha }) => origemFicha === numeroFichaRadiologia)),
      cienteEm: cienteEm?.toISOString() ?? null,
    }
  })
}

/** An image of an exam, with the guides that have a copy of it. */
export function toImagemExame(imagem: ImagemExame, vinculos: readonly LinhaVinculo[]): ImagemExameReply {
  const { numeroFicha, sequencial, nomeArquivo, tipo, bytes, paginas, paginasTela, dente, enviadaEm } = imagem
  const copias = vinculos.filter(
    ({ origemFicha, origemSequencial }) => origemFicha === numeroFicha && origemSequencial === sequencial,
  )
  return {
    numeroFicha,
    sequencial,
    nomeArquivo,
    tipo,
    bytes,
    paginas,
    paginasTela,
    dente,
    enviadaEm: enviadaEm.toISOString(),
    vinculos: groupVinculos(copias),
  }
}
