import { isAprovado } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { freezeImagens } from '../../guia/fatos/imagemPresente.store.ts'
import { type GuiaCarregada, loadGuia } from '../../guia/fatos/loadGuia.ts'
import { acaoVinculo, insertHistorico } from '../../guia/registro/historico.store.ts'
import { toAutor } from '../../guia/reply/situacao.ts'
import { listExigidas } from '../../imagem/eventosImagem.ts'
import { type ImagemNova, insertImagem } from '../../imagem/imagem.store.ts'
import { tellCopias, toCopia } from '../../vinculoExame/copiaExame.ts'
import {
  type ExamePronto,
  insertCiencia,
  listImagensExame,
  listProntosDasFichas,
} from '../../vinculoExame/vinculoExame.store.ts'
import { credenciadoOf } from '../guia/gerador.ts'
import type { Cena } from './cena.data.ts'
import {
  actAs,
  countRecebido,
  dropDocumentacao,
  findGuiaEmTratamento,
  findGuiaInicial,
  linkFormulario,
  touchGuia,
} from './paciente.store.ts'
import type { Palco } from './palco.ts'

const MEIA_HORA = 30 * 60_000

/** What the requester did with what came: linked it to the guide of the patient, or said that none needs it. */
export async function settleExame(
  palco: Palco,
  { credenciado, destino }: Cena,
  ficha: number,
): Promise<void> {
  const { db } = palco
  await countRecebido(db)
  await actAs(db, credenciado)
  const [pronto] = await listProntosDasFichas(db, credenciado, [ficha])
  if (!pronto) return
  if (destino === 'guia') return linkToTratamento(palco, pronto)
  if (destino === 'guiaInicial') return linkToInicial(palco, pronto)
  const { numeroSolicitacao, recebidaEm } = pronto
  const em = new Date(recebidaEm.getTime() + MEIA_HORA)
  await insertCiencia(db, { codigoCredenciado: credenciado, numeroSolicitacao, em, login: credenciado })
}

/** What came of an exam, copied into a guide at an instant as the call does; answers the copies. */
async function copyExame(
  { db, tabela }: Palco,
  carregada: GuiaCarregada,
  { codigoCredenciado, codigoAssociado, numeroFichaRadiologia, eventos }: ExamePronto,
  em: Date,
): Promise<ImagemNova[]> {
  const { numeroFicha } = carregada.guia
  const exigidas = await listExigidas(db, tabela, carregada)
  const pedidos = eventos.filter(isAprovado)
  const copias = (await listImagensExame(db, [numeroFichaRadiologia])).map((imagem) =>
    toCopia({ ...imagem, pedidos }, exigidas, em),
  )
  for (const copia of copias) {
    await insertImagem(db, { numeroFicha, codigoCredenciado, codigoAssociado }, copia)
  }
  return copias
}

/** The initial orthodontic guide was sent with the exam (`fichasVinculoImagens`, Spec §7). */
async function linkToInicial(palco: Palco, pronto: ExamePronto): Promise<void> {
  const { db, tabela, hoje } = palco
  const { codigoCredenciado, codigoAssociado, recebidaEm, numeroFichaRadiologia } = pronto
  const alvo = await findGuiaInicial(db, codigoCredenciado, codigoAssociado, recebidaEm)
  const carregada = alvo && (await loadGuia(db, tabela, hoje, codigoCredenciado, alvo.numeroFicha))
  if (!carregada) return
  await dropDocumentacao(db, carregada.guia)
  const copias = await copyExame(palco, { ...carregada, imagens: [] }, pronto, alvo.em)
  await freezeImagens(db, alvo.numeroFicha, 'send', alvo.em)
  await linkFormulario(db, carregada.guia, numeroFichaRadiologia, tellCopias(copias))
}

/** As the call does, to the one guide that is being done: its images answer for nothing that the guide waited for. */
async function linkToTratamento(palco: Palco, pronto: ExamePronto): Promise<void> {
  const { db, tabela, hoje } = palco
  const { codigoCredenciado, codigoAssociado, recebidaEm } = pronto
  const alvo = await findGuiaEmTratamento(db, codigoCredenciado, codigoAssociado)
  const carregada = alvo && (await loadGuia(db, tabela, hoje, codigoCredenciado, alvo.numeroFicha))
  if (!carregada) return
  const { numeroFicha, statusFicha, codigoEtapaAtual } = carregada.guia
  const em = new Date(Math.max(recebidaEm.getTime(), alvo.em.getTime()) + MEIA_HORA)
  const copias = await copyExame(palco, carregada, pronto, em)
  await insertHistorico(db, {
    numeroFicha,
    codigoCredenciado,
    em,
    autor: toAutor(credenciadoOf(codigoCredenciado)),
    acao: acaoVinculo,
    deStatus: statusFicha,
    paraStatus: statusFicha,
    deEtapa: codigoEtapaAtual,
    paraEtapa: codigoEtapaAtual,
    motivo: tellCopias(copias),
  })
  await touchGuia(db, codigoCredenciado, numeroFicha, em)
}
