import type { cadastro } from '@portal/contract/cadastro.ts'
import { findFaltaValidade, toNumeroDocumento } from '@portal/domain/cadastro/alvara.ts'
import { createProtocolo } from '../acesso/sessao.store.ts'
import type { Context, Handler, PreparedHandler } from '../http/handler.ts'
import { putCopias } from '../imagem/copia.ts'
import type { Decodificada } from '../imagem/decoder/decode.ts'
import { decodeUpload } from '../imagem/decodeUpload.ts'
import { holdConteudo } from '../imagem/retencao.store.ts'
import { countSegundosDoDia } from '../runtime/clock.ts'
import { findAlvara, type LinhaAlvara, lockAlvara, type Renovacao } from './alvara.store.ts'
import {
  countEnvios,
  countRenovacoes,
  openRenovacao,
  saveProtocolo,
  submitRenovacao,
  updateArquivo,
  updateDados,
} from './renovacao.store.ts'
import { toAlvara } from './toAlvara.ts'

/** Far more than a clinic renews in a day; each keeps a file for good. */
export const RENOVACOES_DIA = 20

/** Two for each renewal: 200 MB in a day at most, whatever is replaced of it. */
export const ARQUIVOS_DIA = 2 * RENOVACOES_DIA

type Chamada = Context<typeof cadastro.updateAlvara> | Context<typeof cadastro.uploadAlvara>

/**
 * Whether what was sent for one renewal would go to another: `vista` is the newest one when the call came, `atual` when
 * it writes. What came while none was under way goes to the one that was begun meanwhile.
 */
function isOutra(vista: Renovacao | null, atual: Renovacao | null): boolean {
  if (vista?.id === atual?.id) return vista?.situacao !== atual?.situacao
  const isEmCurso = vista !== null && vista.situacao !== 'recusada'
  return isEmCurso || atual?.situacao !== 'aberta'
}

/**
 * Does a part of a renewal: in the one that is open, or in a new one. With all its parts it goes to review under a
 * protocol, and the operator's side is told. Refuses a permit of nobody or of another provider, one in review, and one whose renewal was
 * decided since the call saw it (`vista`, of a call that prepares).
 */
async function renew(
  chamada: Chamada,
  write: (idRenovacao: number, alvara: LinhaAlvara) => Promise<void>,
  vista?: Renovacao | null,
) {
  const { db, sessao, services, params, agora, hoje, fail, trilha } = chamada
  const { codigoCredenciado } = sessao
  trilha({ objeto: `renovação do alvará ${params.id}` })
  const alvara = await lockAlvara(db, codigoCredenciado, params.id)
  if (!alvara) return fail('API-CAD-0001')
  const { renovacao } = alvara
  if (renovacao?.situacao === 'emAnalise') return fail('API-CAD-0005')
  if (vista !== undefined && isOutra(vista, renovacao)) return fail('API-CAD-0005')
  const isAberta = renovacao?.situacao === 'aberta'
  if (!isAberta && (await countRenovacoes(db, codigoCredenciado, hoje)) >= RENOVACOES_DIA)
    return fail('API-CAD-0006', [], countSegundosDoDia(agora))
  const id = isAberta ? renovacao.id : await openRenovacao(db, codigoCredenciado, alvara.id, agora)
  await write(id, alvara)
  if (await submitRenovacao(db, id, agora)) {
    await saveProtocolo(db, id, await createProtocolo(db, hoje))
    await services.jobs.enqueue(db, 'reviewAlvara', { codigoCredenciado, id }, services.config.ritmoSegundos)
  }
  const depois = await findAlvara(db, codigoCredenciado, alvara.id)
  return depois ? toAlvara(depois, hoje) : fail('API-CAD-0001')
}

export const updateAlvara: Handler<typeof cadastro.updateAlvara> = (context) => {
  const { db, body, agora, hoje, fail } = context
  const { dataValidade } = body
  const numero = toNumeroDocumento(body.numero)
  return renew(context, async (id, alvara) => {
    const mensagem = findFaltaValidade(dataValidade, alvara.dataValidade, hoje)
    const faltas = [
      ...(numero === undefined ? [{ campo: 'numero', mensagem: 'Informe o número do documento.' }] : []),
      ...(mensagem ? [{ campo: 'dataValidade', mensagem }] : []),
    ]
    if (numero === undefined || faltas.length > 0) return fail('API-CAD-0004', faltas)
    await updateDados(db, id, { numero, dataValidade }, agora)
  })
}

/** The file is decoded while the call holds no connection, as an image of a guide is (uploadImagem.ts). */
export const uploadAlvara: PreparedHandler<typeof cadastro.uploadAlvara> = {
  prepare: async (context) => {
    const { params, sessao, read, fail } = context
    const visto = await read((db) => findAlvara(db, sessao.codigoCredenciado, params.id))
    if (!visto) return fail('API-CAD-0001')
    const decodificada = await decodeUpload(context)
    return (inTransaction) =>
      renew(inTransaction, (id) => keepArquivo(inTransaction, id, decodificada), visto.renovacao)
  },
}

async function keepArquivo(
  { db, sessao, upload, services, agora, hoje, fail }: Context<typeof cadastro.uploadAlvara>,
  idRenovacao: number,
  decodificada: Decodificada,
): Promise<void> {
  if ((await countEnvios(db, sessao.codigoCredenciado, hoje)) >= ARQUIVOS_DIA)
    return fail('API-CAD-0006', [], countSegundosDoDia(agora))
  const { sha256, bytes, nome } = upload
  await holdConteudo(db, sha256)
  await putCopias(services.arquivos, sha256, upload.open(), decodificada)
  const { tipo, seguintes, contraste } = decodificada
  const paginasTela = 1 + seguintes.length
  const arquivo = { nomeArquivo: nome, tipo, bytes, paginasTela, contraste, sha256, enviadoEm: agora }
  await updateArquivo(db, idRenovacao, arquivo, hoje)
}
